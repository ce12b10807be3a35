import type { Schemas } from '@sounding/api-client';
import { csvLines, toCsv } from '@sounding/domain';
import type { StoredLine } from './auditRepository';

export function describeLine(line: StoredLine): Schemas['AuditLine'] {
  const { id, at, action, actorId, targetType, targetId, ipAddress, requestId } = line;
  return {
    id,
    action,
    ipAddress,
    requestId,
    date: at.toISOString(),
    actor:
      actorId === null ? null : { id: actorId, fullName: line.actorName, role: line.actorRole },
    target:
      targetType === null || targetId === null
        ? null
        : { type: targetType, id: targetId, name: line.targetName },
    // `recordAudit` stores nothing that does not fit this type.
    detail: line.detail as Schemas['AuditLine']['detail'],
  };
}

/** The columns of the file, each with its name and the value of its cells. */
const columns: readonly (readonly [string, (line: StoredLine) => string | number | null])[] = [
  ['Number', ({ id }) => id],
  ['Date (UTC)', ({ at }) => at.toISOString()],
  ['Action', ({ action }) => action],
  ['Actor id', ({ actorId }) => actorId],
  ['Actor', ({ actorName }) => actorName],
  ['Actor role', ({ actorRole }) => actorRole],
  ['Target type', ({ targetType }) => targetType],
  ['Target id', ({ targetId }) => targetId],
  ['Target', ({ targetName }) => targetName],
  ['Detail', ({ detail }) => JSON.stringify(detail)],
  ['Network address', ({ ipAddress }) => ipAddress],
  ['Request', ({ requestId }) => requestId],
];

/** The lines as a file for a spreadsheet, in the same portions. */
export async function* linesAsCsv(
  portions: AsyncIterable<readonly StoredLine[]>,
): AsyncGenerator<string, undefined> {
  let beginning = toCsv(
    columns.map(([name]) => name),
    [],
  );
  for await (const lines of portions) {
    yield beginning + csvLines(lines.map(cellsOf));
    beginning = '';
  }
}

const cellsOf = (line: StoredLine) => columns.map(([, cell]) => cell(line));
