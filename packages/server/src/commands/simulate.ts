import { and, asc, eq, inArray } from 'drizzle-orm';
import { randomBytes, randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { calendarFrom } from '../demonstration/calendar';
import { generalRemarks } from '../demonstration/generalRemarks';
import { seededRandom, type Random } from '../demonstration/random';
import { simulateFeedback, type OpenQuestion } from '../demonstration/simulateFeedback';
import { allowTime } from '../demonstration/loadDemonstration';
import { onDatabase } from './onDatabase';
import { systemClock, type Clock } from '../platform/clock';
import { withTransaction, type Transaction } from '../platform/database/database';
import {
  ageRanges,
  pollOptions,
  projectAgeRanges,
  projects,
  questionHistory,
  questions,
} from '../platform/database/schema';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

/** The most per run: more needs more memory than a small machine has. It can run several times. */
const most = 100_000;

export const simulateUsage = `Say for which project and how much, up to ${most} each: npm run simulate -- --project 12 --responses 500 --answers 800`;

interface Wanted {
  readonly projectId: number;
  readonly responses: number;
  readonly answers: number;
}

/** `simulate`: fills a published project with plausible feedback. Returns what to tell the operator. */
export async function simulate(
  words: readonly string[],
  settings: Settings,
  clock: Clock = systemClock,
): Promise<string> {
  const wanted = readWords(words);
  // On the embedded database it runs alone, because it would slow a running server down.
  const besideServer = settings.databaseUrl !== undefined;
  await onDatabase(settings, { besideServer }, ({ forLongWork }) =>
    forLongWork((database) =>
      withTransaction(database, (transaction) => fill(transaction, wanted, clock())),
    ),
  );
  const { projectId, responses, answers } = wanted;
  return `Project ${projectId} has ${responses} more responses and ${answers} more answers.`;
}

function readWords(words: readonly string[]): Wanted {
  const option = { type: 'string' } as const;
  const options = { project: option, responses: option, answers: option };
  try {
    const { values } = parseArgs({ args: [...words], options });
    return {
      projectId: wholeNumber(values.project, 2_147_483_647),
      responses: wholeNumber(values.responses, most),
      answers: wholeNumber(values.answers ?? '0', most),
    };
  } catch (cause) {
    throw new StartFailure(simulateUsage, { cause });
  }
}

function wholeNumber(word: string | undefined, greatest: number): number {
  const number = /^\d{1,10}$/.test(word ?? '') ? Number(word) : Infinity;
  if (number > greatest) throw new Error('not a number that is taken');
  return number;
}

async function fill(
  transaction: Transaction,
  { projectId, responses, answers }: Wanted,
  now: Date,
): Promise<void> {
  await allowTime(transaction);
  const [project] = await transaction.select().from(projects).where(eq(projects.id, projectId));
  if (!project) throw new StartFailure(`There is no project ${projectId} in this database.`);
  const { publishedDate: from, endDate } = project;
  if (project.status !== 'PUBLISHED' || from === null || from >= now) {
    throw new StartFailure(
      `Project ${projectId} is not published yet, so that nobody could have answered.`,
    );
  }
  const random = seededRandom(randomInt(2 ** 32));
  const questions = await findOpenQuestions(transaction, random, projectId);
  if (answers > responses * questions.length) {
    throw new StartFailure(
      `With ${responses} responses and ${questions.length} published questions there can be at most ${responses * questions.length} answers.`,
    );
  }
  await simulateFeedback(transaction, random, calendarFrom(now), {
    projectId,
    questions,
    responses,
    answers,
    ages: await findAges(transaction, projectId),
    period: { from, to: endDate !== null && endDate < now ? endDate : now },
    mark: randomBytes(4).toString('hex'),
  });
}

async function findAges(transaction: Transaction, projectId: number) {
  const chosen = await transaction
    .select({ lower: ageRanges.lower, upper: ageRanges.upper })
    .from(projectAgeRanges)
    .innerJoin(ageRanges, eq(ageRanges.id, projectAgeRanges.ageRangeId))
    .where(eq(projectAgeRanges.projectId, projectId));
  return chosen.map(({ lower, upper }) => [lower, upper] as const);
}

/** The published questions, in the form that the demonstration's people answer. */
async function findOpenQuestions(
  transaction: Transaction,
  random: Random,
  projectId: number,
): Promise<OpenQuestion[]> {
  const published = await transaction
    .select()
    .from(questions)
    .where(and(eq(questions.projectId, projectId), eq(questions.status, 'PUBLISHED')));
  const ids = published.map(({ id }) => id);
  const options = await transaction
    .select()
    .from(pollOptions)
    .where(inArray(pollOptions.questionId, ids))
    .orderBy(asc(pollOptions.position));
  const histories = await transaction
    .select()
    .from(questionHistory)
    .where(inArray(questionHistory.questionId, ids))
    .orderBy(asc(questionHistory.statusDate));
  return published.map(({ id, text, kind, date, ...slider }) => {
    const own = options.filter(({ questionId }) => questionId === id);
    const since = histories.find((each) => each.questionId === id && each.status === 'PUBLISHED');
    const maxValue = slider.sliderMax ?? 0;
    const scale = { maxValue, mean: maxValue * (0.4 + random.next() * 0.4) };
    const { sliderLowerText, sliderUpperText } = slider;
    const base = { text, remarks: generalRemarks };
    return {
      id,
      optionIds: own.map((option) => option.id),
      from: since?.statusDate ?? date,
      question:
        kind === 'TEXT'
          ? { ...base, kind }
          : kind === 'POLL'
            ? { ...base, kind, choices: own.map((each) => weighted(random, each)) }
            : {
                ...base,
                ...scale,
                kind,
                lower: sliderLowerText ?? '',
                upper: sliderUpperText ?? '',
              },
    };
  });
}

const weighted = (random: Random, { text }: { readonly text: string }) => ({
  text,
  weight: 1 + random.next() * 4,
});
