import { containsContextWord, type CommonPasswordReason } from '@sounding/domain';
import breachedList from './breachedPasswords.txt?raw';
import { loadedOnce } from './loadedOnce';

/** Of five scores, 0 to 4: below this a password falls to fewer than 10^8 guesses. */
const leastScore = 3;

/** The estimator's work grows faster than the length, and fewer characters reach the score. */
const mostEstimated = 40;

/** Why a password that keeps the rule is refused all the same, or null (security.md 3). */
export async function commonPasswordReason(
  password: string,
  contextWords: readonly string[],
): Promise<CommonPasswordReason | null> {
  const { breached, estimator } = await knowledge();
  const folded = password.normalize('NFC').toLowerCase();
  if (breached.has(folded)) return 'breached';
  if (containsContextWord(password, contextWords)) return 'personal';
  const { score } = estimator.check(password.slice(0, mostEstimated), [...contextWords]);
  return score < leastScore ? 'guessable' : null;
}

/** Some 40 MB that most processes never need: taken in at the first password that is chosen. */
const knowledge = loadedOnce(async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const leaked = breachedList.trimEnd().split('\n');
  return {
    breached: new Set(leaked),
    estimator: new ZxcvbnFactory({
      // The leaked ones as a dictionary too, so that one with an ornament scores low as well.
      dictionary: { ...common.dictionary, ...english.dictionary, leaked },
      graphs: common.adjacencyGraphs,
    }),
  };
});
