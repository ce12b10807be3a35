import { sql } from 'drizzle-orm';
import { withTransaction, type Transaction } from '../platform/database/database';
import { accounts, ageRanges, interests } from '../platform/database/schema';
import type { Platform } from '../platform/platform';
import { demonstrationAccounts, demonstrationPassword } from './accounts';
import { calendarFrom, type Calendar } from './calendar';
import type { DemonstrationProject } from './demonstrationProject';
import { soundingPicture, tones } from './drawing/soundingPicture';
import { ethicsLetter } from './ethicsLetter';
import { demonstrationProjects } from './projects';
import { seededRandom } from './random';
import { writeDemonstrationAccounts, writeOtherPeople } from './writeAccounts';
import { writeParticipants, writeResponses } from './writeResponses';
import { writeProject } from './writeProject';

/** Any number will do; another one gives other people and pictures. */
const seed = 20_260_224;

/**
 * Fills an empty database with accounts, projects and thousands of responses, all or nothing. Answers false
 * and writes nothing if there are accounts already. The same present time always gives the same data.
 */
export async function loadDemonstration(
  platform: Pick<Platform, 'database' | 'passwords' | 'seedVault' | 'clock'>,
): Promise<boolean> {
  const { database, passwords, seedVault, clock } = platform;
  if ((await database.$count(accounts)) > 0) return false;
  const calendar = calendarFrom(clock());
  // Made before the transaction begins, so that it stays short.
  const passwordHash = await passwords.hash(demonstrationPassword);
  const drawings = demonstrationProjects.map(drawingsOf);

  return withTransaction(database, async (transaction) => {
    await allowTime(transaction);
    if (!(await isEmpty(transaction))) return false;
    const accountIds = await writeDemonstrationAccounts(transaction, calendar, {
      passwordHash,
      seedVault,
    });
    const adminId = idOf(accountIds, 'admin@sounding.example');
    await writeOtherPeople(transaction, seededRandom(seed), calendar, adminId);
    await writeProjects(transaction, calendar, { accountIds, adminId, drawings });
    return true;
  });
}

/** Raises the time limits: thousands of rows on a slow machine take longer than any request may. */
export async function allowTime(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`SET LOCAL statement_timeout = '60s'`);
  await transaction.execute(sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`);
}

/** Whether there are no accounts. Two servers that start together take turns; the second finds accounts. */
async function isEmpty(transaction: Transaction): Promise<boolean> {
  await transaction.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`);
  return (await transaction.$count(accounts)) === 0;
}

function drawingsOf(project: DemonstrationProject, index: number) {
  const { media, title, owner } = project;
  const researcher = demonstrationAccounts.find(({ login }) => login === owner);
  return {
    picture:
      media?.kind === 'picture'
        ? soundingPicture(seededRandom(seed + index), tones[media.tones])
        : null,
    letter: ethicsLetter({
      title,
      reference: `UREC/${String(index + 401).padStart(4, '0')}`,
      researcher: researcher?.fullName ?? 'researcher',
    }),
  };
}

async function writeProjects(
  transaction: Transaction,
  calendar: Calendar,
  {
    accountIds,
    adminId,
    drawings,
  }: {
    readonly accountIds: ReadonlyMap<string, number>;
    readonly adminId: number;
    readonly drawings: readonly ReturnType<typeof drawingsOf>[];
  },
): Promise<void> {
  const interestIds = new Map(
    (await transaction.select().from(interests)).map(({ id, name }) => [name, id]),
  );
  const ranges = await transaction.select().from(ageRanges);
  const random = seededRandom(seed);
  const people = await writeParticipants(transaction, random, calendar);
  for (const [index, project] of demonstrationProjects.entries()) {
    const drawing = drawings[index];
    if (drawing === undefined) throw new Error('Every project has its drawings');
    const written = await writeProject(transaction, project, {
      ...drawing,
      calendar,
      adminId,
      ownerId: idOf(accountIds, project.owner),
      interestIds: project.interests.map((name) => idOf(interestIds, name)),
      ageRangeIds: ranges
        .filter(({ lower, upper }) => isChosen(project, lower, upper))
        .map(({ id }) => id),
    });
    await writeResponses(transaction, random, calendar, { project, written, people });
  }
}

function isChosen({ ages }: DemonstrationProject, lower: number, upper: number): boolean {
  return ages === 'all' || ages.some((band) => band[0] === lower && band[1] === upper);
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${name} is not in the database`);
  return id;
}
