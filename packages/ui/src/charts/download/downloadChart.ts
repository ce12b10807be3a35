import type { ChartTable } from '../figure/chartTable';
import { tableToCsv } from './csv';
import { drawPicture } from './picture';
import { pictureToPng, widenFixedStrokes } from './png';
import { fileName, save } from './save';

export type DownloadFormat = 'SVG' | 'PNG' | 'CSV';

interface Download {
  format: DownloadFormat;
  title: string;
  figure: HTMLElement;
  table: ChartTable;
}

/**
 * Characters that XML forbids but `XMLSerializer` writes: control characters, lone surrogates, U+FFFE and
 * U+FFFF.
 */
const notInXml = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** Saves the chart as a picture, or its data as a table. */
export async function downloadChart({ format, title, figure, table }: Download): Promise<void> {
  const name = fileName(title, format.toLowerCase());
  if (format === 'CSV') {
    save(new Blob([tableToCsv(table)], { type: 'text/csv;charset=utf-8' }), name);
    return;
  }
  const picture = drawPicture(figure);
  if (format === 'PNG') widenFixedStrokes(picture);
  const source = new XMLSerializer().serializeToString(picture.element).replaceAll(notInXml, '');
  save(
    format === 'SVG'
      ? new Blob([source], { type: 'image/svg+xml' })
      : await pictureToPng(picture, source),
    name,
  );
}
