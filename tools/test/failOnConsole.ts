import { afterEach, beforeEach } from 'vitest';

// In Node, as in a page, a console error or warning fails its test. Uncaught errors fail the run anyway.
const heard: string[] = [];

for (const kind of ['error', 'warn'] as const) {
  const original = console[kind].bind(console);
  console[kind] = (...words: unknown[]) => {
    heard.push(`console.${kind}: ${words.map(String).join(' ')}`);
    original(...words);
  };
}

beforeEach(() => {
  heard.length = 0;
});
afterEach(() => {
  if (heard.length > 0) throw new Error(`The console was written to:\n${heard.join('\n')}`);
});
