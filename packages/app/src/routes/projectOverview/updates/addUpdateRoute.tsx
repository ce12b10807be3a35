import { ApiError } from '@sounding/api-client';
import { Breadcrumbs, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { FailedPage } from '../../../features/page/FailedPage';
import { RoutePage } from '../../../features/page/RoutePage';
import { idIn } from '../../../features/page/routeParameters';
import { paths } from '../../../paths';
import { queriesOf } from '../../../queries';
import { servicesContext, useServices, type LoaderArguments } from '../../../services';
import { UpdateEditor } from './UpdateEditor';

const pageName = 'Add an update';

/** Starts the requests; an update can be written before the answers come. */
export function loader({ params, context }: LoaderArguments) {
  const { queryClient, api } = context.get(servicesContext);
  const queries = queriesOf(api).projects;
  // The page itself shows a failure.
  const ignore = () => undefined;
  queryClient.query(queries.questions(idIn(params))).catch(ignore);
  queryClient.query(queries.summary(idIn(params))).catch(ignore);
  return null;
}

/** The Updates tab's add form standing alone; it leads back to that tab (OPEN-80). */
export function Component() {
  const projectId = idIn(useParams());
  const queries = queriesOf(useServices().api).projects;
  const questions = useQuery(queries.questions(projectId));
  const { data: project } = useQuery(queries.summary(projectId));
  const navigate = useNavigate();
  const overview = paths.projectOverview(projectId);
  const showUpdates = () => void navigate(`${overview}?tab=updates`);
  const { data, error } = questions;
  // The project does not exist.
  if (data === undefined && error instanceof ApiError && error.status === 404)
    return <FailedPage error={error} kind="missing" />;
  // An unpublished project takes no updates; its details page shows what to do.
  if (project !== undefined && project.status !== 'PUBLISHED')
    return <Navigate replace to={paths.continueProject(projectId)} />;

  return (
    <Stack>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.projects },
          { label: 'Project Overview', href: overview },
          { label: pageName },
        ]}
      />
      <RoutePage
        title={project === undefined ? pageName : `${project.title} – ${pageName}`}
        heading={pageName}
      >
        <UpdateEditor
          key={projectId}
          projectId={projectId}
          update={null}
          about={null}
          questions={questions}
          onDone={showUpdates}
          onCancel={showUpdates}
        />
      </RoutePage>
    </Stack>
  );
}
