import type { Schemas } from '@sounding/api-client';
import { plainText } from '@sounding/domain/text';
import type { DescribedParts } from '../../../versions/difference';
import type { UpdateDraft } from './useUpdateDraft';

/** An update's parts, for comparing two versions of it; an unknown question is named by its id. */
export function describeUpdate(
  { text, questionIds }: UpdateDraft,
  questions: readonly Schemas['Question'][],
): DescribedParts {
  const asked = questionIds.map((id) => {
    const question = questions.find((one) => one.id === id);
    return question === undefined ? `Question ${id}` : plainText(question.text);
  });
  return new Map([
    ['Update', { words: text, exact: text }],
    ['Answers to', { words: asked.join(' '), exact: questionIds.toSorted().join(' ') }],
  ]);
}
