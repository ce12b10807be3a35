import type { ProjectMode } from '@sounding/domain/project';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import { questionPart } from '../../features/questionField/questionPart';

/**
 * What every section of the form is given, beside the fields that it shows. All of it stays the same object
 * while other sections are written in: each section is drawn again only when what it shows changes.
 */
export interface SectionProps {
  readonly mode: ProjectMode;
  readonly onChange: (changes: Partial<EditableProject>) => void;
  /** The message of a field, by its path in the payload; undefined where it may be saved. */
  readonly errorOf: (field: string) => string | undefined;
}

/** In milliseconds. With the store's own wait a crash takes a quarter of a second's words with it. */
export const tellWithin = 200;

/** The id of a field's element, so that the error summary leads to it: `contents.2.value` and so on. */
export function fieldId(field: string): string {
  const [, question, part] = /^(questions\.\d+)\.(.+)$/.exec(field) ?? [];
  const place = question && part ? `${question}.${questionPart(part)}` : field;
  return `project-${place.replaceAll('.', '-')}`;
}
