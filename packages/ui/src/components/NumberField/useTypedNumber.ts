import {
  useNumberFieldState,
  type NumberFieldState,
  type NumberFieldStateOptions,
} from 'react-stately/useNumberFieldState';
import { isNumberIn } from './isNumberIn';
import { withKeyboardMinus } from './minusAsTyped';

/** All of a fraction: cut to three figures, as is usual, another number would be told when the field is left. */
const formatOptions = { maximumFractionDigits: 20 };

/** A text for which React Aria puts the number before in its place. */
const noNumber = '-';

/**
 * The text and the number of a field. Every text can be typed, and is read when it is finished: React Aria
 * (3.53) drops each letter that it does not take, so that "1e5" would become 15. What is no number then
 * makes room for the number before, which React Aria says.
 */
export function useTypedNumber(
  props: Omit<NumberFieldStateOptions, 'formatOptions' | 'commitBehavior'>,
): NumberFieldState {
  const state = useNumberFieldState({
    ...props,
    formatOptions,
    // Otherwise it shows the limit in the place of a value beyond it, and does not tell of that limit once it is typed.
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
