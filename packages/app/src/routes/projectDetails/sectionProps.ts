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

/**
 * A path in the payload with an item's key in the place of its index: `contents.2.value` is
 * `contents.<key>.value`, whichever comes or goes before it.
 */
export function keyedPath(
  path: string,
  lists: Pick<EditableProject, 'contents' | 'questions'>,
): string {
  const [, list, index = '', part = ''] = /^(contents|questions)\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (list === undefined) return path;
  const items = list === 'contents' ? lists.contents : lists.questions;
  const item = items[Number(index)];
  return item === undefined ? path : `${list}.${item.key}.${part}`;
}

/**
 * The id of a field's element, by its keyed path, so that the error summary leads to it. With an index it
 * would move from field to field as items come and go, and end on two: React Aria merges the ids of those
 * that stand with those that leave.
 */
export function fieldId(field: string): string {
  const [, question, part] = /^(questions\.[^.]+)\.(.+)$/.exec(field) ?? [];
  const place = question && part ? `${question}.${questionPart(part)}` : field;
  return `project-${place.replaceAll('.', '-')}`;
}
