import { useState, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent } from 'react';
import { isLeft } from './isLeft';

/**
 * An input that may become disabled while somebody types in it: the browser would drop its focus, and the
 * person would lose their place. It keeps focus and can be read, looks and reads as disabled, and becomes
 * disabled once the person goes on.
 */
export function HeldInput(props: ComponentPropsWithRef<'input'>) {
  return <input {...props} {...useHeld(props)} />;
}

/** As `HeldInput`, for several lines. */
export function HeldTextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...props} {...useHeld(props)} />;
}

interface Holdable<Box> {
  disabled?: boolean | undefined;
  onFocus?: ((event: FocusEvent<Box>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Box>) => void) | undefined;
}

function useHeld<Box extends Element>({ disabled = false, onFocus, onBlur }: Holdable<Box>) {
  const [isFocused, setIsFocused] = useState(false);
  return {
    onFocus: (event: FocusEvent<Box>) => {
      setIsFocused(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<Box>) => {
      setIsFocused(!isLeft(event.currentTarget));
      onBlur?.(event);
    },
    ...(disabled && isFocused && held),
  };
}

/** Like a disabled input, it is not sent and does not submit its form. */
const held = {
  disabled: false,
  readOnly: true,
  'aria-disabled': true,
  'data-disabled': true,
  name: undefined,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  },
};
