import * as css from './Skeleton.css';

export type SkeletonProps =
  | {
      /** How many lines of text it stands for, in the font size around it; at most 100. Default: 1. */
      lines?: number | undefined;
      height?: undefined;
    }
  | {
      lines?: undefined;
      /** The height of the block that it stands for, such as `12rem`. */
      height: string;
    };

/** More than any screen shows. */
const mostLines = 100;

/**
 * Reserves the place of something that is loading, in its size. It is silent: the part that loads says so
 * itself with `aria-busy` and one status message.
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
