import type { ReactNode } from 'react';
import { focusRing } from '../../../styles/focusRing.css';
import * as css from './choices.css';

interface MoveButtonProps {
  id: string;
  label: string;
  /** Whether there is no place further on. The button then keeps focus, but a press does nothing. */
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Moves a choice by one place. */
export function MoveButton({ id, label, isAtEnd, onPress, children }: MoveButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      // A disabled button would lose focus to the page in the middle of moving.
      aria-disabled={isAtEnd}
      className={`${css.move} ${focusRing}`}
      onClick={isAtEnd ? undefined : onPress}
    >
      {children}
    </button>
  );
}
