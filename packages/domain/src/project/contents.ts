import { mediaLimits } from '../media/limits';
import { projectLimits } from './limits';
import type { ContentItem } from './project';

/** The heading and paragraph that 'Add Paragraph' adds. */
export type ContentPair<T> = readonly [heading: T, paragraph: T];

export function emptyPair(): ContentPair<ContentItem> {
  return [
    { type: 'HEADING', value: '' },
    { type: 'PARAGRAPH', value: '' },
  ];
}

/** A new description starts with one empty pair (OPEN-91). */
export function newContents(): ContentItem[] {
  return [...emptyPair()];
}

export function isMedia({ type }: Pick<ContentItem, 'type'>): boolean {
  return type === 'IMAGE' || type === 'VIDEO';
}

/** 'Add Paragraph' is offered until the description has four paragraphs. */
export function canAddPair(contents: readonly ContentItem[]): boolean {
  return countOf(contents, 'PARAGRAPH') < projectLimits.paragraphs;
}

/** Adds a heading and a paragraph at the end; unchanged once there are four paragraphs. */
export function addPair<T extends ContentItem>(
  contents: readonly T[],
  pair: ContentPair<T>,
): readonly T[] {
  return canAddPair(contents) ? [...contents, ...pair] : contents;
}

/**
 * Whether the heading at `index` can be deleted: the description has at least four items, and at
 * least one heading and one paragraph stay (OPEN-92).
 */
export function canDeleteHeading(contents: readonly ContentItem[], index: number): boolean {
  if (contents[index]?.type !== 'HEADING') return false;
  if (contents.length < projectLimits.contentsToDeleteHeading) return false;
  const rest = withoutHeading(contents, index);
  return countOf(rest, 'HEADING') > 0 && countOf(rest, 'PARAGRAPH') > 0;
}

/** Deletes a heading together with the paragraph that follows it; unchanged where that is not allowed. */
export function deleteHeading<T extends ContentItem>(
  contents: readonly T[],
  index: number,
): readonly T[] {
  return canDeleteHeading(contents, index) ? withoutHeading(contents, index) : contents;
}

/** Whether there is room for a heading and paragraph that were deleted. */
export function canPutBack(
  contents: readonly ContentItem[],
  deleted: readonly ContentItem[],
): boolean {
  return countOf([...contents, ...deleted], 'PARAGRAPH') <= projectLimits.paragraphs;
}

/**
 * Puts a deleted heading and paragraph back, after the first `place` headings and paragraphs; unchanged
 * where there is no room.
 */
export function putBack<T extends ContentItem>(
  contents: readonly T[],
  deleted: readonly T[],
  place: number,
): readonly T[] {
  const index = contents.filter(isMedia).length + place;
  return canPutBack(contents, deleted) ? contents.toSpliced(index, 0, ...deleted) : contents;
}

/** Only one image or video is allowed. */
export function canInsertMedia(contents: readonly ContentItem[]): boolean {
  return contents.filter(isMedia).length < mediaLimits.perProject;
}

/** Puts an image or video at the top; unchanged where one is present. */
export function insertMedia<T extends ContentItem>(contents: readonly T[], media: T): readonly T[] {
  return canInsertMedia(contents) ? [media, ...contents] : contents;
}

export function removeMedia<T extends ContentItem>(contents: readonly T[]): readonly T[] {
  return contents.filter((item) => !isMedia(item));
}

function withoutHeading<T extends ContentItem>(contents: readonly T[], index: number): T[] {
  const removed = contents[index + 1]?.type === 'PARAGRAPH' ? 2 : 1;
  return contents.toSpliced(index, removed);
}

function countOf(contents: readonly ContentItem[], type: ContentItem['type']): number {
  return contents.filter((item) => item.type === type).length;
}
