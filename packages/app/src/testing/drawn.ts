/**
 * Waits until the page is drawn so, while a faked clock stands still: the polls of Vitest move it on,
 * and what they wait for may come seconds late.
 */
export async function drawn(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!isSo()) {
    if (performance.now() > end)
      throw new Error('Nothing was drawn so while the clock stood still');
    await nextFrame();
  }
}

/** Gives React its time to draw, where nothing is to come. */
export async function twoFrames(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);
