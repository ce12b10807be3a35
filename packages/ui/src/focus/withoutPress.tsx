import type { ComponentPropsWithRef } from 'react';

/**
 * Renders a React Aria button that can take focus but reacts to no press, and does not submit its form when
 * somebody presses Enter in a field; `mark` is the attribute that its style depends on. React Aria's
 * `isPending` does the same, but announces the button's name at its beginning and end, over the message about
 * what has happened (3.53, WCAG 4.1.3).
 */
export function withoutPress(mark: 'data-disabled' | 'data-pending') {
  return (props: ComponentPropsWithRef<'button'>) => (
    <button {...props} {...deaf} {...{ [mark]: true }} />
  );
}

const deaf = {
  type: 'button',
  'aria-disabled': true,
  'data-hovered': undefined,
  'data-pressed': undefined,
  onClick: undefined,
  onKeyDown: undefined,
  onMouseDown: undefined,
  onPointerDown: undefined,
  onPointerUp: undefined,
} as const;
