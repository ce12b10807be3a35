import { ApiError } from '@sounding/api-client';
import { Breadcrumbs, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { FailedPage } from '../../../features/page/FailedPage';
import { RoutePage } from '../../../features/page/RoutePage';
import { idIn } from '../../../features/page/routeParameters';
import { paths } from '../../../paths';
import { queriesOf } from '../../../queries';
import { servicesContext, useServices, type LoaderArguments } from '../../../services';
import { UpdateEditor } from './UpdateEditor';

const title = 'Add an update';

/** Starts the request; an update can be written before the answer comes. */
export function loader({ params, context }: LoaderArguments) {
  const { queryClient, api } = context.get(servicesContext);
  // A failure is the page's own to show.
  queryClient.query(queriesOf(api).projects.questions(idIn(params))).catch(() => undefined);
  return null;
}

/** The Updates tab's add form standing alone; it leads back to that tab (OPEN-80). */
export function Component() {
  const projectId = idIn(useParams());
  const questions = useQuery(queriesOf(useServices().api).projects.questions(projectId));
  const navigate = useNavigate();
  const overview = paths.projectOverview(projectId);
  const updates = `${overview}?tab=updates`;
  const { data, error } = questions;
  // There is nothing that an update could be added to.
  if (data === undefined && error instanceof ApiError && error.status === 404)
    return <FailedPage error={error} kind="missing" />;

  return (
    <Stack>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.projects },
          { label: 'Project Overview', href: overview },
          { label: title },
        ]}
      />
      <RoutePage title={title}>
        <UpdateEditor
          key={projectId}
          projectId={projectId}
          update={null}
          about={null}
          questions={questions}
          onDone={() => void navigate(updates)}
        />
      </RoutePage>
    </Stack>
  );
}
