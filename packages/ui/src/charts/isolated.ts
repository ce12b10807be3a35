import { fromTheRight } from '../props/ownDirection';

const [begin, end] = ['\u2068', '\u2069'];

/**
 * Text that somebody else wrote, in isolation marks, so that its direction does not move the text after it.
 */
export const isolated = (words: string): string => `${begin}${words}${end}`;

/** Removes the marks of `isolated` where they change nothing, because not every program hides them. */
export function withoutIdleIsolation(words: string, direction: string): string {
  if (direction !== 'ltr' || fromTheRight.test(words)) return words;
  return words.replaceAll(begin, '').replaceAll(end, '');
}
