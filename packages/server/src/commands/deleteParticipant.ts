import { counted, formatLongDate } from '@sounding/domain';
import { askAtTerminal, type Ask } from './askAtTerminal';
import { beginningOf, readErasureWords, toKeep } from './erasureWords';
import {
  eraseParticipant,
  findParticipantToErase,
  type ParticipantToErase,
} from '../modules/answers';
import { onDatabase } from './onDatabase';
import { operatorOrigin } from './operatorOrigin';
import { requireYes } from './requireYes';
import { recordAudit } from '../platform/audit/recordAudit';
import { withTransaction, type Database } from '../platform/database/database';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

const command = 'npm run admin:delete-participant --';

export const deleteParticipantUsage = `Give the pseudonym of the participant: ${command} heron-12`;

/** `admin:delete-participant`: deletes a participant, all answers and all responses. Returns what to tell. */
export async function deleteParticipant(
  words: readonly string[],
  settings: Settings,
  ask: Ask = askAtTerminal,
): Promise<string> {
  const sent = readErasureWords(words, deleteParticipantUsage);
  return onDatabase(settings, { besideServer: true }, async ({ database }) => {
    const participant = await findParticipantToErase(database, sent.named);
    if (participant === undefined) throw noParticipant(sent.named);
    const about = describe(sent.named, participant);
    const quoted = `'${sent.named.replaceAll("'", String.raw`'\''`)}'`;
    const deletion = `${command} ${quoted}`;
    await requireYes(sent, { about, deed: 'delete it for good', command: deletion, ask });
    await erase(database, participant.id, sent.named);
    return `${about}\n\nThis participant is deleted for good. ${toKeep(deletion, new Date())}`;
  });
}

const noParticipant = (login: string) =>
  new StartFailure(`There is no participant ${login} in this database.`);

const erase = (database: Database, id: number, login: string): Promise<void> =>
  withTransaction(database, async (transaction) => {
    const erased = await eraseParticipant(transaction, id);
    if (erased === undefined) throw noParticipant(login);
    await recordAudit(transaction, {
      action: 'participant.erased',
      target: { type: 'participant', id },
      detail: erased,
      origin: operatorOrigin(),
    });
  });

function describe(login: string, { createdAt, projects }: ParticipantToErase): string {
  const known = `Participant ${login}, known since ${formatLongDate(createdAt.toISOString())}`;
  if (projects.length === 0) return `${known}, without any answer or response`;
  return [
    known,
    ...projects.map(
      ({ id, title, answers, responses }) =>
        `Project ${id}, ${counted(answers, 'answer')} and ${counted(responses, 'response')}: ${beginningOf(title)}`,
    ),
  ].join('\n');
}
