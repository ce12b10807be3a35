import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { isLeft } from '../../focus/isLeft';

interface Marks<Frame extends Element> {
  frame: RefObject<Frame | null>;
  /** The mark that Tab reaches. */
  current: number;
  /** Makes a mark current without moving focus, for a pointer over it. */
  point: (index: number) => void;
  /** Event handlers for the frame. */
  heard: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * One stop of the Tab key for all marks, arrow keys from one to the next. The current mark carries
 * `data-mark` and `tabIndex={0}`; it is found in the page, so that not every mark needs an element.
 */
export function useMarks<Frame extends Element>(count: number): Marks<Frame> {
  const frame = useRef<Frame>(null);
  const [chosen, setChosen] = useState(0);
  const hasMoved = useRef(false);
  const current = Math.max(0, Math.min(chosen, count - 1));

  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    // New numbers have removed the mark that had focus.
    const isGone =
      focused.current?.isConnected === false && document.activeElement === document.body;
    if (!hasMoved.current && !isGone) return;
    hasMoved.current = false;
    frame.current?.querySelector<HTMLElement | SVGElement>('[data-mark][tabindex="0"]')?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isFromRight =
      frame.current !== null && getComputedStyle(frame.current).direction === 'rtl';
    const next = step(isFromRight ? mirrored(event.key) : event.key, current, count);
    if (next === undefined) return;
    event.preventDefault();
    if (next === current) return;
    hasMoved.current = true;
    setChosen(next);
  };

  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  // React hears no blur where it removes the mark itself.
  const onBlur = ({ target }: FocusEvent) => {
    if (isLeft(target)) focused.current = null;
  };

  return { frame, current, point: setChosen, heard: { onKeyDown, onFocus, onBlur } };
}

/** Swaps the left and right arrow keys, for marks that run from right to left. */
function mirrored(key: string): string {
  return { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }[key] ?? key;
}

/** The mark that a key leads to. Page Up and Page Down cross a tenth of all marks. */
function step(key: string, from: number, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 10));
  const target = {
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}
