/** What the page has said on its console, and what nobody caught there. */
export const complaints: string[] = [];

/** Rejections that nobody handled. One that a test has on purpose is prevented by what follows on it. */
export const rejections: PromiseRejectionEvent[] = [];

for (const kind of ['error', 'warn'] as const) {
  const original = console[kind].bind(console);
  console[kind] = (...words: unknown[]) => {
    complaints.push(`console.${kind}: ${words.map(String).join(' ')}`);
    original(...words);
  };
}
window.addEventListener('error', ({ message }) => {
  complaints.push(`uncaught error: ${message}`);
});
window.addEventListener('unhandledrejection', (event) => {
  rejections.push(event);
});
