import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { holdsTabbable } from '../../focus/tabbable';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './Tabs.css';

/** What the list of tabs asks of the panel. */
export interface TabPanelHandle {
  /** Focus is about to go on into the panel: whether it stops at the panel itself is settled now. */
  settle: () => void;
}

interface TabPanelProps {
  ref: Ref<TabPanelHandle>;
  id: string;
  /** The tab that names it. */
  labelledBy: string;
  children: ReactNode;
}

/** A view. One that holds nothing to operate is a tab stop itself, so that it can be read and scrolled. */
export function TabPanel({ ref, id, labelledBy, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  const settle = () => setIsStop(isBare(panel.current));

  useImperativeHandle(ref, () => ({ settle: () => flushSync(settle) }));

  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const whenDrawn = createWhenDrawn(() => {
      // A stop no longer, it would let go of somebody who reads it while its view arrives.
      if (document.activeElement !== element) setIsStop(isBare(element));
    });
    const changes = new MutationObserver(whenDrawn.ask);
    changes.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['tabindex', 'disabled', 'href', 'hidden', 'inert', 'contenteditable'],
    });
    whenDrawn.ask();
    return () => {
      changes.disconnect();
      whenDrawn.stop();
    };
  }, []);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      {...(isStop && { tabIndex: 0, onBlur: settle })}
      className={`${css.panel} ${focusRing}`}
    >
      {children}
    </div>
  );
}

function isBare(panel: Element | null): boolean {
  return panel !== null && !holdsTabbable(panel);
}

/** Does something once the page is drawn: looked at any sooner, a view would be laid out twice. */
function createWhenDrawn(act: () => void) {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask: () => {
      frame ??= requestAnimationFrame(() => {
        timer = setTimeout(() => {
          frame = undefined;
          act();
        });
      });
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
