/** What the page has said on its console, and what nobody caught there. */
export const complaints: string[] = [];

/** Errors that nobody caught. One that a test has on purpose is prevented by what follows on it. */
export const errors: ErrorEvent[] = [];

/** Rejections that nobody handled, and the same of them. */
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
