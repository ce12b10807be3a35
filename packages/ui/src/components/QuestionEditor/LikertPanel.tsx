import { NumberField } from '../NumberField';
import { TextField } from '../TextField';
import { AnswerPanel } from './AnswerPanel';
import type { SliderOption } from '../../question';
import type { QuestionPartProps } from './QuestionPart';

interface LikertPanelProps extends QuestionPartProps {
  scale: SliderOption;
}

/** The fields for the meaning of a scale's two ends and for its highest value. */
export function LikertPanel({
  id,
  value,
  scale,
  limits,
  errors,
  countPlainText,
  words,
  messages,
  change,
}: LikertPanelProps) {
  const setScale = (changes: Partial<SliderOption>) =>
    change({ sliderOption: { ...scale, ...changes } });

  return (
    <AnswerPanel
      id={`${id}-likert`}
      title={words.likert}
      removeLabel={words.removeLikert}
      onRemove={() =>
        change(
          { sliderOption: null },
          words.likertRemoved,
          value.pollOptions.length > 0 ? `${id}-poll` : `${id}-add-likert`,
        )
      }
    >
      <TextField
        id={`${id}-left-label`}
        label={words.leftLabel}
        hint={words.leftLabelHint}
        isRequired
        value={scale.lowerBoundText}
        onChange={(lowerBoundText) => setScale({ lowerBoundText })}
        limit={limits.likertLabel}
        count={countPlainText}
        error={errors.lowerBoundText}
        messages={messages}
      />
      <TextField
        id={`${id}-right-label`}
        label={words.rightLabel}
        hint={words.rightLabelHint}
        isRequired
        value={scale.upperBoundText}
        onChange={(upperBoundText) => setScale({ upperBoundText })}
        limit={limits.likertLabel}
        count={countPlainText}
        error={errors.upperBoundText}
        messages={messages}
      />
      <NumberField
        id={`${id}-maximum`}
        label={words.maximum}
        hint={words.maximumHint(limits.likertMinimum, limits.likertMaximum)}
        isRequired
        value={scale.maxValue}
        // An emptied field returns to its previous value: a scale always has an end.
        onChange={(maxValue) => maxValue !== null && setScale({ maxValue })}
        minValue={limits.likertMinimum}
        maxValue={limits.likertMaximum}
        step={1}
        error={errors.maxValue}
        messages={messages}
      />
    </AnswerPanel>
  );
}
