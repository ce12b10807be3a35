import * as css from './Skeleton.css';

export type SkeletonProps =
  | {
      /** Stands for this many lines of text in the size of its surroundings, at most 100; one unless said. */
      lines?: number | undefined;
      height?: undefined;
    }
  | {
      lines?: undefined;
      /** Stands for a block of this height, such as `12rem`. */
      height: string;
    };

/** More than any screen shows. */
const mostLines = 100;

/**
 * Holds the place of something on its way, in its size. Silent: the part that loads says so itself
 * with `aria-busy` and one status message.
 */
export function Skeleton({ lines = 1, height }: SkeletonProps) {
  if (height !== undefined) {
    return (
      <span
        aria-hidden="true"
        className={`${css.block} ${css.blockBar}`}
        style={{ blockSize: height }}
      />
    );
  }
  return (
    <span aria-hidden="true" className={css.block}>
      {Array.from({ length: Math.min(lines, mostLines) }, (_, index) => (
        <span key={index} className={css.line}>
          <span className={`${css.bar} ${css.textBar}`} />
        </span>
      ))}
    </span>
  );
}
