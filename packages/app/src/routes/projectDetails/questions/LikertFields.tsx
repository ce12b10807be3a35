import { questionLimits, type SliderOption } from '@sounding/domain/question';
import { countCharacters } from '@sounding/domain/text';
import { NumberField, Stack, TextField } from '@sounding/ui';
import type { QuestionPartProps } from './questionPart';

/** A likert scale: how far it goes, and what its two ends mean. */
export function LikertFields({ question, onChange, errorOf, idOf }: QuestionPartProps) {
  const { sliderOption } = question;
  if (sliderOption === null) return null;
  const change = (changes: Partial<SliderOption>) =>
    onChange({ ...question, sliderOption: { ...sliderOption, ...changes } });
  const label = (name: 'lowerBoundText' | 'upperBoundText', words: string) => (
    <TextField
      id={idOf(`sliderOption.${name}`)}
      label={words}
      isRequired
      value={sliderOption[name]}
      onChange={(text) => change({ [name]: text })}
      limit={questionLimits.likertLabel}
      count={countCharacters}
      error={errorOf(`sliderOption.${name}`)}
    />
  );
  return (
    <Stack>
      {label('lowerBoundText', 'Left label: what the lowest value means')}
      {label('upperBoundText', 'Right label: what the highest value means')}
      <NumberField
        id={idOf('sliderOption.maxValue')}
        label="Highest value"
        isRequired
        value={sliderOption.maxValue}
        onChange={(maxValue) => change({ maxValue: maxValue ?? questionLimits.likertDefault })}
        minValue={questionLimits.likertMin}
        maxValue={questionLimits.likertMax}
        step={questionLimits.likertStep}
        error={errorOf('sliderOption.maxValue')}
      />
    </Stack>
  );
}
