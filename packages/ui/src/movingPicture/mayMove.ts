const gifAddress = /^data:image\/gif[;,]|^(?!data:)[^?#]*\.gif(?:[?#]|$)/iu;
const pngStart = /^data:image\/png;base64,/iu;

/** Characters in which a PNG says that it moves: before its pixels, after a profile of its colours at most. */
const headLength = 8192;

/** Whether a picture may move: a GIF by its address, or a PNG in a data URL that says so. */
export function mayMove(src: string): boolean {
  if (gifAddress.test(src)) return true;
  const start = pngStart.exec(src)?.[0].length;
  if (start === undefined) return false;
  try {
    return atob(src.slice(start, start + headLength)).includes('acTL');
  } catch {
    // No base64: the browser will say that it is no picture.
    return false;
  }
}
