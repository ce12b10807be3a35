import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { ageRanges, interests } from './audience';
import { bytea, identity, instant } from './columns';

export const projects = pgTable('projects', {
  id: identity(),
  ownerId: integer('owner_id')
    .notNull()
    .references(() => accounts.id),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  policy: text('policy'),
  funder: text('funder'),
  launchDate: instant('launch_date'),
  publishedDate: instant('published_date'),
  endDate: instant('end_date'),
  status: text('status', { enum: ['DRAFT', 'PENDING', 'REJECTED', 'PUBLISHED'] })
    .notNull()
    .default('DRAFT'),
  completedAt: instant('completed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
  hearMoreYesCount: integer('hear_more_yes_count').notNull().default(0),
  hearMoreNoCount: integer('hear_more_no_count').notNull().default(0),
  contributeYesCount: integer('contribute_yes_count').notNull().default(0),
  contributeNoCount: integer('contribute_no_count').notNull().default(0),
  answersForReviewCount: integer('answers_for_review_count').notNull().default(0),
  resultsVersion: integer('results_version').notNull().default(0),
});

const projectId = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id);

export const projectInterests = pgTable(
  'project_interests',
  {
    projectId: projectId(),
    interestId: integer('interest_id')
      .notNull()
      .references(() => interests.id),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.interestId] })],
);

export const projectAgeRanges = pgTable(
  'project_age_ranges',
  {
    projectId: projectId(),
    ageRangeId: integer('age_range_id')
      .notNull()
      .references(() => ageRanges.id),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.ageRangeId] })],
);

export const contents = pgTable('contents', {
  id: identity(),
  projectId: projectId(),
  position: integer('position').notNull(),
  type: text('type', { enum: ['HEADING', 'PARAGRAPH', 'VIDEO', 'IMAGE'] }).notNull(),
  value: text('value').notNull().default(''),
  image: bytea('image'),
  imageMediaType: text('image_media_type', { enum: ['image/png', 'image/jpeg', 'image/gif'] }),
  imageAltText: text('image_alt_text'),
});

export const projectUpdates = pgTable('project_updates', {
  id: identity(),
  projectId: projectId(),
  text: text('text').notNull(),
  status: text('status', { enum: ['DRAFT', 'PUBLISHED', 'DEACTIVATED'] }).notNull(),
  date: instant('date').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
});

export const projectResponseDays = pgTable(
  'project_response_days',
  {
    projectId: projectId(),
    day: date('day', { mode: 'string' }).notNull(),
    responseCount: integer('response_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day] })],
);

export const projectResponseGroups = pgTable(
  'project_response_groups',
  {
    projectId: projectId(),
    kind: text('kind', { enum: ['AGE', 'GENDER', 'ETHNICITY'] }).notNull(),
    value: text('value').notNull(),
    responseCount: integer('response_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.kind, table.value] })],
);

export const projectDocuments = pgTable('project_documents', {
  id: identity(),
  projectId: projectId(),
  name: text('name').notNull(),
  mediaType: text('media_type', { enum: ['application/pdf', 'image/png', 'image/jpeg'] }).notNull(),
  byteSize: integer('byte_size').notNull(),
  sha256: bytea('sha256').notNull(),
  content: bytea('content'),
  contentDeletedAt: instant('content_deleted_at'),
  /** Whether an operator deleted the file: early, or of a document whose file would be kept. */
  contentErased: boolean('content_erased').notNull().default(false),
  scanState: text('scan_state', { enum: ['NOT_SCANNED', 'PENDING', 'CLEAN', 'INFECTED'] })
    .notNull()
    .default('NOT_SCANNED'),
  submittedAt: instant('submitted_at').notNull(),
  submittedBy: integer('submitted_by')
    .notNull()
    .references(() => accounts.id),
  supersededAt: instant('superseded_at'),
  decision: text('decision', { enum: ['APPROVED', 'REJECTED'] }),
  comment: text('comment').notNull().default(''),
  decidedAt: instant('decided_at'),
  decidedBy: integer('decided_by').references(() => accounts.id),
});
