import { isInAgeRange, participantAge } from '@sounding/domain';
import type { Calendar } from './calendar';
import type { DemonstrationProject, DemonstrationQuestion } from './demonstrationProject';
import type { Random } from './random';

export interface Respondent {
  readonly id: number;
  readonly birthYear: number | null;
}

/** One participant's visit to one project. */
export interface Visit {
  readonly participantId: number;
  readonly date: Date;
  readonly hearMore: boolean;
  readonly contributeNow: boolean;
}

/** What a visitor answered to one question. */
export interface Reply {
  readonly participantId: number;
  readonly date: Date;
  readonly comment: string | null;
  readonly sliderValue: number | null;
  /** Place of the choice in the poll. */
  readonly choice: number | null;
}

interface Period {
  readonly from: Date;
  readonly to: Date;
}

const hour = 3_600_000;

/** When a person visits: mostly in the first weeks and by day, sometimes after a published update. */
function visitDate(random: Random, { from, to }: Period, news: readonly Date[]): Date {
  const length = to.getTime() - from.getTime();
  const start =
    news.length > 0 && random.chance(0.22)
      ? random.pick(news).getTime() + random.next() ** 2 * 96 * hour
      : from.getTime() + random.next() ** 1.8 * length;
  const date = new Date(start);
  date.setUTCHours(Math.min(22, Math.max(7, Math.round(random.around(14.5, 10)))));
  date.setUTCMinutes(random.whole(0, 59));
  const millis = Math.min(to.getTime(), Math.max(from.getTime(), date.getTime()));
  return new Date(millis);
}

export interface VisitPlan {
  readonly project: Pick<DemonstrationProject, 'ages' | 'updates'>;
  readonly responses: {
    readonly count: number;
    readonly hearMore: number;
    readonly contribute: number;
  };
  readonly period: Period;
}

/** Who came to a project, when, and whether they want to hear more or to give feedback. */
export function makeVisits(
  random: Random,
  { now, at }: Calendar,
  people: readonly Respondent[],
  { project, responses, period }: VisitPlan,
): Visit[] {
  const news = (project.updates ?? [])
    .filter(({ status }) => status === 'PUBLISHED')
    .map(({ day }) => at(day, 10))
    .filter((date) => date < period.to);
  const wanted = people.filter(({ birthYear }) =>
    birthYear === null
      ? random.chance(0.5)
      : isMeant(project, participantAge(birthYear, now)) || random.chance(0.03),
  );
  return random
    .shuffle(wanted)
    .slice(0, responses.count)
    .map(({ id }) => ({
      participantId: id,
      date: visitDate(random, period, news),
      hearMore: random.chance(responses.hearMore),
      contributeNow: random.chance(responses.contribute),
    }));
}

function isMeant({ ages }: Pick<DemonstrationProject, 'ages'>, age: number): boolean {
  return ages === 'all' || ages.some(([lower, upper]) => isInAgeRange(age, { lower, upper }));
}

/** The replies to one question by those who came before it was withdrawn. */
export function makeReplies(
  random: Random,
  question: DemonstrationQuestion,
  visits: readonly Visit[],
): Reply[] {
  const said = new Set<string>();
  return visits.flatMap(({ participantId, date, contributeNow }): Reply[] => {
    if (!contributeNow) return [];
    const comment = remark(random, question, said);
    const base = { participantId, date, comment, sliderValue: null, choice: null };
    switch (question.kind) {
      case 'TEXT':
        return comment === null ? [] : [base];
      case 'POLL': {
        const choice = random.pickWeighted(question.choices, ({ weight }) => weight);
        return random.chance(0.93) ? [{ ...base, choice: question.choices.indexOf(choice) }] : [];
      }
      case 'LIKERT': {
        const value = Math.round(random.around(question.mean, question.maxValue * 0.75));
        const sliderValue = Math.min(question.maxValue, Math.max(1, value));
        return random.chance(0.9) ? [{ ...base, sliderValue }] : [];
      }
    }
  });
}

/** One or two of the things people say about this question, never the same words twice. */
function remark(
  random: Random,
  { kind, remarks = [] }: DemonstrationQuestion,
  said: Set<string>,
): string | null {
  if (remarks.length === 0 || !random.chance(kind === 'TEXT' ? 0.3 : 0.02)) return null;
  const [first = '', second = ''] = random.shuffle(remarks);
  const comment = random.chance(0.7) ? first : `${first} ${second}`;
  if (said.has(comment)) return null;
  said.add(comment);
  return comment;
}
