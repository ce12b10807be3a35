import type { ComponentPropsWithRef } from 'react';

/**
 * Renders a React Aria button that takes focus and answers no press, nor sends its form where somebody
 * presses Enter in a field; `mark` is what its looks go by. `isPending` of React Aria does the same, but says
 * the button's name as that begins and as it ends, over the message that tells what has happened (3.53,
 * WCAG 4.1.3).
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
