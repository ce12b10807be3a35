import { strToU8, Zip, ZipDeflate } from 'fflate';
import { rowXml } from './cells';
import type { CellValue } from './messages';
import { sheetEnd, sheetPath, sheetStart, workbookParts } from './workbookParts';

/** Writes a workbook row by row; only what is compressed stays in memory. */
export function createWorkbookWriter() {
  const compressed: Uint8Array[] = [];
  const names: string[] = [];
  let sheet: ZipDeflate | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    compressed.push(chunk);
  });

  function addFile(path: string): ZipDeflate {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    return file;
  }

  function endSheet(): void {
    sheet?.push(strToU8(sheetEnd), true);
  }

  return {
    startSheet(name: string, widths: readonly number[]): void {
      endSheet();
      sheet = addFile(sheetPath(names.length));
      names.push(name);
      sheet.push(strToU8(sheetStart(widths)));
    },
    writeRows(rows: readonly (readonly CellValue[])[], isHeading: boolean): void {
      sheet?.push(strToU8(rows.map((row) => rowXml(row, isHeading)).join('')));
    },
    finish(): Buffer {
      endSheet();
      for (const [path, text] of workbookParts(names)) addFile(path).push(strToU8(text), true);
      zip.end();
      return Buffer.concat(compressed);
    },
  };
}
