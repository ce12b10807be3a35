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

function describe(form: EditableProject) {
  const parts = new Map<string, Described>();
  const add = (part: string, words: string, exact = words) => parts.set(part, { words, exact });

  add('Title', singleLine(form.title));
  add('Subtitle', singleLine(form.subtitle));
  add('Age ranges', listed(form.ageRanges.map(ageRangeLabel)));
  add('Interest categories', listed(form.interests.map(({ name }) => name)));
  const { launchDate, launchDateText, endDate, endDateText } = form;
  add('Launch', describeDate(launchDate, launchDateText) || 'On approval');
  add('End', describeDate(endDate, endDateText));
  const counts = { HEADING: 0, PARAGRAPH: 0, IMAGE: 0, VIDEO: 0 };
  for (const item of form.contents) {
    counts[item.type] += 1;
    const { words, exact } = describeContent(item);
    add(contentName(item.type, counts[item.type]), words, exact);
  }
  add('Funder', singleLine(form.funder ?? ''));
  form.questions.forEach((question, index) => {
    add(numbered('Question', index + 1), describeQuestion(question), exactQuestion(question));
  });
  return parts;
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

/** A picture as it is compared with what the server has stored, which leaves out what a camera wrote into the file. */
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

/** Unlike words with commas or quotation marks in them, no two questions are the same in this. */
function exactQuestion(question: EditableQuestion): string {
  return JSON.stringify([storedText(question.text), offerToStore(question)]);
}

function listed(words: readonly string[]): string {
  return words.join(', ');
}
