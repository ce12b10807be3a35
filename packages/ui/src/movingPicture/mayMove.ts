const gifAddress = /^data:image\/gif[;,]|^(?!data:)[^?#]*\.gif(?:[?#]|$)/iu;
const pngStart = /^data:image\/png;base64,/iu;

/**
 * The number of characters in which a PNG says that it moves: before its pixels, after its colour profile at
 * most.
 */
const headLength = 8192;

/** Whether a picture may move: a GIF by its address, or a PNG whose data URL says so. */
export function mayMove(src: string): boolean {
  if (gifAddress.test(src)) return true;
  const start = pngStart.exec(src)?.[0].length;
  if (start === undefined) return false;
  try {
    return atob(src.slice(start, start + headLength)).includes('acTL');
  } catch {
    // Not base64: the browser will report that it is no picture.
    return false;
  }
}
