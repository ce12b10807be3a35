import { containsContextWord, type CommonPasswordReason } from '@sounding/domain';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import breachedList from '../breachedPasswords.txt?raw';

/** The lowest accepted score of 0 to 4: below it, fewer than 10^8 guesses find the password. */
const leastScore = 3;

/** Characters that are estimated: the work grows faster than the length, and fewer reach the score. */
const mostEstimated = 40;

const leaked = breachedList.trimEnd().split('\n');
const breached = new Set(leaked);
const estimator = new ZxcvbnFactory({
  // Leaked passwords are a dictionary too, so that one with a small addition scores low as well.
  dictionary: { ...common, ...english, leaked },
  graphs: adjacencyGraphs,
});

/** Why a password that keeps the rule is refused nevertheless, or null (security.md 3). */
export function findReason(
  password: string,
  contextWords: readonly string[],
): CommonPasswordReason | null {
  const folded = password.normalize('NFC').toLowerCase();
  if (breached.has(folded)) return 'breached';
  if (containsContextWord(password, contextWords)) return 'personal';
  const { score } = estimator.check(password.slice(0, mostEstimated), [...contextWords]);
  return score < leastScore ? 'guessable' : null;
}
