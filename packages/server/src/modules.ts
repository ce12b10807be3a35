import { accountHandlers } from './modules/accounts';
import { ageRangeHandlers } from './modules/ageRanges';
import { answerHandlers } from './modules/answers';
import { auditLogHandlers } from './modules/auditLog';
import { dashboardHandlers } from './modules/dashboard';
import { ethicsDocumentHandlers } from './modules/ethicsDocuments';
import { exportHandlers } from './modules/export';
import { healthHandlers } from './modules/health';
import { interestHandlers } from './modules/interests';
import { involvementReportHandlers } from './modules/involvementReport';
import { liveHandlers } from './modules/live';
import { projectHandlers } from './modules/projects';
import { questionHandlers } from './modules/questions';
import { researcherHandlers } from './modules/researchers';
import { signupRequestHandlers } from './modules/signupRequests';
import { updateHandlers } from './modules/updates';
import type { Handlers } from './platform/http/operations';
import type { Platform } from './platform/platform';

/** The functions by which the modules make their handlers. */
export const modules: readonly ((platform: Platform) => Handlers)[] = [
  accountHandlers,
  ageRangeHandlers,
  answerHandlers,
  auditLogHandlers,
  dashboardHandlers,
  ethicsDocumentHandlers,
  exportHandlers,
  healthHandlers,
  interestHandlers,
  involvementReportHandlers,
  liveHandlers,
  projectHandlers,
  questionHandlers,
  researcherHandlers,
  signupRequestHandlers,
  updateHandlers,
];
