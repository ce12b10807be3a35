/**
 * Waits until `isSo` holds while a fake clock stands still. Vitest's own polls would advance that clock, by
 * seconds if the page is slow.
 */
export async function drawn(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!isSo()) {
    if (performance.now() > end)
      throw new Error('Nothing was drawn so while the clock stood still');
    await nextFrame();
  }
}

/** Gives React time to render, for tests which expect that nothing appears. */
export async function twoFrames(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);
