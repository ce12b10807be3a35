import { useState, type FocusEvent } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { isLeft } from './isLeft';
import { withoutPress } from './withoutPress';

/**
 * For a React Aria button that may become disabled while it has focus: the browser would let go of it, and
 * the person would be nowhere. It keeps focus, looks and reads as disabled, and is so once they go on.
 * `isAwaited` says that focus is on its way to it, as from a popover that closes.
 */
export function useHeldFocus(isDisabled: boolean, isAwaited = false): ButtonProps {
  const [isFocused, setIsFocused] = useState(false);
  const heard = {
    onFocus: () => setIsFocused(true),
    onBlur: ({ currentTarget }: FocusEvent) => setIsFocused(!isLeft(currentTarget)),
  };
  return isDisabled && (isFocused || isAwaited)
    ? { ...heard, isDisabled: false, render: withoutPress('data-disabled') }
    : { ...heard, isDisabled };
}
