import type { ServerAnswer } from './renderOnServer';

declare module 'vitest/browser' {
  /** Implemented in vitest.config.ts. */
  interface BrowserCommands {
    renderOnServer: () => Promise<Record<string, ServerAnswer>>;
    findUnreplaceableWords: () => Promise<string[]>;
  }
}
