import type { Transaction } from '../platform/database/database';
import { participants } from '../platform/database/schema';
import type { Calendar } from './calendar';
import type { DemonstrationProject, DemonstrationQuestion } from './demonstrationProject';
import { makeParticipants, type DemonstrationParticipant } from './participants';
import type { Random } from './random';
import { makeReplies, makeVisits, type Visit } from './replies';
import { inPortions, newestComments, writeAnswers, writeVisits } from './writeResponses';

/** One of a project's questions that participants see, and since when. */
export interface OpenQuestion {
  readonly id: number;
  readonly optionIds: readonly number[];
  readonly question: DemonstrationQuestion;
  readonly from: Date;
}

export interface SimulationPlan {
  readonly projectId: number;
  readonly ages: DemonstrationProject['ages'];
  readonly period: { readonly from: Date; readonly to: Date };
  readonly questions: readonly OpenQuestion[];
  readonly responses: number;
  readonly answers: number;
  /** Makes this simulation's pseudonyms different from all others. */
  readonly mark: string;
}

const shares = { hearMore: 0.7, contribute: 0.6 } as const;

/** For each so many answers, one comment waits for review, as far as there are comments. */
const answersPerWaiting = 20;

/** Adds new participants, who respond to a published project and answer its questions. */
export async function simulateFeedback(
  transaction: Transaction,
  random: Random,
  calendar: Calendar,
  plan: SimulationPlan,
): Promise<void> {
  const { crowd, visits: came } = gather(random, calendar, plan);
  const visits = await writeVisitors(transaction, crowd, came, plan.mark);
  const { rows, contributors } = answersOf(random, visits, plan);
  await writeVisits(
    transaction,
    plan.projectId,
    visits.map((visit) => ({
      ...visit,
      contributeNow: visit.contributeNow || contributors.has(visit.participantId),
    })),
  );
  const waiting = newestComments(rows, Math.ceil(plan.answers / answersPerWaiting));
  await writeAnswers(transaction, rows, { waiting, now: calendar.now });
}

/** Makes as many visits as wanted; `participantId` is still the visitor's place in the crowd. */
function gather(random: Random, calendar: Calendar, { ages, period, responses }: SimulationPlan) {
  let crowd: readonly DemonstrationParticipant[] = [];
  let visits: readonly Visit[] = [];
  while (visits.length < responses) {
    const people = makeParticipants(random, responses, calendar.now.getUTCFullYear());
    const passing = people.map(({ birthYear }, place) => ({ id: crowd.length + place, birthYear }));
    const count = responses - visits.length;
    visits = [
      ...visits,
      ...makeVisits(random, calendar, passing, {
        project: { ages },
        responses: { ...shares, count },
        period,
      }),
    ];
    crowd = [...crowd, ...people];
  }
  return { crowd, visits };
}

/** Writes the people of the crowd who came, and puts their ids into the visits. */
async function writeVisitors(
  transaction: Transaction,
  crowd: readonly DemonstrationParticipant[],
  visits: readonly Visit[],
  mark: string,
): Promise<Visit[]> {
  const visitors = visits.flatMap((visit, index) => {
    const person = crowd[visit.participantId];
    return person
      ? [{ visit, person: { ...person, login: `${person.login}-${mark}-${index}` } }]
      : [];
  });
  const ids = new Map<string, number>();
  for (const some of inPortions(visitors)) {
    const rows = await transaction
      .insert(participants)
      .values(some.map(({ person, visit }) => ({ ...person, createdAt: visit.date })))
      .returning({ id: participants.id, login: participants.login });
    for (const { id, login } of rows) ids.set(login, id);
  }
  return visitors.map(({ visit, person }) => ({
    ...visit,
    participantId: ids.get(person.login) ?? 0,
  }));
}

/** Makes exactly the wanted number of answers, first by visitors who came to give feedback. */
function answersOf(
  random: Random,
  visits: readonly Visit[],
  { projectId, questions, answers }: SimulationPlan,
) {
  const contributors = new Set<number>();
  const eager = [true, false].flatMap((isEager) =>
    visits.filter(({ contributeNow }) => contributeNow === isEager),
  );
  const pairs = eager.flatMap((visit) => questions.map((open) => ({ visit, open })));
  const rows = pairs.slice(0, answers).map(({ visit, open: { id, question, optionIds, from } }) => {
    contributors.add(visit.participantId);
    const { choice, ...reply } = replyOf(random, question, visit);
    return {
      ...reply,
      date: reply.date < from ? from : reply.date,
      projectId,
      questionId: id,
      pollOptionId: choice === null ? null : (optionIds[choice] ?? null),
    };
  });
  return { rows, contributors };
}

/** Tries until the visitor answers, which ends because every question offers something to say. */
function replyOf(random: Random, question: DemonstrationQuestion, visit: Visit) {
  for (;;) {
    const [reply] = makeReplies(random, question, [{ ...visit, contributeNow: true }]);
    if (reply) return reply;
  }
}
