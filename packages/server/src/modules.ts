import { accountHandlers } from './modules/accounts';
import { ageRangeHandlers } from './modules/ageRanges';
import { ethicsDocumentHandlers } from './modules/ethicsDocuments';
import { healthHandlers } from './modules/health';
import { interestHandlers } from './modules/interests';
import { projectHandlers } from './modules/projects';
import type { Handlers } from './platform/http/operations';
import type { Platform } from './platform/platform';

/** Every module, by what makes its handlers. */
export const modules: readonly ((platform: Platform) => Handlers)[] = [
  accountHandlers,
  ageRangeHandlers,
  ethicsDocumentHandlers,
  healthHandlers,
  interestHandlers,
  projectHandlers,
];
