import {
  isBlank,
  offerToStore,
  singleLine,
  type ContentItem,
  type ProjectForm,
  type QuestionDraft,
} from '@sounding/domain';
import type { Schemas } from '@sounding/api-client';
import { sanitiseRichText } from '../../platform/text/sanitiseRichText';
import { multiLine } from '../../platform/text/multiLine';

/** A content item as sent: with its id where it exists already. */
export interface SentContentItem extends ContentItem {
  readonly id: number | undefined;
}

/** A question as sent: with its id where it exists already. */
export interface SentQuestion extends QuestionDraft {
  readonly id: number | undefined;
}

/** The write payload, cleaned: this is what the rules look at and what is stored. */
export interface SentProject extends ProjectForm {
  readonly policy: string | null;
  readonly funder: string | null;
  readonly contents: readonly SentContentItem[];
  readonly questions: readonly SentQuestion[];
}

type Payload = Schemas['NewProject'] | Schemas['ProjectChanges'];

/** Cleans a payload. Markup is removed before anything is counted, so that the rules judge what is stored. */
export function readProjectForm(payload: Payload): SentProject {
  return {
    title: singleLine(payload.title),
    subtitle: singleLine(payload.subtitle),
    policy: textOrNull(multiLine(payload.policy ?? '')),
    funder: textOrNull(singleLine(payload.funder ?? '')),
    launchDate: payload.launchDate ?? null,
    endDate: payload.endDate,
    interests: payload.interests,
    ageRanges: payload.ageRanges,
    contents: payload.contents.map(readContentItem),
    questions: (payload.questions ?? []).map(readQuestion),
  };
}

function readContentItem(item: Schemas['NewContentItem']): SentContentItem {
  const { id, type } = item;
  switch (type) {
    case 'HEADING':
      return { id, type, value: singleLine(item.value) };
    case 'PARAGRAPH':
      return { id, type, value: sanitiseRichText(item.value) };
    case 'VIDEO':
      return { id, type, value: item.value };
    case 'IMAGE': {
      const { imageBase64 = null, imageAltText = null } = item;
      return { id, type, value: '', imageBase64, imageAltText: singleLine(imageAltText ?? '') };
    }
  }
}

/** Cleans one question, wherever it was written. */
export function readQuestion(question: Schemas['NewProjectQuestion']): SentQuestion {
  return {
    id: question.id,
    text: sanitiseRichText(question.text),
    ...offerToStore(question),
  };
}

/** Null for a text in which a reader would see nothing. */
function textOrNull(text: string): string | null {
  return isBlank(text) ? null : text;
}
