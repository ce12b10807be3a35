import { useState, type FocusEvent } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { isLeft } from './isLeft';
import { withoutPress } from './withoutPress';

/**
 * Props for a React Aria button that may become disabled while it has focus: the browser would drop its
 * focus, and the person would lose their place. The button keeps focus, looks and reads as disabled, and
 * becomes disabled once the person goes on. `isAwaited` says that focus is about to come back to it, as from
 * a popover that closes.
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
