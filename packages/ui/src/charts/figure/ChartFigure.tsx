import { useId, useRef, useState, type ReactNode } from 'react';
import { useFocusLeft } from '../../focus/useFocusLeft';
import { focusRing } from '../../styles/focusRing.css';
import type { ChartHeadingLevel } from '../types';
import type { ChartFigureMessages } from './ChartFigure.messages';
import type { ChartTable } from './chartTable';
import { DataTable } from './DataTable';
import { DirectionContext, useDirection } from './direction';
import { Downloads } from './Downloads';
import * as css from './ChartFigure.css';

interface ChartFigureProps {
  title: string;
  headingLevel: ChartHeadingLevel | undefined;
  /** One sentence that says what the marks show. */
  summary: string;
  /** What a reader must know about the numbers. */
  notes?: readonly string[] | undefined;
  /** Made when the table is opened or downloaded; without it there are no data to tell. */
  table: (() => ChartTable) | undefined;
  words: ChartFigureMessages;
  /** The marks. */
  children: ReactNode;
}

/** What every chart stands in: title, sentence, marks, and the table and downloads one press away. */
export function ChartFigure({
  title,
  headingLevel = 3,
  summary,
  notes = [],
  table,
  words,
  children,
}: ChartFigureProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const direction = useDirection(figure);
  // Where the last mark goes, and the buttons with it, whoever was on one is still at the chart.
  const focusHandlers = useFocusLeft(figure);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const Heading = `h${headingLevel}` as const;

  return (
    <figure
      ref={figure}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}summary`}
      className={`${css.figure} ${focusRing}`}
      tabIndex={-1}
      {...focusHandlers}
    >
      <figcaption className={css.caption}>
        <Heading id={`${id}title`} className={css.title} data-picture="title">
          {title}
        </Heading>
        <p id={`${id}summary`} className={css.summary} data-picture="text">
          {summary}
        </p>
      </figcaption>
      <DirectionContext value={direction}>{children}</DirectionContext>
      {notes.map((note) => (
        <p key={note} className={css.note} data-picture="text">
          {note}
        </p>
      ))}
      {table !== undefined && (
        <div className={css.actions}>
          <button
            id={`${id}opener`}
            type="button"
            // One of several on a page: a list of buttons tells whose table it is.
            aria-labelledby={`${id}opener ${id}title`}
            aria-expanded={isTableOpen}
            className={`${css.action} ${focusRing}`}
            onClick={() => setIsTableOpen(!isTableOpen)}
          >
            {isTableOpen ? words.hideTable : words.showTable}
          </button>
          <Downloads
            title={title}
            titleId={`${id}title`}
            figure={figure}
            table={table}
            words={words}
          />
        </div>
      )}
      {isTableOpen && table !== undefined && <DataTable caption={title} {...table()} />}
    </figure>
  );
}
