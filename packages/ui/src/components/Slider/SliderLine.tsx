import { use } from 'react';
import { SliderStateContext, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { defined } from '../../props/defined';
import { focusRing } from '../../styles/focusRing.css';
import { useTouchGivenBack } from './useTouchGivenBack';
import * as css from './Slider.css';

/**
 * A swipe up or down that begins here scrolls the page, and two fingers zoom it. React Aria would keep every
 * touch, also that of a person who only wants to read on.
 */
const touchOfThePage = { touchAction: 'pan-y pinch-zoom' } as const;

interface SliderLineProps {
  name: string | undefined;
  describedBy: string;
}

/** The line of the slider and the thumb on it. */
export function SliderLine({ name, describedBy }: SliderLineProps) {
  const state = use(SliderStateContext);
  const hold = useTouchGivenBack(state);
  return (
    <SliderTrack className={css.track} style={touchOfThePage} onPointerDownCapture={hold}>
      <SliderThumb
        {...defined({ name })}
        {...(describedBy !== '' && { 'aria-describedby': describedBy })}
        className={`${css.thumb} ${focusRing}`}
        style={touchOfThePage}
      />
    </SliderTrack>
  );
}
