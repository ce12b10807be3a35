import { offerToStore, type QuestionDraft } from '@sounding/domain/question';
import { storedText } from '../../versions/difference';
import type { Draft } from './draftInHand';

/** Whether the two are stored alike. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return asStored(one) === asStored(other);
}

function asStored(draft: Draft): string {
  const stored = isQuestion(draft) ? { ...draft, ...offerToStore(draft) } : draft;
  return JSON.stringify(stored, (_, value: unknown) =>
    typeof value === 'string' ? storedText(value) : value,
  );
}

/** Of all that is kept as a draft only questions have choices. */
function isQuestion(draft: Draft): draft is QuestionDraft {
  return 'pollOptions' in draft;
}
