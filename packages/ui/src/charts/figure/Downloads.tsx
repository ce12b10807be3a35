import { useId, useState, type RefObject } from 'react';
import { focusRing } from '../../styles/focusRing.css';
import type { DownloadFormat } from '../download';
import type { ChartFigureMessages } from './ChartFigure.messages';
import type { ChartTable } from './chartTable';
import * as css from './ChartFigure.css';

const formats: readonly DownloadFormat[] = ['SVG', 'PNG', 'CSV'];

interface DownloadsProps {
  title: string;
  /** `id` of the title's element. */
  titleId: string;
  figure: RefObject<HTMLElement | null>;
  table: () => ChartTable;
  words: ChartFigureMessages;
}

/**
 * A button that shows one button per format. The code that makes the files is fetched on the first download.
 */
export function Downloads({ title, titleId, figure, table, words }: DownloadsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const download = async (format: DownloadFormat) => {
    if (figure.current === null) return;
    setHasFailed(false);
    try {
      const { downloadChart } = await import('../download');
      await downloadChart({ format, title, figure: figure.current, table: table() });
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <>
      <button
        id={`${id}opener`}
        type="button"
        aria-labelledby={`${id}opener ${titleId}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={`${css.action} ${focusRing}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.download}
      </button>
      {isOpen && (
        <div id={id} role="group" aria-label={words.downloadAs(title)} className={css.formats}>
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              className={`${css.action} ${focusRing}`}
              onClick={() => void download(format)}
            >
              {format}
            </button>
          ))}
        </div>
      )}
      <span role="status" className={css.failure}>
        {hasFailed && words.downloadFailed}
      </span>
    </>
  );
}
