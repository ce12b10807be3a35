import type { CommonPasswordReason } from '@sounding/domain';
import workerText from 'virtual:password-worker';
import { unavailable } from '../../http/problems';
import { startThread, type Thread } from '../../threads/startThread';
import { createQueue } from '../queue';
import type { NewPassword } from './worker/newPassword';

/** One at a time: passwords made to be slow then take one processor at most, for a second each. */
const inTurn = createQueue({ atOnce: 1, waiting: 20, refuse: () => unavailable(10) });

/** Several times what its dictionaries take. */
const megabytes = 256;

/** Many times what loading the dictionaries and the slowest known password take together. */
const mostMilliseconds = 60_000;

/** Kept from the first new password on, since its dictionaries take two seconds to load. */
let thread: Thread | undefined;

/**
 * Why a password that keeps the rule is refused nevertheless, or null (security.md 3). Judged in a thread, and
 * 503 if too many wait for it or it does not answer in time.
 */
export const commonPasswordReason = (
  sent: NewPassword,
  milliseconds = mostMilliseconds,
): Promise<CommonPasswordReason | null> =>
  inTurn(async () => {
    const late = AbortSignal.timeout(milliseconds);
    const judge = (thread ??= startThread(workerText, { megabytes }));
    try {
      // `passwordWorker` sends nothing else.
      return (await judge.ask(sent, late)) as CommonPasswordReason | null;
    } catch (error) {
      // The next password gets another thread: this one has ended, or may answer late, and so wrongly.
      thread = undefined;
      await judge.end();
      throw late.aborted ? unavailable(10, error) : error;
    }
  });
