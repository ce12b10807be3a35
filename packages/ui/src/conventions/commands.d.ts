import type { ServerAnswer } from './renderOnServer';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: () => Promise<Record<string, ServerAnswer>>;
  }
}
