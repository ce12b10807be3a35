import {
  useNumberFieldState,
  type NumberFieldState,
  type NumberFieldStateOptions,
} from 'react-stately/useNumberFieldState';
import { isNumberIn } from './isNumberIn';
import { withKeyboardMinus } from './minusAsTyped';

/**
 * Keeps all decimals: React Aria rounds to three by default and would report another number when the field is
 * left.
 */
const formatOptions = { maximumFractionDigits: 20 };

/** A text that React Aria cannot read, so that it restores the previous number. */
const noNumber = '-';

/**
 * The text and the number of a field. Any text can be typed, and is read when the person has finished. React
 * Aria (3.53) would drop each letter while it is typed, so that "1e5" would become 15. A text that is no
 * number is replaced with the previous number, which React Aria announces.
 */
export function useTypedNumber(
  props: Omit<NumberFieldStateOptions, 'formatOptions' | 'commitBehavior'>,
): NumberFieldState {
  const state = useNumberFieldState({
    ...props,
    formatOptions,
    // Otherwise React Aria shows the limit in place of a value beyond it, and does not call `onChange` when
    // that limit is typed.
    commitBehavior: 'validate',
  });
  const commit = (text = state.inputValue) => {
    const written = withKeyboardMinus(text);
    const canBeRead = written === '' || isNumberIn(written, props.locale);
    state.commit(canBeRead ? written : noNumber);
  };
  const step = (direction: 'increment' | 'decrement') => () => {
    if (state.inputValue === '' || isNumberIn(state.inputValue, props.locale)) state[direction]();
    else commit();
  };
  return {
    ...state,
    validate: () => true,
    commit,
    increment: step('increment'),
    decrement: step('decrement'),
  };
}
