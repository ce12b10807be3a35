import type { Transaction } from '../platform/database/database';
import {
  contents,
  pollOptions,
  projectAgeRanges,
  projectDocuments,
  projectInterests,
  projects,
  projectUpdateQuestions,
  projectUpdates,
  questionHistory,
  questions,
} from '../platform/database/schema';
import { createHash } from 'node:crypto';
import type { Calendar } from './calendar';
import type {
  DemonstrationProject,
  DemonstrationQuestion,
  Rejection,
} from './demonstrationProject';

/** What a project has besides its texts: times, people, audience and files. */
export interface Surroundings {
  readonly calendar: Calendar;
  readonly ownerId: number;
  readonly adminId: number;
  readonly interestIds: readonly number[];
  readonly ageRangeIds: readonly number[];
  readonly picture: Buffer | null;
  readonly letter: Buffer;
}

export interface WrittenQuestion {
  readonly id: number;
  readonly optionIds: readonly number[];
  readonly question: DemonstrationQuestion;
  /** When replies come in; null if the question was never published. */
  readonly open: { readonly from: Date; readonly to: Date } | null;
}

export interface WrittenProject {
  readonly id: number;
  /** From when participants saw the project until its end or now; null if they never did. */
  readonly open: { readonly from: Date; readonly to: Date } | null;
  readonly questions: readonly WrittenQuestion[];
}

interface Moments {
  readonly created: Date;
  readonly launch: Date | null;
  /** When the ethics document was approved; the questions are published with it (OPEN-73). */
  readonly approved: Date | null;
  readonly published: Date | null;
  readonly end: Date;
  readonly completed: Date | null;
}

function momentsOf(
  { created, launch, end, state }: DemonstrationProject,
  { at }: Calendar,
): Moments {
  const launchDate = launch === null ? null : at(launch, 8);
  const approved = state.status === 'PUBLISHED' ? at(state.approved, 11, 20) : null;
  const completed =
    state.status === 'PUBLISHED' && state.completed !== undefined ? at(state.completed, 15) : null;
  return {
    created: at(created, 10, 12),
    launch: launchDate,
    approved,
    published: approved && launchDate && launchDate > approved ? launchDate : approved,
    end: completed ?? at(end, 17),
    completed,
  };
}

/** Writes one project with its description, audience, questions, updates and document. */
export async function writeProject(
  transaction: Transaction,
  project: DemonstrationProject,
  surroundings: Surroundings,
): Promise<WrittenProject> {
  const { calendar, ownerId } = surroundings;
  const moments = momentsOf(project, calendar);
  const [row] = await transaction
    .insert(projects)
    .values({
      ownerId,
      title: project.title,
      subtitle: project.subtitle,
      funder: project.funder === '' ? null : project.funder,
      launchDate: moments.launch,
      publishedDate: moments.published,
      endDate: moments.end,
      completedAt: moments.completed,
      status: project.state.status,
      createdAt: moments.created,
      updatedAt: moments.created,
    })
    .returning({ id: projects.id });
  if (row === undefined) throw new Error('INSERT answered no row');
  const { id } = row;
  await writeDescription(transaction, id, project, surroundings);
  await writeDocuments(transaction, id, project, surroundings);
  const open = openPeriod(moments, calendar.now);
  const written: WrittenQuestion[] = [];
  for (const [position, question] of project.questions.entries()) {
    written.push(
      await writeQuestion(transaction, question, {
        projectId: id,
        position,
        moments,
        open,
        calendar,
      }),
    );
  }
  await writeUpdates(transaction, id, { project, written, calendar });
  return { id, open, questions: written };
}

async function writeUpdates(
  transaction: Transaction,
  projectId: number,
  {
    project,
    written,
    calendar,
  }: {
    readonly project: DemonstrationProject;
    readonly written: readonly WrittenQuestion[];
    readonly calendar: Calendar;
  },
): Promise<void> {
  for (const { text, day, status, answers = [] } of project.updates ?? []) {
    const date = calendar.at(day, 10);
    const [row] = await transaction
      .insert(projectUpdates)
      .values({ projectId, text, status, date, createdAt: date })
      .returning({ id: projectUpdates.id });
    if (row === undefined) throw new Error('INSERT answered no row');
    const named = written.filter((_, place) => answers.includes(place));
    if (named.length === 0) continue;
    await transaction
      .insert(projectUpdateQuestions)
      .values(named.map((question) => ({ updateId: row.id, questionId: question.id, projectId })));
  }
}

function openPeriod({ published, end }: Moments, now: Date) {
  if (published === null || published >= now) return null;
  return { from: published, to: end < now ? end : now };
}

