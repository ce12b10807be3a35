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
  /** Builds the table when it is opened or downloaded; undefined if there are no data. */
  table: (() => ChartTable) | undefined;
  words: ChartFigureMessages;
  /** The marks. */
  children: ReactNode;
}

/** The frame of every chart: title, summary sentence, marks, and buttons for the table and the downloads. */
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
  // If a focused mark or button is removed, the figure takes focus, so that the person stays at the chart.
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
            // A page may have several charts: in a list of buttons, the title tells whose table this is.
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
