import { offerToStore, type QuestionDraft } from '@sounding/domain/question';
import { plainText } from '@sounding/domain/text';
import { storedText, type DescribedParts } from '../../../versions/difference';

/** A question's parts, for comparing two versions of it. */
export function describeDraft(draft: QuestionDraft): DescribedParts {
  const { pollOptions, sliderOption: slider } = offerToStore(draft);
  const choices = pollOptions.map(({ text }) => text);
  const scale =
    slider === null
      ? ''
      : `Up to ${slider.maxValue}, from “${slider.lowerBoundText}” to “${slider.upperBoundText}”`;
  return new Map([
    ['Question', { words: plainText(draft.text), exact: storedText(draft.text) }],
    ['Choices', { words: choices.join(', '), exact: JSON.stringify(choices) }],
    ['Scale', { words: scale, exact: scale }],
  ]);
}
