import { onDatabase } from './onDatabase';
import { verifyChain, type BrokenLine } from '../platform/audit/verifyChain';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

/** `admin:verify-audit`: checks that the audit log is unchanged. Returns what to tell the operator. */
export async function verifyAudit(words: readonly string[], settings: Settings): Promise<string> {
  if (words.length > 0)
    throw new StartFailure('There is nothing else to say than: npm run admin:verify-audit');
  const { lines, hash, broken } = await onDatabase(
    settings,
    { besideServer: true },
    ({ database }) => verifyChain(database),
  );
  if (broken) throw new StartFailure(brokenWords(broken));
  if (lines === 0) return 'The audit log has no line yet.';
  return `The audit log is whole: ${lines === 1 ? '1 line' : `${lines} lines`}. The hash of the last one is ${hash}`;
}

const brokenWords = ({ id, how }: BrokenLine) =>
  `The audit log is not whole from line ${id} on: ${reasons[how]}.`;

const reasons: Readonly<Record<BrokenLine['how'], string>> = {
  MISSING: 'that line is missing',
  CHANGED: 'that line is not what its hash says, so somebody has changed it',
  NOT_CHAINED:
    'that line was not written after the line that stands before it, so somebody has changed or replaced the latter',
};
