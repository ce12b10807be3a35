import type { Draft } from '../../../features/draftInHand/draftInHand';
import { describeDraft } from './describeDraft';
import { isQuestionDraft } from './isQuestionDraft';

/** The words of a question that can no longer be saved, in lines to read or to copy. */
export function wordsOf(draft: Draft): string[] {
  if (!isQuestionDraft(draft)) return [];
  return [...describeDraft(draft)]
    .filter(([, { words }]) => words !== '')
    .map(([part, { words }]) => `${part}: ${words}`);
}
