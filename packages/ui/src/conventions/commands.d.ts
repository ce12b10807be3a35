import type { ServerAnswer } from './renderOnServer';

declare module 'vitest/browser' {
  /** See vitest.config.ts. */
  interface BrowserCommands {
    renderOnServer: () => Promise<Record<string, ServerAnswer>>;
    findUnreplaceableWords: () => Promise<string[]>;
  }
}
