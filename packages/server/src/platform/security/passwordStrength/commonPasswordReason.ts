import { containsContextWord, type CommonPasswordReason } from '@sounding/domain';
import breachedList from './breachedPasswords.txt?raw';
import { loadedOnce } from './loadedOnce';

/** The lowest accepted score of 0 to 4: below it, fewer than 10^8 guesses find the password. */
const leastScore = 3;

/** Characters that are estimated: the work grows faster than the length, and fewer reach the score. */
const mostEstimated = 40;

/** Why a password that keeps the rule is refused nevertheless, or null (security.md 3). */
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

/** Some 40 MB that most processes never need, so it is loaded when the first password is chosen. */
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
      // Leaked passwords are a dictionary too, so that one with a small addition scores low as well.
      dictionary: { ...common.dictionary, ...english.dictionary, leaked },
      graphs: common.adjacencyGraphs,
    }),
  };
});
