import { sliderToSend, type QuestionDraft } from '@sounding/domain/question';
import { plainText, singleLine } from '@sounding/domain/text';
import { storedText, type DescribedParts } from '../../../versions/difference';

/** A question's parts, as two versions of it are compared. */
export function describeDraft(draft: QuestionDraft): DescribedParts {
  const choices = draft.pollOptions.map(({ text }) => singleLine(text));
  const slider = sliderToSend(draft.sliderOption);
  const scale =
    slider === null
      ? ''
      : `Up to ${slider.maxValue}, from “${singleLine(slider.lowerBoundText)}” to “${singleLine(slider.upperBoundText)}”`;
  return new Map([
    ['Question', { words: plainText(draft.text), exact: storedText(draft.text) }],
    ['Choices', { words: choices.join(', '), exact: JSON.stringify(choices) }],
    ['Scale', { words: scale, exact: scale }],
  ]);
}
