import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { identity, instant } from './columns';
import { projects } from './projects';
import { pollOptions, questions } from './questions';

export const participants = pgTable('participants', {
  id: identity(),
  login: text('login').notNull(),
  birthYear: integer('birth_year'),
  gender: text('gender'),
  ethnicity: text('ethnicity'),
  subscribed: boolean('subscribed').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const projectResponses = pgTable('project_responses', {
  id: identity(),
  projectId: integer('project_id')
    .notNull()
    .references(() => projects.id),
  participantId: integer('participant_id')
    .notNull()
    .references(() => participants.id),
  date: instant('date').notNull(),
  hearMore: boolean('hear_more').notNull(),
  contributeNow: boolean('contribute_now').notNull(),
  birthYear: integer('birth_year'),
  gender: text('gender'),
  ethnicity: text('ethnicity'),
});

export const answers = pgTable('answers', {
  id: identity(),
  questionId: integer('question_id')
    .notNull()
    .references(() => questions.id),
  projectId: integer('project_id')
    .notNull()
    .references(() => projects.id),
  participantId: integer('participant_id').references(() => participants.id),
  comment: text('comment'),
  sliderValue: integer('slider_value'),
  pollOptionId: integer('poll_option_id').references(() => pollOptions.id),
  date: instant('date').notNull(),
  approvedAt: instant('approved_at'),
  approvedBy: integer('approved_by').references(() => accounts.id),
});
