import { afterEach, beforeEach } from 'vitest';

/** A test fails on any console error or warning, uncaught error or unhandled rejection. */
export function failOnConsole() {
  const heard: string[] = [];
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
  window.addEventListener('unhandledrejection', (event) =>
    note('unhandled rejection', [event.reason]),
  );

  beforeEach(() => {
    heard.length = 0;
  });
  afterEach(() => {
    if (heard.length > 0) throw new Error(`The page complained:\n${heard.join('\n')}`);
  });
}
