import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { chunkQuery } from '../../features/page/chunkQuery';
import { QueryPart } from '../../features/page/QueryPart';
import type { TabId } from './tabs';

/** What each tab is given. */
interface PanelProps {
  projectId: number;
}

type Panel = ComponentType<PanelProps>;

/** Each tab's code, fetched when somebody opens it: charts come only with the tabs that draw them. */
export const panels: Readonly<Record<TabId, Panel>> = {
  overview: panel('overview', async () => (await import('./overview/OverviewTab')).OverviewTab),
  questions: panel(
    'questions',
    async () => (await import('./questions/QuestionsTab')).QuestionsTab,
  ),
  updates: panel('updates', async () => (await import('./updates/UpdatesTab')).UpdatesTab),
  feedback: panel('feedback', async () => (await import('./feedback/FeedbackTab')).FeedbackTab),
};

function panel(tab: TabId, load: () => Promise<Panel>): Panel {
  const code = chunkQuery(`${tab} tab`, async () => ({ Content: await load() }));
  return function Part(props) {
    return (
      <QueryPart
        query={useQuery(code)}
        name={`the ${tab}`}
        without="The other tabs work. If it does not come when you try again, reload the page: the site may have been updated."
      >
        {({ Content }) => <Content {...props} />}
      </QueryPart>
    );
  };
}
