import { withoutDirectionControls } from '@sounding/domain';

/**
 * A title, name or label as it is stored: the ends trimmed, line breaks and runs of space made one
 * space, and nothing in it that turns the order of its letters round.
 */
export function singleLine(text: string): string {
  return withoutDirectionControls(text).replace(/\s+/g, ' ').trim();
}
