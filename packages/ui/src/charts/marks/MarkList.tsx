import { useId, type ReactNode } from 'react';
import { focusRing } from '../../styles/focusRing.css';
import type { ChartFigureMessages } from '../figure/ChartFigure.messages';
import { isolated } from '../isolated';
import { useMarks } from './useMarks';
import * as css from './MarkList.css';

interface ListedMark {
  label: string;
  value: string;
  /** Ties the words to a mark drawn elsewhere. */
  swatch?: ReactNode;
  /** The mark itself, drawn below the words. */
  bar?: ReactNode;
}

interface MarkListProps {
  label: string;
  marks: readonly ListedMark[];
  words: ChartFigureMessages;
}

/** Marks with their words beside them: seen as a list, read one by one with label, value and place. */
export function MarkList({ label, marks, words }: MarkListProps) {
  const helpId = useId();
  const { frame, current, point, heard } = useMarks<HTMLDivElement>(marks.length);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={label}
      aria-describedby={helpId}
      className={css.list}
      {...heard}
    >
      <span id={helpId} hidden>
        {words.keyboardHelp}
      </span>
      {marks.map((mark, index) => {
        const name = words.mark(mark.label, mark.value);
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- marks are reached to be read
          <div
            // Two may have the same label.
            key={index}
            role="img"
            aria-label={words.markInPlace(name, words.position(index, marks.length))}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
            tabIndex={index === current ? 0 : -1}
            data-mark=""
            className={`${css.mark} ${focusRing}`}
            onFocus={() => point(index)}
          >
            <p
              // The accessible name says these words already; Firefox also reads the content of an image.
              aria-hidden="true"
              className={css.words}
              data-picture={mark.swatch === undefined ? 'text' : 'listed'}
              data-words={words.mark(isolated(mark.label), mark.value)}
            >
              {mark.swatch}
              <span className={mark.bar === undefined ? css.label : css.labelOverBar}>
                {mark.label}
              </span>
              <span className={css.value} data-numeric="">
                {mark.value}
              </span>
            </p>
            {mark.bar}
          </div>
        );
      })}
    </div>
  );
}
