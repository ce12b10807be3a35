import { fromTheRight } from '../props/ownDirection';

const [begin, end] = ['\u2068', '\u2069'];

/** Words that another hand wrote, set apart so that their direction does not move what stands after them. */
export const isolated = (words: string): string => `${begin}${words}${end}`;

/** Without the marks of `isolated` where nothing could be moved: not every program knows to leave them unseen. */
export function withoutIdleIsolation(words: string, direction: string): string {
  if (direction !== 'ltr' || fromTheRight.test(words)) return words;
  return words.replaceAll(begin, '').replaceAll(end, '');
}
