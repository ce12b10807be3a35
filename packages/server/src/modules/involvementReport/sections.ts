import {
  ageGroupLabel,
  brand,
  counted,
  formatLongDate,
  hiddenCountsNote,
  likertLowest,
  numberText,
  plainText,
  reportTextFields,
  type ReportTexts,
} from '@sounding/domain';
import { heading, paragraph, wordsOrMissing, type Block } from './blocks';
import { comparisonChart, demographicsChart, engagementChart } from './charts';
import { listText } from '../../platform/text/inWords';
import { questionResults } from './questionResults';
import type { ReportFacts, ReportQuestion } from './reportFacts';

export interface ReportContent extends ReportFacts {
  readonly texts: ReportTexts;
}

/**
 * The five sections of the GRIPP2 short form, in its order (Staniszewska et al. 2017,
 * doi:10.1186/s40900-017-0062-2, table 2).
 */
export function reportSections(content: ReportContent): Block[] {
  return [
    ...aim(content),
    ...methods(content),
    ...results(content),
    ...discussion(content),
    ...reflections(content),
  ];
}

const missing = {
  aim: 'To be added by the research team: what the team wanted to learn from patients and the public, and why.',
  influence:
    'To be added by the research team: how far what people said influenced the study, for better and for worse.',
  reflections:
    'To be added by the research team: what went well in involving people, what did not, and what others can learn from it.',
} as const satisfies Record<(typeof reportTextFields)[number], string>;

function aim({ texts }: ReportContent): Block[] {
  return [heading(2, '1. Aim'), wordsOrMissing(texts.aim, missing.aim)];
}

const place = `in the app of ${brand.productName}, run by ${brand.university}`;
const methodsSoFar = `The project was shown to members of the public ${place}. Whoever opened it said whether they want to hear more, and could answer the questions below. The research team read every comment before it was shown or counted here.`;
const methodsAhead = `The project will be shown to members of the public ${place}. Whoever opens it will say whether they want to hear more, and can answer the questions below. The research team will read every comment before it is shown or counted here.`;
const methodsOfNone = `The project was to be shown to members of the public ${place}, and was completed before its launch. Nobody was asked.`;

function methods({ summary, questions, hasLaunched, wasNeverOpen }: ReportContent): Block[] {
  const { publishedDate, endDate } = summary;
  return [
    heading(2, '2. Methods'),
    paragraph(wasNeverOpen ? methodsOfNone : hasLaunched ? methodsSoFar : methodsAhead),
    heading(3, 'Who was invited'),
    {
      kind: 'facts',
      facts: [
        { term: 'Age groups', description: listText(summary.audienceAgeGroups.map(ageGroupLabel)) },
        { term: 'Categories', description: listText(summary.audienceInterests) },
        ...(wasNeverOpen
          ? [{ term: 'Open', description: `Never: it was completed on ${dateText(endDate)}` }]
          : [
              { term: 'Open from', description: dateText(publishedDate) },
              { term: 'Open until', description: dateText(endDate) },
            ]),
      ],
    },
    heading(3, wasNeverOpen ? 'What was to be asked' : 'What was asked'),
    ...(questions.length === 0
      ? [paragraph('No question has been asked yet.')]
      : [
          {
            kind: 'points',
            items: questions.map((question) =>
              askedText(question, wasNeverOpen ? undefined : askedFrom(question, summary)),
            ),
          } as const,
        ]),
  ];
}

function results({ summary, questions }: ReportContent): Block[] {
  const waiting = summary.answersForReviewCount;
  return [
    heading(2, '3. Study results'),
    ...responses(summary),
    heading(3, 'What people said'),
    ...(waiting === 0
      ? []
      : [
          paragraph(
            `${counted(waiting, 'answer')} still ${waiting === 1 ? 'awaits' : 'await'} review and ${waiting === 1 ? 'is' : 'are'} not part of this report.`,
          ),
        ]),
    ...questions.flatMap(questionResults),
  ];
}

