import { ageRangeLabel } from '@sounding/domain/audience';
import { formatShortDateTime } from '@sounding/domain/dates';
import { offerToStore, questionKind } from '@sounding/domain/question';
import { readImageData, withoutMetadata } from '@sounding/domain/media';
import { plainText, singleLine } from '@sounding/domain/text';
import {
  differencesOf,
  storedText,
  type Described,
  type Difference,
} from '../../versions/difference';
import type { EditableContent, EditableProject, EditableQuestion } from './projectInHand';

/**
 * What a reader would find different, in the order of the page. Words are compared and not objects:
 * keys and ids differ between two loads of the same project.
 */
export function differencesBetween(mine: EditableProject, theirs: EditableProject): Difference[] {
  return differencesOf(describe(mine), describe(theirs));
}

/** What a part is called, and what it says. */
type Part = readonly [name: string, Described];

/** A date's unfinished text is described with its date. */
type Field = Exclude<keyof EditableProject, 'launchDateText' | 'endDateText' | 'publishedDate'>;

/** One entry per field, so that no difference is overwritten unseen; the compiler reports a missing field. */
const describers: Readonly<Record<Field, (form: EditableProject) => readonly Part[]>> = {
  title: ({ title }) => [asRead('Title', singleLine(title))],
  subtitle: ({ subtitle }) => [asRead('Subtitle', singleLine(subtitle))],
  policy: ({ policy }) => [asRead('Policy', singleLine(policy ?? ''))],
  ageRanges: ({ ageRanges }) => [asRead('Age ranges', listed(ageRanges.map(ageRangeLabel)))],
  interests: ({ interests }) => [
    asRead('Interest categories', listed(interests.map(({ name }) => name))),
  ],
  launchDate: ({ launchDate, launchDateText }) => [
    asRead('Launch', describeDate(launchDate, launchDateText) || 'On approval'),
  ],
  endDate: ({ endDate, endDateText }) => [asRead('End', describeDate(endDate, endDateText))],
  contents: ({ contents }) => describeContents(contents),
  funder: ({ funder }) => [asRead('Funder', singleLine(funder ?? ''))],
  questions: ({ questions }) =>
    questions.map((question, index) => [
      numbered('Question', index + 1),
      { words: describeQuestion(question), exact: exactQuestion(question) },
    ]),
};

function describe(form: EditableProject): ReadonlyMap<string, Described> {
  return new Map(Object.values(describers).flatMap((partsOf) => partsOf(form)));
}

/** A part that is compared by the words that a reader sees. */
const asRead = (name: string, words: string): Part => [name, { words, exact: words }];

function describeContents(contents: readonly EditableContent[]): Part[] {
  const counts = { HEADING: 0, PARAGRAPH: 0, IMAGE: 0, VIDEO: 0 };
  return contents.map((item) => {
    counts[item.type] += 1;
    return [contentName(item.type, counts[item.type]), describeContent(item)];
  });
}

function describeDate(moment: string | null, unfinished: string | undefined): string {
  if (moment !== null) return formatShortDateTime(moment);
  return unfinished === undefined ? '' : `${unfinished} (incomplete)`;
}

/** Stays on one line, however narrow its column. */
const numbered = (name: string, count: number) => `${name}\u{a0}${count}`;

function contentName(type: EditableContent['type'], count: number): string {
  switch (type) {
    case 'HEADING':
      return numbered('Heading', count);
    case 'PARAGRAPH':
      return numbered('Paragraph', count);
    case 'IMAGE':
      return 'Image';
    case 'VIDEO':
      return 'Video';
  }
}

function describeContent({ type, value, imageBase64, imageAltText }: EditableContent): Described {
  switch (type) {
    case 'HEADING':
    case 'VIDEO': {
      const words = singleLine(value);
      return { words, exact: words };
    }
    case 'PARAGRAPH':
      return { words: plainText(value), exact: storedText(value) };
    case 'IMAGE': {
      const words = singleLine(imageAltText ?? '');
      return { words, exact: `${words} ${storedPicture(imageBase64 ?? '')}` };
    }
  }
}

const oneLetterAByte = new TextDecoder('latin1');

/** A picture in the form that the server stores, which leaves out what a camera wrote into the file. */
function storedPicture(dataUrl: string): string {
  const image = readImageData(dataUrl);
  if (image === null) return dataUrl;
  const letters = atob(image.base64);
  const bytes = new Uint8Array(image.bytes);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  const kept = withoutMetadata(bytes, image.format);
  return kept === null ? dataUrl : oneLetterAByte.decode(kept);
}

function describeQuestion(question: EditableQuestion): string {
  const text = plainText(question.text);
  const { pollOptions, sliderOption } = offerToStore(question);
  switch (questionKind(question)) {
    case 'poll':
      return `${text} – poll: ${listed(pollOptions.map((option) => option.text))}`;
    case 'likert':
      return sliderOption === null
        ? text
        : `${text} – scale up to ${sliderOption.maxValue}, from “${sliderOption.lowerBoundText}” to “${sliderOption.upperBoundText}”`;
    case 'text':
      return text;
  }
}

/** A text for comparison: unlike words with commas or quotes, it is different for any two questions. */
function exactQuestion(question: EditableQuestion): string {
  return JSON.stringify([storedText(question.text), offerToStore(question)]);
}

function listed(words: readonly string[]): string {
  return words.join(', ');
}
