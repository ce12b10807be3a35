import type { Schemas } from '@sounding/api-client';
import { startOfNextDay } from '@sounding/domain/dates';
import { isPublished, projectsInView, type ProjectView } from '@sounding/domain/project';
import { counted } from '@sounding/domain/text';
import { Badge, Table, type TableColumn } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { projectViewHeading } from '@sounding/domain/project';
import { paths } from '../../paths';
import { fetchProjectAhead } from '../../fetchAhead';
import { useServices } from '../../services';
import { useNow } from '../../useNow';
import { InterestCounts } from './InterestCounts';
import { NoProjects } from './NoProjects';
import { ProjectState } from './ProjectState';
import { queriesOf } from '../../queries';

type Project = Schemas['ProjectListItem'];

/** Stands where an unpublished project has nothing to count yet. */
const nothingYet = '---';

const columns: readonly TableColumn<Project>[] = [
  { id: 'title', label: 'Title', isRowHeader: true, share: 44, cell: ({ title }) => title },
  {
    id: 'status',
    label: 'Status / Published Date',
    isOneLine: true,
    share: 23,
    cell: (project) => <ProjectState project={project} />,
  },
  {
    id: 'feedback',
    label: 'Feedback',
    isOneLine: true,
    share: 17,
    cell: (project) => (isPublished(project) ? <InterestCounts project={project} /> : nothingYet),
  },
  {
    id: 'review',
    label: 'Feedback for review',
    share: 16,
    cell: (project) =>
      isPublished(project) ? (
        <Badge
          count={project.answersForReviewCount}
          label={(count) => `${counted(count, 'answer')} to review`}
        />
      ) : (
        nothingYet
      ),
  },
];

/** The projects of one view, newest published first. */
export function ProjectTable({ view }: { view: ProjectView }) {
  const services = useServices();
  const queries = queriesOf(services.api);
  const { data = [], status, refetch } = useQuery(queries.projects.list());
  const now = useNow([
    // The current view keeps the projects of today until midnight (OPEN-57).
    startOfNextDay(services.clock.now()),
    ...data.map(({ endDate }) => endDate),
  ]);
  return (
    <Table
      caption={projectViewHeading(view)}
      columns={columns}
      rows={projectsInView(data, view, now)}
      getRowId={({ id }) => String(id)}
      getRowHref={(project) =>
        isPublished(project) ? paths.projectOverview(project.id) : paths.continueProject(project.id)
      }
      onRowIntent={(project) => fetchProjectAhead(services, project)}
      status={status === 'success' ? 'ready' : status === 'error' ? 'error' : 'loading'}
      onRetry={() => void refetch()}
      empty={<NoProjects view={view} hasProjects={data.length > 0} />}
    />
  );
}
