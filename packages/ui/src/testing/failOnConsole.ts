import { afterEach, beforeEach } from 'vitest';

/**
 * A test fails on any console error or warning, uncaught error or unhandled rejection, also one that
 * its own assertions did not look at. Nothing is expected here: what a part says on the console is a bug.
 */
export function failOnConsole() {
  const heard: string[] = [];
  const rejections: PromiseRejectionEvent[] = [];
  const note = (kind: string, words: readonly unknown[]) => {
    heard.push(`${kind}: ${words.map(String).join(' ')}`);
  };

  for (const kind of ['error', 'warn'] as const) {
    const original = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      note(`console.${kind}`, words);
      original(...words);
    };
  }
  window.addEventListener('error', (event) => note('uncaught error', [event.message]));
  window.addEventListener('unhandledrejection', (event) => rejections.push(event));

  beforeEach(() => {
    heard.length = 0;
    rejections.length = 0;
  });
  afterEach(() => {
    // A test that has one on purpose has prevented what follows on it.
    for (const { defaultPrevented, reason } of rejections)
      if (!defaultPrevented) note('unhandled rejection', [reason]);
    if (heard.length > 0) throw new Error(`The page complained:\n${heard.join('\n')}`);
  });
}
