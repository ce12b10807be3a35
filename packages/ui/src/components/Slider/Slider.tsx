import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderOutput } from 'react-aria-components/Slider';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { defined } from '../../props/defined';
import { useSteady } from '../../props/useSteady';
import * as fieldCss from '../../styles/field.css';
import { end, ends } from '../../styles/sliderLooks.css';
import type { FieldProps } from '../Field';
import { wordsOf } from '../../props/wordsOf';
import { sliderMessages, type SliderMessages } from './Slider.messages';
import { SliderLine } from './SliderLine';
import * as css from './Slider.css';

export interface SliderProps extends Omit<FieldProps, 'id' | 'error' | 'isRequired'> {
  /** The id of the group around the input; an `ErrorSummary` leads to the input in it. */
  id?: string | undefined;
  /** The current value. NaN counts as the lowest value, and a value beyond an end as that end. */
  value: number;
  /** Called with each value while the person moves the slider. */
  onChange: (value: number) => void;
  /** Called with the value at which the person let go. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** The lowest value. NaN and infinite numbers count as 0. */
  minValue: number;
  /**
   * The highest value. NaN, infinite numbers and those below `minValue` count as `minValue`: then there is
   * one value.
   */
  maxValue: number;
  /** The distance between two values. Default: 1, also in place of anything but a number above 0. */
  step?: number | undefined;
  /** What the lowest and the highest value mean: "Not at all", "Very much". */
  endLabels?: { start: string; end: string } | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<SliderMessages> | undefined;
}

/** A value between two ends, where the rough amount matters more than the number. */
export function Slider({
  id,
  label,
  hint,
  isDisabled = false,
  name,
  value,
  onChange,
  onChangeEnd,
  minValue: saidMin,
  maxValue: saidMax,
  step = 1,
  endLabels,
  messages,
}: SliderProps) {
  const words = wordsOf(sliderMessages, messages);
  const { locale } = useLocale();
  const minValue = Number.isFinite(saidMin) ? saidMin : 0;
  const maxValue = Number.isFinite(saidMax) ? Math.max(saidMax, minValue) : minValue;
  const hintId = useId();
  const endsId = useId();
  // After a touch that the browser took over, React Aria still holds the `onChangeEnd` of that time.
  const tellEnd = useSteady(onChangeEnd);
  const describedBy = [hint !== undefined && hintId, endLabels && endsId].filter(Boolean).join(' ');
  const around = useKeptPlace<HTMLDivElement>(isDisabled);
  return (
    <AriaSlider
      ref={around}
      {...defined({ id })}
      className={fieldCss.field}
      value={Number.isNaN(value) ? minValue : Math.min(Math.max(value, minValue), maxValue)}
      onChange={onChange}
      onChangeEnd={tellEnd}
      minValue={minValue}
      maxValue={maxValue}
      step={Number.isFinite(step) && step > 0 ? step : 1}
      isDisabled={isDisabled}
    >
      <div className={css.head}>
        <Label className={fieldCss.label}>{label}</Label>
        <SliderOutput className={css.output} />
      </div>
      {hint !== undefined && (
        <p id={hintId} className={fieldCss.hint}>
          {hint}
        </p>
      )}
      <SliderLine name={name} describedBy={describedBy} />
      {endLabels && (
        <div id={endsId} className={ends}>
          <span className={end}>{words.end(minValue.toLocaleString(locale), endLabels.start)}</span>{' '}
          <span className={end}>{words.end(maxValue.toLocaleString(locale), endLabels.end)}</span>
        </div>
      )}
    </AriaSlider>
  );
}
