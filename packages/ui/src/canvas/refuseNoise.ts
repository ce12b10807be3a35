/** Of 255. Some browsers change a picture slightly against fingerprinting, which does not spoil it. */
const tolerance = 16;

const probe = [32, 160, 96, 255] as const;

/**
 * Throws if the browser returns noise in place of what is drawn, as Firefox does with
 * `privacy.resistFingerprinting`. Such a picture would be saved or sent as the real one. Draws over the first
 * pixel.
 */
export function refuseNoise(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
): void {
  context.fillStyle = `rgb(${probe.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  const isDrawn = probe.every((value, index) => Math.abs(value - (data[index] ?? 0)) <= tolerance);
  if (!isDrawn) throw new Error('This browser lets nobody have what is drawn on a canvas.');
}
