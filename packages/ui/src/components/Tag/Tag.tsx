import type { ReactNode } from 'react';
import { AttentionIcon, ErrorIcon, InfoIcon, MinusIcon, SuccessIcon } from '../../icons';
import * as css from './Tag.css';

/** The kind of state, which decides the shape and the colour. */
export type TagTone = keyof typeof css.tone;

export interface TagProps {
  /** The kind of state, shown by a shape as well as by colour. */
  tone: TagTone;
  /** The state in a word or two: "Awaiting approval". */
  children: ReactNode;
}

const shapes: Readonly<Record<TagTone, () => ReactNode>> = {
  neutral: MinusIcon,
  info: InfoIcon,
  success: SuccessIcon,
  attention: AttentionIcon,
  error: ErrorIcon,
};

/** The state of a thing as a word, a shape and a colour, so that none of them stands alone. */
export function Tag({ tone, children }: TagProps) {
  const Shape = shapes[tone];
  return (
    <span className={css.tone[tone]}>
      <span className={css.shape}>
        <Shape />
      </span>
      <span className={css.words}>{children}</span>
    </span>
  );
}
