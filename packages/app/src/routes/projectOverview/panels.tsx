import { Button, Spinner } from '@sounding/ui';
import type { ComponentType } from 'react';
import { FailedPart } from '../../features/page/FailedPart';
import { loadChunk } from '../../features/page/loadChunk';
import { lazyPart } from '../../lazyPart';
import type { TabId } from './tabs';

/** What each tab is given. */
interface PanelProps {
  projectId: number;
}

type Panel = ComponentType<PanelProps>;

/** Each tab's code, fetched when somebody opens it: charts come only with the tabs that draw them. */
export const panels: Readonly<Record<TabId, Panel>> = {
  overview: panel(async () => (await import('./overview/OverviewTab')).OverviewTab),
  questions: panel(async () => (await import('./questions/QuestionsTab')).QuestionsTab),
  updates: panel(async () => (await import('./updates/UpdatesTab')).UpdatesTab),
  feedback: panel(async () => (await import('./feedback/FeedbackTab')).FeedbackTab),
};

function panel(load: () => Promise<Panel>): Panel {
  return lazyPart(() => loadChunk(load), MissingPanel, <Spinner label="Loading" />);
}

/** The other tabs still work. */
function MissingPanel() {
  return (
    <FailedPart message="This part of the page could not be loaded. The connection may be interrupted, or the site may just have been updated.">
      <Button onPress={() => window.location.reload()}>Reload the page</Button>
    </FailedPart>
  );
}
