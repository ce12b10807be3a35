import { errorIn, type ValidationProblem } from '../errors/validationProblem';
import { imageDataProblem } from '../media/imageData';
import { mediaLimits } from '../media/limits';
import { mediaMessages } from '../media/messages';
import { isVideoId } from '../media/video';
import { isBlank } from '../text/characters';
import { isRichTextBlank } from '../text/plainText';
import { validateRichText } from '../text/validateRichText';
import { validateText } from '../text/validateText';
import { isMedia } from './contents';
import { projectLimits } from './limits';
import { projectMessages } from './messages';
import type { ContentItem, ContentType } from './project';

/** Problems of a description: first what is missing or too many, then item by item. */
export function validateContents(contents: readonly ContentItem[]): ValidationProblem[] {
  return [
    ...validateMissing(contents),
    ...validateNumbers(contents),
    ...contents.flatMap((item, index) => validateItem(item, `contents.${index}`)),
  ];
}

/** Blank headings and paragraphs do not count (OPEN-91); the problem leads to the first blank one. */
function validateMissing(contents: readonly ContentItem[]): ValidationProblem[] {
  const problems: ValidationProblem[] = [];
  const fieldOf = (type: ContentType) => {
    const index = contents.findIndex((item) => item.type === type);
    return index === -1 ? 'contents' : `contents.${index}.value`;
  };
  if (!contents.some(({ type, value }) => type === 'HEADING' && !isBlank(value))) {
    problems.push(errorIn(fieldOf('HEADING'), projectMessages.headingRequired));
  }
  if (!contents.some(({ type, value }) => type === 'PARAGRAPH' && !isRichTextBlank(value))) {
    problems.push(errorIn(fieldOf('PARAGRAPH'), projectMessages.paragraphRequired));
  }
  return problems;
}

function validateNumbers(contents: readonly ContentItem[]): ValidationProblem[] {
  const problems: ValidationProblem[] = [];
  const count = (type: ContentType) => contents.filter((item) => item.type === type).length;
  if (Math.max(count('HEADING'), count('PARAGRAPH')) > projectLimits.paragraphs) {
    problems.push(errorIn('contents', projectMessages.tooManyParagraphs));
  }
  if (contents.filter(isMedia).length > mediaLimits.perProject) {
    problems.push(errorIn('contents', projectMessages.tooManyMedia));
  }
  return problems;
}

function validateItem(item: ContentItem, at: string): ValidationProblem[] {
  const field = `${at}.value`;
  switch (item.type) {
    case 'HEADING':
      return validateText(item.value, {
        field,
        limit: projectLimits.heading,
        tooLong: projectMessages.headingTooLong,
      });
    case 'PARAGRAPH':
      return validateRichText(item.value, {
        field,
        limit: projectLimits.paragraph,
        tooLong: projectMessages.paragraphTooLong,
      });
    case 'VIDEO':
      return isVideoId(item.value) ? [] : [errorIn(field, mediaMessages.videoLinkInvalid)];
    case 'IMAGE':
      return validateImage(item, at);
  }
}

function validateImage(
  { imageBase64, imageAltText }: ContentItem,
  at: string,
): ValidationProblem[] {
  const imageProblem = imageDataProblem(imageBase64);
  return [
    ...(imageProblem === null ? [] : [errorIn(`${at}.imageBase64`, imageProblem)]),
    ...validateText(imageAltText ?? '', {
      field: `${at}.imageAltText`,
      limit: mediaLimits.imageDescription,
      required: mediaMessages.imageDescriptionRequired,
      tooLong: mediaMessages.imageDescriptionTooLong,
    }),
  ];
}
