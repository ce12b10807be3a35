import { ApiError, type Schemas } from '@sounding/api-client';
import { hasLaunched, isCompleted } from '@sounding/domain/project';
import { counted } from '@sounding/domain/text';
import { Breadcrumbs, Stack, Tabs } from '@sounding/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useAddressSearch } from '../../addressSearch';
import { FailedPage } from '../../features/page/FailedPage';
import { offPaper } from '../../paper.css';
import { RoutePage } from '../../features/page/RoutePage';
import { idIn } from '../../features/page/routeParameters';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { servicesContext, useServices, type LoaderArguments } from '../../services';
import { useNow } from '../../useNow';
import * as css from './headingAwaited.css';
import { LiveNews } from './live/LiveNews';
import { panels } from './panels';
import { ProjectActions } from './ProjectActions';
import { modeIn } from './publishing/usePublishingView';
import { defaultTab, editorNameIn, tabIds, tabIn, tabLabels, type TabId } from './tabs';

const pageName = 'Project Overview';

/** Starts the request; the page shows at once, and each part fills in when its answer comes. */
export function loader({ params, context }: LoaderArguments) {
  const { queryClient, api } = context.get(servicesContext);
  // The page itself shows a failure.
  queryClient.query(queriesOf(api).projects.summary(idIn(params))).catch(() => undefined);
  return null;
}

/** The results of one project: what people said, and what the researcher can do about it. */
export function Component() {
  const id = idIn(useParams());
  const queries = queriesOf(useServices().api).projects;
  const { data: summary, error } = useQuery(queries.summary(id));
  const listed = useQueryClient().getQueryData(queries.list().queryKey);
  const { search, replaceBy } = useAddressSearch();
  const tab = tabIn(search);
  const now = useNow([summary?.publishedDate, summary?.endDate]);
  // A project that does not exist has no page; the tab shows any other failure.
  if (error instanceof ApiError && error.status === 404)
    return <FailedPage error={error} kind="missing" />;
  // An unpublished project has no results yet; its details page shows what to do.
  if (summary !== undefined && summary.status !== 'PUBLISHED')
    return <Navigate replace to={paths.continueProject(id)} />;

  // A person who comes from the list sees at once the title that they pressed there.
  const title = summary?.title ?? listed?.find((project) => project.id === id)?.title;

  return (
    <Stack>
      <Breadcrumbs items={[{ label: 'Home', href: paths.projects }, { label: pageName }]} />
      <RoutePage
        title={titleOf(title, search)}
        heading={title ?? <span className={css.headingAwaited}>{pageName}</span>}
      >
        <div className={offPaper}>
          <Stack>
            <ProjectActions key={id} projectId={id} summary={summary} hasFailed={error !== null} />
            <LiveNews
              projectId={id}
              phase={summary === undefined ? 'unknown' : phaseOf(summary, now)}
              endDate={summary?.endDate ?? null}
            />
          </Stack>
        </div>
        <Tabs
          label={pageName}
          tabs={tabIds.map((each) => ({
            id: each,
            label: tabLabels[each],
            content: <Panel tab={each} projectId={id} />,
            ...(each === 'feedback' && {
              count: summary?.answersForReviewCount,
              countLabel: (count: number) => `${counted(count, 'answer')} to review`,
            }),
          }))}
          selectedId={tab}
          onSelect={(next) => replaceBy(next === defaultTab ? {} : { tab: next })}
        />
      </RoutePage>
    </Stack>
  );
}

/** The title of the browser's tab: the project, once known, then the editor and the tab that are open. */
function titleOf(title: string | undefined, search: URLSearchParams): string {
  const tab = tabIn(search);
  const { name: mode } = modeIn(search);
  const editor = mode === 'view' ? undefined : editorNameIn(tab, mode);
  return [title, editor, tab === defaultTab ? undefined : tabLabels[tab], pageName]
    .filter((part) => part !== undefined)
    .join(' – ');
}

function phaseOf(summary: Schemas['ProjectSummary'], now: Date) {
  if (summary.completedDate !== null) return 'completed';
  if (isCompleted(summary, now)) return 'ended';
  return hasLaunched(summary, now) ? 'open' : 'ahead';
}

function Panel({ tab, projectId }: { tab: TabId; projectId: number }) {
  const Content = panels[tab];
  return <Content key={projectId} projectId={projectId} />;
}
