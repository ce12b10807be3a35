import { useId, useState, type PointerEvent, type ReactNode } from 'react';
import { focusRing } from '../../styles/focusRing.css';
import type { ChartFigureMessages } from '../figure/ChartFigure.messages';
import { useMarks } from './useMarks';
import * as css from './Plot.css';

interface PlotProps {
  label: string;
  count: number;
  /** A mark in words: "3 November 2026: 12 responses". */
  nameOf: (index: number) => string;
  /** The mark's outline, which takes the focus ring. */
  outlineOf: (index: number) => ReactNode;
  /** Where a mark stands, in hundredths from the left of the plot. */
  placeOf: (index: number) => number;
  /** Which mark stands nearest to a place across the plot, 0 to 1. */
  nearest: (across: number) => number;
  words: ChartFigureMessages;
  /** Room kept free on the left of the plot, as a CSS length. Default: `0em`. */
  room?: string | undefined;
  /** All marks, drawn at once, in percentages of the plot. */
  children: ReactNode;
  /** What is drawn below the plot, in percentages of the whole drawing's width. */
  foot?: ReactNode;
  /** Text below the drawing. */
  below?: ReactNode;
}

/**
 * A drawing whose marks are read from left to right. Only the current mark is an element of its own, so that
 * ten thousand marks cost no more than ten.
 */
export function Plot({
  label,
  count,
  nameOf,
  outlineOf,
  placeOf,
  nearest,
  words,
  room = '0em',
  children,
  foot,
  below,
}: PlotProps) {
  const helpId = useId();
  const { frame, current, heard } = useMarks<SVGSVGElement>(count);
  const [isFocused, setIsFocused] = useState(false);
  const [hovered, setHovered] = useState<number>();
  const read = hovered ?? (isFocused ? current : undefined);

  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    setHovered(nearest((event.clientX - left) / width));
  };

  return (
    <div>
      <div className={css.readouts} style={{ marginLeft: room }} aria-hidden="true">
        {count > 0 && read !== undefined && (
          <p
            className={css.readout}
            // Moved left by the same share of its own width, so that it stays above its mark and within the
            // plot.
            style={{ left: `${placeOf(read)}%`, translate: `-${placeOf(read)}%` }}
          >
            {nameOf(read)}
          </p>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its marks */}
      <svg
        ref={frame}
        role="group"
        aria-label={label}
        aria-describedby={helpId}
        className={foot === undefined ? css.plot : `${css.plot} ${css.withFoot}`}
        style={{ marginLeft: room, width: `calc(100% - ${room})` }}
        data-picture="drawing"
        onKeyDown={heard.onKeyDown}
        onFocus={(event) => {
          heard.onFocus(event);
          setIsFocused(true);
        }}
        onBlur={(event) => {
          heard.onBlur(event);
          setIsFocused(false);
        }}
        onPointerMove={follow}
        onPointerLeave={() => setHovered(undefined)}
      >
        {foot !== undefined && <g aria-hidden="true">{foot}</g>}
        <svg y={foot === undefined ? '0.75em' : '1.75em'} height="12em" overflow="visible">
          <g aria-hidden="true">{children}</g>
          {hovered !== undefined && (
            <g aria-hidden="true" className={css.hovered} data-screen-only="">
              {outlineOf(hovered)}
            </g>
          )}
          {count > 0 && (
            <g
              // A new element for each mark, so that a screen reader reads the mark when focus moves.
              key={current}
              role="img"
              aria-label={words.markInPlace(nameOf(current), words.position(current, count))}
              tabIndex={0}
              data-mark=""
              data-screen-only=""
              className={`${css.current} ${focusRing}`}
            >
              {outlineOf(current)}
            </g>
          )}
        </svg>
      </svg>
      {below}
      <span id={helpId} hidden>
        {words.keyboardHelp}
      </span>
    </div>
  );
}
