import { questionLimits, type SliderOption } from '@sounding/domain/question';
import { Inline, Stack } from '@sounding/ui';
import * as css from './LikertPreview.css';

interface LikertPreviewProps {
  /** The question, which names the slider. */
  name: string;
  slider: SliderOption;
}

/** A likert scale as a slider from 1 up, which cannot be moved here. */
export function LikertPreview({ name, slider }: LikertPreviewProps) {
  const { maxValue, lowerBoundText, upperBoundText } = slider;
  const lowest = questionLimits.likertPreviewStart;
  return (
    <Stack gap="tight">
      <input
        type="range"
        className={css.slider}
        aria-label={name}
        min={lowest}
        max={maxValue}
        defaultValue={lowest}
        disabled
      />
      <Inline justify="between">
        <span>
          {lowest}: {lowerBoundText}
        </span>
        <span>
          {maxValue}: {upperBoundText}
        </span>
      </Inline>
    </Stack>
  );
}