/** How many responded, and who. If nobody has responded, one sentence says so instead of tables of zeros. */
function responses(summary: ReportContent['summary']): Block[] {
  const { hearMoreYesCount, hearMoreNoCount, contributeYesCount, contributeNoCount } = summary;
  const { age, gender, ethnicity } = summary.demographics;
  const note = hiddenCountsNote(summary.demographics);
  const total = hearMoreYesCount + hearMoreNoCount;
  const title = heading(3, 'How many responded');
  if (total === 0) return [title, paragraph('Nobody has responded yet.')];
  return [
    title,
    paragraph(`${counted(total, 'response')} in all.`),
    comparisonChart('Interest in hearing more', [
      { label: 'Interested', count: hearMoreYesCount },
      { label: 'Not interested', count: hearMoreNoCount },
    ]),
    comparisonChart('Giving feedback', [
      { label: 'Gave feedback', count: contributeYesCount },
      { label: 'Chose not to', count: contributeNoCount },
    ]),
    engagementChart('Responses by month', summary.engagementGraphDataPoints),
    heading(3, 'Who responded'),
    ...(note === null ? [] : [paragraph(note)]),
    demographicsChart(
      'Age',
      'Age group',
      age.map((group) => ({ ...group, label: ageGroupLabel(group.label) })),
    ),
    demographicsChart('Gender', 'Gender', gender),
    demographicsChart('Ethnicity', 'Ethnicity', ethnicity),
  ];
}

function discussion({ questions, updates, texts }: ReportContent): Block[] {
  const general = updates.filter(({ questionIds }) => questionIds.length === 0);
  const repliesTo = (id: number) => updates.filter((update) => update.questionIds.includes(id));
  const open = questions.filter(({ id }) => repliesTo(id).length === 0).length;
  const replies = questions.flatMap((question): Block[] => {
    const own = repliesTo(question.id);
    return [
      heading(4, plainText(question.text)),
      own.length === 0
        ? paragraph('No reply yet.')
        : { kind: 'points', items: own.map(updateText) },
    ];
  });
  return [
    heading(2, '4. Discussion and conclusions'),
    heading(3, 'What people’s involvement changed'),
    wordsOrMissing(texts.influence, missing.influence),
    heading(3, 'You said, we did'),
    paragraph(
      questions.length === 0
        ? 'No question has been asked yet.'
        : `Questions with a reply: ${numberText(questions.length - open)} of ${numberText(questions.length)}.`,
    ),
    ...replies,
    ...(general.length === 0
      ? []
      : [heading(4, 'To everybody'), { kind: 'points', items: general.map(updateText) } as const]),
  ];
}

function reflections({ texts }: ReportContent): Block[] {
  return [
    heading(2, '5. Reflections and critical perspective'),
    wordsOrMissing(texts.reflections, missing.reflections),
  ];
}

const dateText = (instant: string | null) =>
  instant === null ? 'No date set' : formatLongDate(instant);

const updateText = ({ text, date }: ReportContent['updates'][number]) =>
  `${formatLongDate(date)}: ${text}`;

/** @param since When the question was first asked; undefined if that is unknown or it never was. */
function askedText(question: ReportQuestion, since: string | undefined) {
  const { text, status, pollScores, sliderScores } = question;
  const kind =
    sliderScores !== null
      ? `a scale from ${likertLowest(sliderScores.valueCounts)} to ${sliderScores.maxValue}`
      : pollScores.length > 0
        ? `one choice of ${numberText(pollScores.length)}`
        : 'in their own words';
  const asked = since === undefined ? '' : `, asked from ${formatLongDate(since)}`;
  const ended = status === 'DEACTIVATED' ? ', no longer asked' : '';
  return `${plainText(text)} (${kind}${asked}${ended})`;
}

/** When the question was first asked; never before the project opened. */
function askedFrom(
  { questionHistory }: ReportQuestion,
  { publishedDate }: ReportContent['summary'],
): string | undefined {
  const published = questionHistory.find((entry) => entry.status === 'PUBLISHED')?.statusDate;
  const hasPublishedFirst =
    published !== undefined &&
    publishedDate !== null &&
    new Date(published) < new Date(publishedDate);
  return hasPublishedFirst ? publishedDate : published;
}
