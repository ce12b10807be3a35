import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusRingInset } from '../styles/focusRing.css';
import { column } from '../styles/column.css';
import * as css from './DialogFrame.css';

interface ScrollAreaProps {
  /** The id of the element that names it. */
  labelledBy: string;
  children: ReactNode;
}

/** The part of a dialog that scrolls. It is a tab stop only while its content overflows. */
export function ScrollArea({ labelledBy, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);

  // An effect after the first paint would start the observer too late for that paint.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      // Rendered before the frame is painted, so that a text that scrolls can always be reached with Tab.
      flushSync(() => setIsOverflowing(element.scrollHeight > element.clientHeight + 1));
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={area}
      className={`${css.body} ${focusRingInset}`}
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
    >
      <div className={`${css.content} ${column}`}>{children}</div>
    </div>
  );
}
