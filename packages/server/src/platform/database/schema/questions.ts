import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns';
import { projects, projectUpdates } from './projects';

const questionStatus = { enum: ['DRAFT', 'PUBLISHED', 'DEACTIVATED'] } as const;

export const questions = pgTable('questions', {
  id: identity(),
  projectId: integer('project_id')
    .notNull()
    .references(() => projects.id),
  position: integer('position').notNull().default(0),
  text: text('text').notNull(),
  status: text('status', questionStatus).notNull().default('DRAFT'),
  date: instant('date').notNull(),
  kind: text('kind', { enum: ['TEXT', 'POLL', 'LIKERT'] }).notNull(),
  sliderMax: integer('slider_max'),
  sliderLowerText: text('slider_lower_text'),
  sliderUpperText: text('slider_upper_text'),
  version: integer('version').notNull().default(1),
});

const questionId = () =>
  integer('question_id')
    .notNull()
    .references(() => questions.id);

export const pollOptions = pgTable('poll_options', {
  id: identity(),
  questionId: questionId(),
  position: integer('position').notNull(),
  text: text('text').notNull(),
});

export const questionHistory = pgTable('question_history', {
  id: identity(),
  questionId: questionId(),
  status: text('status', questionStatus).notNull(),
  statusDate: instant('status_date').notNull(),
});

/** Which questions an update answers: 'you said, we did'. */
export const projectUpdateQuestions = pgTable(
  'project_update_questions',
  {
    updateId: integer('update_id')
      .notNull()
      .references(() => projectUpdates.id),
    questionId: questionId(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
  },
  (table) => [primaryKey({ columns: [table.updateId, table.questionId] })],
);
