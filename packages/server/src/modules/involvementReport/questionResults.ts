import { answersInWords, counted, formatLongDate, numberText, plainText } from '@sounding/domain';
import { heading, paragraph, type Block } from './blocks';
import { pollChart, scaleChart } from './charts';
import type { ReportQuestion } from './reportFacts';

/** One question: how many answered it, how, and what they wrote. */
export function questionResults(question: ReportQuestion): Block[] {
  const { text, pollScores, sliderScores } = question;
  const title = plainText(text);
  const caption = `Answers to “${title}”`;
  return [
    heading(4, title),
    paragraph(`${answersInWords(question)}.`),
    ...(sliderScores === null ? [] : [scaleChart(caption, sliderScores)]),
    ...(pollScores.length === 0 ? [] : [pollChart(caption, pollScores)]),
    ...commentBlocks(question),
  ];
}

function commentBlocks({ comments, commentsCount }: ReportQuestion): Block[] {
  if (commentsCount === 0) return [];
  const all = counted(commentsCount, 'comment');
  return [
    paragraph(
      comments.length === commentsCount
        ? `${all}, newest first:`
        : `${all}; ${numberText(comments.length)} from the latest days stand here. Where a day has more than fit, chance decides which of them do. The project’s export has all of them:`,
    ),
    {
      kind: 'comments',
      comments: comments.map(({ comment, date }) => ({
        text: comment,
        date: formatLongDate(date),
      })),
    },
  ];
}