async function writeDescription(
  transaction: Transaction,
  projectId: number,
  { media, description }: DemonstrationProject,
  { interestIds, ageRangeIds, picture }: Surroundings,
): Promise<void> {
  await transaction
    .insert(projectInterests)
    .values(interestIds.map((interestId) => ({ projectId, interestId })));
  await transaction
    .insert(projectAgeRanges)
    .values(ageRangeIds.map((ageRangeId) => ({ projectId, ageRangeId })));
  const top =
    media === undefined
      ? []
      : media.kind === 'video'
        ? [{ type: 'VIDEO' as const, value: media.id }]
        : [
            {
              type: 'IMAGE' as const,
              value: '',
              image: picture,
              imageMediaType: 'image/png' as const,
              imageAltText: media.altText,
            },
          ];
  const texts = description.flatMap(({ heading, paragraph }) => [
    { type: 'HEADING' as const, value: heading },
    { type: 'PARAGRAPH' as const, value: paragraph },
  ]);
  await transaction
    .insert(contents)
    .values([...top, ...texts].map((item, position) => ({ ...item, projectId, position })));
}

async function writeDocuments(
  transaction: Transaction,
  projectId: number,
  { state }: DemonstrationProject,
  { calendar, ownerId, adminId, letter }: Surroundings,
): Promise<void> {
  if (state.status === 'DRAFT') return;
  const file = (submitted: number) => ({
    projectId,
    name: 'ethics-opinion.pdf',
    mediaType: 'application/pdf' as const,
    byteSize: letter.length,
    sha256: createHash('sha256').update(letter).digest(),
    content: letter,
    submittedAt: calendar.at(submitted, 14, 20),
    submittedBy: ownerId,
  });
  const decision = (day: number) => ({ decidedAt: calendar.at(day, 11, 20), decidedBy: adminId });
  const rejected = ({ submitted, decided, comment }: Rejection) => ({
    ...file(submitted),
    ...decision(decided),
    decision: 'REJECTED' as const,
    comment,
  });
  switch (state.status) {
    case 'PENDING':
      if (state.before) await transaction.insert(projectDocuments).values(rejected(state.before));
      await transaction.insert(projectDocuments).values(file(state.submitted));
      break;
    case 'REJECTED':
      await transaction.insert(projectDocuments).values(rejected(state));
      break;
    case 'PUBLISHED':
      await transaction.insert(projectDocuments).values({
        ...file(state.approved - 3),
        ...decision(state.approved),
        decision: 'APPROVED' as const,
      });
  }
}

interface QuestionPlace {
  readonly projectId: number;
  readonly position: number;
  readonly moments: Moments;
  readonly open: WrittenProject['open'];
  readonly calendar: Calendar;
}

async function writeQuestion(
  transaction: Transaction,
  question: DemonstrationQuestion,
  { projectId, position, moments, open, calendar }: QuestionPlace,
): Promise<WrittenQuestion> {
  const isLater = question.status === 'DRAFT' && moments.approved !== null;
  const published = question.status === 'DRAFT' ? null : moments.approved;
  const deactivated =
    question.status === 'DEACTIVATED' && open !== null ? middleOf(open.from, open.to) : null;
  const date = isLater ? calendar.at(-5, 15) : moments.created;
  const slider = question.kind === 'LIKERT' ? question : null;
  const [row] = await transaction
    .insert(questions)
    .values({
      projectId,
      position,
      date,
      text: question.text,
      kind: question.kind,
      status: deactivated ? 'DEACTIVATED' : published ? 'PUBLISHED' : 'DRAFT',
      sliderMax: slider?.maxValue ?? null,
      sliderLowerText: slider?.lower ?? null,
      sliderUpperText: slider?.upper ?? null,
    })
    .returning({ id: questions.id });
  if (row === undefined) throw new Error('INSERT answered no row');
  const questionId = row.id;
  await transaction
    .insert(questionHistory)
    .values([
      { questionId, status: 'DRAFT' as const, statusDate: date },
      ...(published ? [{ questionId, status: 'PUBLISHED' as const, statusDate: published }] : []),
      ...(deactivated
        ? [{ questionId, status: 'DEACTIVATED' as const, statusDate: deactivated }]
        : []),
    ]);
  return {
    id: questionId,
    optionIds: await writePollOptions(transaction, questionId, question),
    question,
    open: published && open && { from: open.from, to: deactivated ?? open.to },
  };
}

async function writePollOptions(
  transaction: Transaction,
  questionId: number,
  question: DemonstrationQuestion,
): Promise<number[]> {
  if (question.kind !== 'POLL') return [];
  const rows = await transaction
    .insert(pollOptions)
    .values(question.choices.map(({ text }, position) => ({ questionId, position, text })))
    .returning({ id: pollOptions.id, position: pollOptions.position });
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
}

const middleOf = (from: Date, to: Date) => new Date((from.getTime() + to.getTime()) / 2);
