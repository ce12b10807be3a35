import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = '/usr/bin/soffice';

/** LibreOffice from Debian's libreoffice-calc. */
export const hasSpreadsheetProgram = existsSync(program);

const basic =
  'xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Opens a file as a person would, and saves what it then shows. */
const macro = `<?xml version="1.0" encoding="UTF-8"?>
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Look" script:language="StarBasic">
Sub Take(source As String, target As String, password As String)
  Dim arguments(1) As New com.sun.star.beans.PropertyValue
  arguments(0).Name = "Hidden"
  arguments(0).Value = True
  arguments(1).Name = "Password"
  arguments(1).Value = password
  Dim saving(0) As New com.sun.star.beans.PropertyValue
  saving(0).Name = "FilterName"
  saving(0).Value = "OpenDocument Spreadsheet Flat XML"
  On Error GoTo Refused
  document = StarDesktop.loadComponentFromURL(source, "_blank", 0, arguments())
  If Not IsNull(document) Then
    document.storeToURL(target, saving())
    document.close(True)
  End If
Refused:
  StarDesktop.terminate()
End Sub
</script:module>`;

/** Every sheet's rows as LibreOffice shows them, by the sheet's name; undefined where it refuses. */
export async function openSpreadsheet(
  folder: string,
  file: Uint8Array,
  password: string,
): Promise<ReadonlyMap<string, readonly (readonly string[])[]> | undefined> {
  const profile = `-env:UserInstallation=${pathToFileURL(folder).href}`;
  // The first start makes the profile, so the macro can be written into it only afterwards.
  if (!existsSync(join(folder, 'user'))) {
    await run(program, [profile, '--headless', '--terminate_after_init'], { timeout: 90_000 });
  }
  await writeMacro(folder);
  const [source, target] = [join(folder, 'project-export.xls'), join(folder, 'seen.fods')];
  await rm(target, { force: true });
  await writeFile(source, file);
  const texts = [pathToFileURL(source).href, pathToFileURL(target).href, password];
  await run(
    program,
    [
      profile,
      '--headless',
      '--norestore',
      '--nolockcheck',
      `macro:///Standard.Look.Take(${texts.map((text) => `"${text}"`).join(',')})`,
    ],
    { timeout: 90_000 },
  );
  return existsSync(target) ? sheetsOf(await readFile(target, 'utf8')) : undefined;
}

async function writeMacro(folder: string): Promise<void> {
  const library = join(folder, 'user/basic/Standard');
  await mkdir(library, { recursive: true });
  const files = {
    'Look.xba': macro,
    'script.xlb': `<?xml version="1.0" encoding="UTF-8"?><library:library ${basic} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Look"/></library:library>`,
    '../script.xlc': `<?xml version="1.0" encoding="UTF-8"?><library:libraries ${basic}><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(library, name), text);
}

function sheetsOf(document: string) {
  const tables = document.matchAll(/<table:table table:name="([^"]*)"[^>]*>(.*?)<\/table:table>/gs);
  return new Map(Array.from(tables, ([, name = '', rows = '']) => [name, rowsOf(rows)] as const));
}

/** Repeats a value, since LibreOffice writes equal neighbours once, with their number. */
function repeated<T>(value: T, attributes: string): T[] {
  const count = /table:number-(?:rows|columns)-repeated="(\d+)"/.exec(attributes)?.[1] ?? '1';
  return Array.from({ length: Number(count) }, () => value);
}

function rowsOf(rows: string): string[][] {
  const found = rows.matchAll(/<table:table-row\b([^>]*)>(.*?)<\/table:table-row>/gs);
  return Array.from(found, ([, attributes = '', row = '']) => {
    const cells = cellsOf(row);
    return cells.length === 0 ? [] : repeated(cells, attributes);
  }).flat();
}

/** The cells of a row up to the last one that holds something. */
function cellsOf(row: string): string[] {
  const found = row.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs);
  const cells = Array.from(found, ([, attributes = '', content = '']) =>
    repeated(textOf(attributes, content), attributes),
  ).flat();
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function textOf(attributes: string, content: string): string {
  if (attributes.includes('table:formula')) return `FORMULA ${attributes}`;
  const paragraphs = Array.from(
    content.matchAll(/<text:p[^>]*>(.*?)<\/text:p>/gs),
    ([, text = '']) =>
      text
        .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count?: string) =>
          ' '.repeat(Number(count ?? 1)),
        )
        .replace(/<text:tab\/>/g, '\t')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&apos;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
  );
  return paragraphs.join('\n');
}
