import {
  defaultProjectView,
  projectViewHeading,
  projectViewLabels,
  projectViews,
  type ProjectView,
} from '@sounding/domain/project';
import { Link, Tabs } from '@sounding/ui';
import { useAddressSearch } from '../../addressSearch';
import { RoutePage } from '../../features/page/RoutePage';
import { paths } from '../../paths';
import { servicesContext, type LoaderArguments } from '../../services';
import { ProjectTable } from './ProjectTable';
import { UnsavedWork } from './UnsavedWork';
import { queriesOf } from '../../queries';

/** Starts the request; the page shows at once and fills in when the answer comes. */
export function loader({ context }: LoaderArguments) {
  const { queryClient, api } = context.get(servicesContext);
  // The page itself shows a failure.
  queryClient.query(queriesOf(api).projects.list()).catch(() => undefined);
  return null;
}

/** A researcher's home: every project of theirs, in four views. */
export function Component() {
  const { search, replaceBy } = useAddressSearch();
  const view = viewIn(search);
  return (
    <RoutePage
      title={projectViewHeading(view)}
      action={
        <Link href={paths.newProject} variant="primary">
          Create new project
        </Link>
      }
    >
      <UnsavedWork />
      <Tabs
        label="Show projects"
        tabs={projectViews.map((id) => ({
          id,
          label: projectViewLabels[id],
          content: <ProjectTable view={id} />,
        }))}
        selectedId={view}
        onSelect={(id) => replaceBy(id === defaultProjectView ? {} : { view: id })}
      />
    </RoutePage>
  );
}

function viewIn(search: URLSearchParams): ProjectView {
  const asked = search.get('view');
  return projectViews.find((view) => view === asked) ?? defaultProjectView;
}
