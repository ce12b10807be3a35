import { escapeXml } from './cells';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Begins a sheet whose first row is frozen, and whose columns are printed side by side on one page. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

/**
 * Prints a sheet on as many A4 pages as it needs, with the sheet's name and the page number in the footer.
 */
export const sheetEnd =
  '</sheetData><pageMargins left="0.5" right="0.5" top="0.5" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter></worksheet>';

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** Wraps text that is wider than its column, and aligns all cells of a row at the top. */
const alignment = (across = ''): string => `<alignment${across} vertical="top" wrapText="1"/>`;

/** The parts of a workbook beside its sheets (ECMA-376), by their place in the package. */
export function workbookParts(sheetNames: readonly string[]): ReadonlyMap<string, string> {
  const sheets = sheetNames.map(
    (name, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  // Prints the headings on each page.
  const headings = sheetNames.map(
    (name, index) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${escapeXml(name)}'!$1:$1</definedName>`,
  );
  const toSheets = sheetNames.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const sheetTypes = sheetNames.map(
    (_, index) =>
      `<Override PartName="/${sheetPath(index)}" ContentType="${sheetType}.worksheet+xml"/>`,
  );
  return new Map([
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${sheetTypes.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets><definedNames>${headings.join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packageRelations}">${toSheets.join('')}<Relationship Id="rId${sheetNames.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0" applyAlignment="1">${alignment()}</xf><xf xfId="0" fontId="1" applyFont="1" applyAlignment="1">${alignment()}</xf><xf xfId="0" numFmtId="164" applyNumberFormat="1" applyAlignment="1">${alignment(' horizontal="left"')}</xf></cellXfs></styleSheet>`,
    ],
  ]);
}
