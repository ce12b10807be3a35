/** As the address names them (`?tab=questions`), in their order on the page. */
export const tabIds = ['overview', 'questions', 'updates', 'feedback'] as const;

export type TabId = (typeof tabIds)[number];

/** The tab that the address does not name. */
export const defaultTab: TabId = 'overview';

export const tabLabels: Readonly<Record<TabId, string>> = {
  overview: 'Overview',
  questions: 'Questions',
  updates: 'Updates',
  feedback: 'Feedback for review',
};

interface EditorNames {
  readonly add: string;
  readonly edit: string;
}

/** The names of the tabs' editors, for a new item and for a draft. */
export const editorNames = {
  questions: { add: 'New question', edit: 'Edit question' },
  updates: { add: 'New update', edit: 'Edit update' },
} as const satisfies Partial<Record<TabId, EditorNames>>;

/** What the open editor of a tab is called; the other tabs have none. */
export function editorNameIn(tab: TabId, mode: keyof EditorNames): string | undefined {
  const names: Partial<Record<TabId, EditorNames>> = editorNames;
  return names[tab]?.[mode];
}

export function tabIn(search: URLSearchParams): TabId {
  const asked = search.get('tab');
  return tabIds.find((tab) => tab === asked) ?? defaultTab;
}
