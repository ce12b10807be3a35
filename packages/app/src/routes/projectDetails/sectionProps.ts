import type { ProjectMode } from '@sounding/domain/project';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import { questionPart } from '../../features/questionField/questionPart';

/**
 * The props of every section, beside the fields that it shows. They stay the same objects while other
 * sections are edited, so a section renders again only when what it shows changes.
 */
export interface SectionProps {
  readonly mode: ProjectMode;
  readonly onChange: (changes: Partial<EditableProject>) => void;
  /** The message of a field, by its path in the payload; undefined if the field is valid. */
  readonly errorOf: (field: string) => string | undefined;
}

/** In milliseconds. With the store's own delay, a crash loses the last quarter of a second's words. */
export const tellWithin = 200;

/**
 * A path in the payload with the item's key in place of its index: `contents.2.value` becomes
 * `contents.<key>.value`, which stays the same when items before it are added or removed.
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
 * The id of a field's element, from its keyed path, for the links of the error summary. An id with an index
 * would move between fields as items come and go, and end up on two: React Aria merges the ids of fields
 * that stay with those of fields that leave.
 */
export function fieldId(field: string): string {
  const [, question, part] = /^(questions\.[^.]+)\.(.+)$/.exec(field) ?? [];
  const place = question && part ? `${question}.${questionPart(part)}` : field;
  return `project-${place.replaceAll('.', '-')}`;
}
