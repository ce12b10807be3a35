import { withoutForbiddenCharacters } from '@sounding/domain';

const longestName = 255;

/** Marks that turn the reading direction, with which `gpj.exe` can be made to look like `exe.jpg`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name as the person chose it: browsers escape quotation marks and line breaks in file names. */
export function chosenFileName(sent: string): string {
  return sent.replace(/%(22|0D|0A)/gi, (escaped) => decodeURIComponent(escaped));
}

/** The name of a file as it may be stored and shown: its last part, kept as text and never as a path. */
export function displayFileName(name: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const clean = withoutForbiddenCharacters(last)
    .replace(directionMarks, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = Array.from(clean);
  if (characters.length <= longestName) return clean;
  const extension = Array.from(clean.slice(clean.lastIndexOf('.') + 1));
  return [...characters.slice(0, longestName - extension.length - 1), '.', ...extension].join('');
}
