import { createAccountHandlers } from './modules/accounts';
import { createHealthHandlers } from './modules/health';
import type { Handlers } from './platform/http/operations';
import type { Platform } from './platform/platform';

/** Every module, by what makes its handlers. */
export const modules: readonly ((platform: Platform) => Handlers)[] = [
  createAccountHandlers,
  createHealthHandlers,
];
