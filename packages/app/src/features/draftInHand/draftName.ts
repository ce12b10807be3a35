import { formatShortDateTime } from '@sounding/domain/dates';
import { plainText } from '@sounding/domain/text';
import { quotedBeginning } from '../../quotedBeginning';
import type { DraftCopy, DraftInHand } from './draftInHand';

/** Names a draft for the middle of a sentence: 'a new question', 'a draft update'. */
export function draftName({ place: { kind, id } }: DraftInHand): string {
  if (kind === 'report') return 'an involvement report';
  return id === null ? `a new ${kind}` : `a draft ${kind}`;
}

/** Names a draft and quotes the beginning of its text. */
export function quotedDraft(inHand: DraftInHand): string {
  const text = firstWords(inHand);
  return text === '' ? draftName(inHand) : `${draftName(inHand)} (${quotedBeginning(text)})`;
}

function firstWords({ place, draft }: DraftInHand): string {
  const texts = Object.values(draft).filter((value) => typeof value === 'string');
  const plain = place.kind === 'question' ? texts.map(plainText) : texts;
  return plain.map((text) => text.trim()).find((text) => text !== '') ?? '';
}

/** Begins a sentence about a kept draft with its name and the time when it was kept. */
export function keptSentence({ inHand, savedAt }: DraftCopy): string {
  const name = quotedDraft(inHand);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} of ${formatShortDateTime(savedAt)}`;
}
