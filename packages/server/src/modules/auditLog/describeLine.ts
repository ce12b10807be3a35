import type { Schemas } from '@sounding/api-client';
import { csvLines, toCsv } from '@sounding/domain';
import type { StoredLine } from './auditRepository';

export function describeLine(line: StoredLine): Schemas['AuditLine'] {
  const { id, at, action, actorId, targetType, targetId, ipAddress, requestId } = line;
  return {
    ...{ id, action, ipAddress, requestId },
    date: at.toISOString(),
    actor:
      actorId === null ? null : { id: actorId, fullName: line.actorName, role: line.actorRole },
    target:
      targetType === null || targetId === null
        ? null
        : { type: targetType, id: targetId, name: line.targetName },
    // recordAudit lets nothing else in.
    detail: line.detail as Schemas['AuditLine']['detail'],
  };
}

const header = [
  ...['Number', 'Date (UTC)', 'Action', 'Actor id', 'Actor', 'Actor role'],
  ...['Target type', 'Target id', 'Target', 'Detail', 'Address', 'Request'],
];

/** The lines as a file for a spreadsheet, in the same portions. */
export async function* linesAsCsv(
  portions: AsyncIterable<readonly StoredLine[]>,
): AsyncGenerator<string, undefined> {
  let beginning = toCsv(header, []);
  for await (const lines of portions) {
    yield beginning + csvLines(lines.map(cellsOf));
    beginning = '';
  }
}

const cellsOf = (line: StoredLine) => [
  ...[line.id, line.at.toISOString(), line.action],
  ...[line.actorId, line.actorName, line.actorRole],
  ...[line.targetType, line.targetId, line.targetName],
  ...[JSON.stringify(line.detail), line.ipAddress, line.requestId],
];
