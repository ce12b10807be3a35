import { isolated } from './isolated';

/** As many characters as are enough to know a text again. */
const longest = 60;

/** The beginning of another person's words on one line, quoted as a part of a text of ours. */
export function quotedBeginning(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  // By code points, so that no character ends in its middle.
  const beginning = Array.from(line).slice(0, longest).join('');
  return `“${isolated(beginning === line ? line : `${beginning.trimEnd()}…`)}”`;
}
