/** As the address names them (`?tab=questions`), in their order on the page. */
export const tabIds = ['overview', 'questions', 'updates', 'feedback'] as const;

export type TabId = (typeof tabIds)[number];

/** Needs no mention in the address. */
export const defaultTab: TabId = 'overview';

export const tabLabels: Readonly<Record<TabId, string>> = {
  overview: 'Overview',
  questions: 'Questions',
  updates: 'Updates',
  feedback: 'Feedback for review',
};

export function tabIn(search: URLSearchParams): TabId {
  const asked = search.get('tab');
  return tabIds.find((tab) => tab === asked) ?? defaultTab;
}
