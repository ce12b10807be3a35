import { findAllAboutParticipant } from '../modules/answers';
import { onDatabase } from './onDatabase';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

export const showParticipantUsage =
  'Give the pseudonym of the participant: npm run --silent admin:show-participant -- heron-12';

/** `admin:show-participant`: all that is kept about a participant, as JSON. Changes nothing. */
export async function showParticipant(
  [login = '', ...others]: readonly string[],
  settings: Settings,
): Promise<string> {
  if (login === '' || others.length > 0) throw new StartFailure(showParticipantUsage);
  return onDatabase(settings, { besideServer: true }, ({ forLongWork }) =>
    forLongWork(async (database) => {
      const found = await findAllAboutParticipant(database, login);
      if (found === undefined) {
        throw new StartFailure(`There is no participant ${login} in this database.`);
      }
      return JSON.stringify(found, null, 2);
    }),
  );
}
