import { useState, type ComponentPropsWithRef } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';

/**
 * For a React Aria button that may become disabled while it has focus: the browser would let go of it, and
 * the person would be nowhere. It keeps focus, looks and reads as disabled, and is so once they go on.
 */
export function useHeldFocus(isDisabled: boolean): ButtonProps {
  const [isFocused, onFocusChange] = useState(false);
  return isDisabled && isFocused
    ? { onFocusChange, isDisabled: false, isPending: true, render: lookDisabled }
    : { onFocusChange, isDisabled };
}

function lookDisabled(props: ComponentPropsWithRef<'button'>) {
  return <button {...props} data-disabled />;
}
