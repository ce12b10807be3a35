import { drawSmaller } from './drawSmaller';
import type { ResizeTarget } from './imageLimits';

/** What the page sends. */
export interface DrawRequest {
  picture: Blob;
  target: ResizeTarget;
}

/** What the worker answers: the smaller picture, or that it could not draw it. */
export type DrawAnswer = { blob: Blob } | { error: string };

addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  drawSmaller(data.picture, data.target).then(
    (blob) => postMessage({ blob } satisfies DrawAnswer),
    (error: unknown) => postMessage({ error: String(error) } satisfies DrawAnswer),
  );
});
