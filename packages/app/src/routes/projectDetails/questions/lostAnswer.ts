import { questionKind, type QuestionDraft } from '@sounding/domain/question';
import { isBlank } from '@sounding/domain/text';

type Answers = Pick<QuestionDraft, 'pollOptions' | 'sliderOption'>;

/** The part of a question's answers that was removed and can be put back. */
export type LostAnswer =
  | {
      readonly kind: 'choice';
      readonly index: number;
      readonly choice: Answers['pollOptions'][number];
    }
  | { readonly kind: 'poll' | 'likert'; readonly answers: Answers };

/** The written part that a change has removed; null if nothing written was removed. */
export function lostAnswer(before: Answers, after: Answers): LostAnswer | null {
  const kind = questionKind(before);
  if (kind !== 'text' && questionKind(after) === 'text') {
    const { pollOptions, sliderOption } = before;
    return isWritten(before) ? { kind, answers: { pollOptions, sliderOption } } : null;
  }
  if (after.pollOptions.length >= before.pollOptions.length) return null;
  const index = before.pollOptions.findIndex((choice, at) => choice !== after.pollOptions[at]);
  const choice = before.pollOptions[index];
  return choice === undefined || isBlank(choice.text) ? null : { kind: 'choice', index, choice };
}

/** The question with the lost part again; null if something else has taken its place. */
export function withAnswer<T extends Answers>(question: T, lost: LostAnswer): T | null {
  const kind = questionKind(question);
  if (lost.kind !== 'choice') return kind === 'text' ? { ...question, ...lost.answers } : null;
  const { pollOptions } = question;
  return kind === 'poll'
    ? { ...question, pollOptions: pollOptions.toSpliced(lost.index, 0, lost.choice) }
    : null;
}

function isWritten({ pollOptions, sliderOption }: Answers): boolean {
  const words = [
    ...pollOptions.map(({ text }) => text),
    sliderOption?.lowerBoundText ?? '',
    sliderOption?.upperBoundText ?? '',
  ];
  return words.some((text) => !isBlank(text));
}
