import type { Settings } from '../platform/settings';
import { afterRestore } from './afterRestore';
import { createAdmin } from './createAdmin';
import { deleteAnswer } from './deleteAnswer';
import { deleteDocumentFile } from './deleteDocumentFile';
import { deleteParticipant } from './deleteParticipant';
import { lostKey } from './lostKey';
import { mailAgain } from './mailAgain';
import { showAccount } from './showAccount';
import { showParticipant } from './showParticipant';
import { simulate } from './simulate';
import { verifyAudit } from './verifyAudit';

/** One operator's command: does its work and returns what to tell; a StartFailure says why it did not. */
type Command = (words: readonly string[], settings: Settings) => Promise<string>;

/** The commands by the word that `npm run` passes on, each with what a person types. */
export const commands: ReadonlyMap<string, readonly [run: Command, typed: string]> = new Map([
  ['after-restore', [afterRestore, 'admin:after-restore']],
  ['create-admin', [createAdmin, 'admin:create -- EMAIL [NAME]']],
  ['delete-answer', [deleteAnswer, 'admin:delete-answer -- NUMBER']],
  ['delete-document-file', [deleteDocumentFile, 'admin:delete-document-file -- NUMBER']],
  ['delete-participant', [deleteParticipant, 'admin:delete-participant -- PSEUDONYM']],
  ['lost-key', [lostKey, 'admin:lost-key']],
  ['mail-again', [mailAgain, 'admin:mail-again']],
  ['show-account', [showAccount, 'admin:show-account -- EMAIL']],
  ['show-participant', [showParticipant, 'admin:show-participant -- PSEUDONYM']],
  ['simulate', [simulate, 'simulate -- --project ID --responses COUNT --answers COUNT']],
  ['verify-audit', [verifyAudit, 'admin:verify-audit']],
]);

/** All commands as a person types them, for `--help` and after a mistake. */
export const commandHelp = [
  'npm start serves Sounding, with settings from the environment (README.md). These do one thing and end (docs/operations.md):',
  ...Array.from(commands.values(), ([, typed]) => `  npm run ${typed}`),
].join('\n');
