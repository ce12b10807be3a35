import type { Schemas } from '@sounding/api-client';
import { isBlank } from '@sounding/domain/text';
import { sliderToSend } from '@sounding/domain/question';
import type {
  EditableContent,
  EditableProject,
  EditableQuestion,
  ProjectInHand,
} from './projectInHand';

/** A first save; only a project without errors is sent, so the end date is there. */
export function creationPayload({ form }: ProjectInHand): Schemas['NewProject'] {
  return { ...common(form), status: 'DRAFT', questions: form.questions.map(question) };
}

/** A later save. A published project is sent without status and without questions (OPEN-71). */
export function changesPayload(
  { mode, form }: ProjectInHand,
  id: number,
): Schemas['ProjectChanges'] {
  return mode === 'editing'
    ? { id, ...common(form) }
    : { id, ...common(form), status: 'DRAFT', questions: form.questions.map(question) };
}

function common(form: EditableProject) {
  const funder = form.funder ?? '';
  return {
    title: form.title.trim(),
    subtitle: form.subtitle.trim(),
    policy: form.policy ?? null,
    funder: isBlank(funder) ? null : funder.trim(),
    launchDate: form.launchDate,
    endDate: form.endDate ?? '',
    interests: form.interests.map(({ id }) => ({ id })),
    ageRanges: form.ageRanges.map(({ id }) => ({ id })),
    contents: form.contents.map(content),
  };
}

function content({ id, type, value, imageBase64, imageAltText }: EditableContent) {
  return {
    ...(id !== undefined && { id }),
    type,
    value,
    ...(type === 'IMAGE' && {
      imageBase64: imageBase64 ?? null,
      imageAltText: imageAltText ?? null,
    }),
  };
}

function question({ id, text, pollOptions, sliderOption }: EditableQuestion) {
  return {
    ...(id !== undefined && { id }),
    text,
    pollOptions: pollOptions.map((option) => ({ text: option.text })),
    sliderOption: sliderToSend(sliderOption),
  };
}
