import { withoutDirectionControls } from './directionControls';

/**
 * A title, name or label as it is stored: the ends trimmed, line breaks and runs of space made one
 * space, nothing in it that turns the order of its letters round, and each letter written in one way
 * (Unicode's form C), so that what reads the same is the same.
 */
export function singleLine(text: string): string {
  return withoutDirectionControls(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}
