import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import {
  answers,
  participants,
  pollOptions,
  projectResponses,
  projects,
  questions,
} from '../../platform/database/schema';

/** All data about a participant, for the copy that the law grants; undefined for an unknown pseudonym. */
export async function findAllAboutParticipant(queryable: Queryable, login: string) {
  const [participant] = await queryable
    .select()
    .from(participants)
    .where(eq(participants.login, login));
  if (participant === undefined) return undefined;
  return {
    participant,
    responses: await findResponsesOf(queryable, participant.id),
    answers: await findAnswersOf(queryable, participant.id),
  };
}

const findResponsesOf = (queryable: Queryable, participantId: number) =>
  queryable
    .select({
      id: projectResponses.id,
      project: { id: projects.id, title: projects.title },
      date: projectResponses.date,
      hearMore: projectResponses.hearMore,
      contributeNow: projectResponses.contributeNow,
      birthYear: projectResponses.birthYear,
      gender: projectResponses.gender,
      ethnicity: projectResponses.ethnicity,
    })
    .from(projectResponses)
    .innerJoin(projects, eq(projects.id, projectResponses.projectId))
    .where(eq(projectResponses.participantId, participantId))
    .orderBy(asc(projectResponses.id));

const findAnswersOf = (queryable: Queryable, participantId: number) =>
  queryable
    .select({
      id: answers.id,
      project: { id: projects.id, title: projects.title },
      question: { id: questions.id, text: questions.text },
      date: answers.date,
      comment: answers.comment,
      choice: pollOptions.text,
      sliderValue: answers.sliderValue,
      approvedAt: answers.approvedAt,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(projects, eq(projects.id, answers.projectId))
    .leftJoin(pollOptions, eq(pollOptions.id, answers.pollOptionId))
    .where(eq(answers.participantId, participantId))
    .orderBy(asc(answers.id));
