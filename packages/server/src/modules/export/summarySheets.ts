import {
  countNotShown,
  endedBeforeLaunch,
  gathersAnswers,
  hiddenCountsMessages,
  isCompleted,
  isPublished,
  londonDay,
  neverLaunched,
  plainText,
  pollScores,
  progressLabels,
  projectStatusLabels,
  publicationFilterLabels,
  type ProtectedCount,
} from '@sounding/domain';
import type { Schemas } from '@sounding/api-client';
import type { Row, Sheet } from './buildWorkbook';
import { publicationMeaning } from './feedbackSheets';
import type { QuestionWithResults } from './questionResults';
import type { Day } from './worker/messages';

/** The export shows the data of the overview, with the same protection of small numbers. */
type ProjectSummary = Schemas['ProjectSummary'];

/** A sheet whose rows are all in memory. */
function wholeSheet({
  rows,
  ...sheet
}: Pick<Sheet, 'name' | 'columns'> & { rows: readonly Row[] }): Sheet {
  return { ...sheet, rowCount: rows.length, portions: [rows] };
}

/** As it was in London, like the days of the other sheets. */
const day = (instant: string | null): Day | null =>
  instant === null ? null : { day: londonDay(instant) };

/**
 * The status as the overview words it; for an unpublished project, which has no overview, as the list words
 * it.
 */
function statusWords(project: ProjectSummary, now: Date): string {
  if (!isPublished(project)) return projectStatusLabels[project.status];
  return isCompleted(project, now) ? progressLabels.completed : progressLabels.ongoing;
}

export function projectSheet(project: ProjectSummary, now: Date): Sheet {
  const { researcher, audienceAgeGroups, audienceInterests } = project;
  return wholeSheet({
    name: 'Project',
    columns: [
      { heading: 'Fact', meaning: 'What the row is about.', width: 28 },
      { heading: 'Value', meaning: 'As it stood when the export was made.', width: 80 },
    ],
    rows: [
      ['Title', project.title],
      ['Subtitle', project.subtitle],
      ['Funder', project.funder],
      ...(project.policy === null ? [] : [['Policy', project.policy]]),
      ['Researcher', researcher.fullName],
      ['Status', statusWords(project, now)],
      ['Created', day(project.createdDate)],
      ['Launch', endedBeforeLaunch(project, now) ? neverLaunched : day(project.publishedDate)],
      ['End', day(project.endDate)],
      ['Age groups', audienceAgeGroups.join(', ')],
      ['Categories', audienceInterests.join(', ')],
      ['Interested', project.hearMoreYesCount],
      ['Not interested', project.hearMoreNoCount],
      ['Gave feedback', project.contributeYesCount],
      ['Chose not to give feedback', project.contributeNoCount],
      ['Feedback waiting for review', project.answersForReviewCount],
    ],
  });
}

const kindWords: Readonly<Record<QuestionWithResults['kind'], string>> = {
  TEXT: 'Free text',
  POLL: 'Poll',
  LIKERT: 'Scale',
};

export function questionsSheet(questions: readonly QuestionWithResults[]): Sheet {
  return wholeSheet({
    name: 'Questions',
    columns: [
      {
        heading: 'Question number',
        meaning:
          'From 1, in the order in which the project asks them. Names the question on other sheets.',
        width: 16,
      },
      { heading: 'Question', meaning: 'Its text.', width: 60 },
      { heading: 'Kind', meaning: 'Free text, Poll or Scale.', width: 10 },
      { heading: 'Status', meaning: publicationMeaning, width: 14 },
      {
        heading: 'Result',
        meaning:
          'A choice of the poll, a value of the scale, a figure about all values, Comments (answers with one) or Comments alone (answers to a poll or scale that chose nothing).',
        width: 40,
      },
      { heading: 'Number', meaning: 'Approved answers, or the figure itself.', width: 12 },
      { heading: 'Percentage', meaning: 'Of the answers to this poll.', width: 12 },
    ],
    rows: questions.flatMap(questionRows),
  });
}

function questionRows(question: QuestionWithResults): Row[] {
  const head = [
    question.number,
    plainText(question.text),
    kindWords[question.kind],
    publicationFilterLabels[question.status],
  ];
  const row = (
    result: string | number,
    number: number | null,
    percentage: number | null = null,
  ): Row => [...head, result, number, percentage];
  const comments = row('Comments', question.comments);
  switch (question.kind) {
    case 'TEXT':
      return [comments];
    case 'POLL':
      return [
        ...pollScores(question.choices).map(({ pollOptionText, count, percentage }) =>
          row(pollOptionText, count, percentage),
        ),
        comments,
        row('Comments alone', question.commentsAlone),
      ];
    case 'LIKERT':
      return [
        ...question.values.map((count, value) => row(value, count)),
        row('Mean', question.mean),
        row('Median', question.median),
        comments,
        row('Comments alone', question.commentsAlone),
      ];
  }
}

/**
 * Counts of groups, never data of single persons: small counts are hidden as on the page (security.md 36).
 */
export function demographicsSheet({ demographics }: ProjectSummary): Sheet {
  const gathered = gathersAnswers(demographics) ? [hiddenCountsMessages.gathered] : [];
  const rows = (about: string, counts: readonly ProtectedCount[]): Row[] =>
    counts.map(({ label, count }) => [about, label, count ?? countNotShown]);
  return wholeSheet({
    name: 'Who responded',
    columns: [
      { heading: 'About', meaning: 'Age, gender or ethnicity.', width: 14 },
      {
        heading: 'Answer',
        meaning: ['What participants said about themselves.', ...gathered].join(' '),
        width: 50,
      },
      {
        heading: 'Responses',
        meaning: `How many. “${countNotShown}” where only few people said it, or where a small number could be worked out from this one.`,
        width: 12,
      },
    ],
    rows: [
      ...rows('Age', demographics.age),
      ...rows('Gender', demographics.gender),
      ...rows('Ethnicity', demographics.ethnicity),
    ],
  });
}

/** One row for each column of every other sheet. */
export function explanationSheet(sheets: readonly Sheet[]): Sheet {
  return wholeSheet({
    name: 'About this file',
    columns: [
      { heading: 'Sheet', meaning: 'The name of a sheet.', width: 20 },
      { heading: 'Column', meaning: 'The heading of a column.', width: 20 },
      { heading: 'Meaning', meaning: 'What stands in it.', width: 90 },
    ],
    rows: sheets.flatMap(({ name, columns }) =>
      columns.map(({ heading, meaning }) => [name, heading, meaning]),
    ),
  });
}
