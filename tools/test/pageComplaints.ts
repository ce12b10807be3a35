/** Errors and warnings on the page's console, and errors that nobody caught. */
export const complaints: string[] = [];

/** Uncaught errors. A test that causes one on purpose prevents its default in a listener of its own. */
export const errors: ErrorEvent[] = [];

/** Unhandled rejections, with the same exception. */
export const rejections: PromiseRejectionEvent[] = [];

for (const kind of ['error', 'warn'] as const) {
  const original = console[kind].bind(console);
  console[kind] = (...words: unknown[]) => {
    complaints.push(`console.${kind}: ${words.map(String).join(' ')}`);
    original(...words);
  };
}
window.addEventListener('error', (event) => {
  errors.push(event);
});
window.addEventListener('unhandledrejection', (event) => {
  rejections.push(event);
});
