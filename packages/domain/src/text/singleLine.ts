import { withoutDirectionControls } from './directionControls';

/**
 * A title, name or label as it is stored: the ends trimmed, line breaks and runs of space made one
 * space, without controls that reorder its letters, and in Unicode's form C, so that texts that look the
 * same are equal.
 */
export function singleLine(text: string): string {
  return withoutDirectionControls(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}
