import { offerToStore, type QuestionDraft } from '@sounding/domain/question';
import { storedText } from '../../versions/difference';
import type { Draft } from './draftInHand';

/** Whether the server would store both drafts alike. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return asStored(one) === asStored(other);
}

function asStored(draft: Draft): string {
  const stored = isQuestion(draft) ? { ...draft, ...offerToStore(draft) } : draft;
  return JSON.stringify(stored, (_, value: unknown) =>
    typeof value === 'string' ? storedText(value) : value,
  );
}

/** Of all kinds of drafts only questions have poll options. */
function isQuestion(draft: Draft): draft is QuestionDraft {
  return 'pollOptions' in draft;
}
