import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { holdsTabbable } from '../../focus/tabbable';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './Tabs.css';

/** What the list of tabs can ask of the panel. */
export interface TabPanelHandle {
  /** Decides now whether the panel itself is a tab stop, since focus is about to move into it. */
  settle: () => void;
}

interface TabPanelProps {
  ref: Ref<TabPanelHandle>;
  id: string;
  /** The id of the tab that names the panel. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * The panel with a view. If it holds nothing to operate, it is a tab stop itself, so that it can be read and
 * scrolled.
 */
export function TabPanel({ ref, id, labelledBy, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  const settle = () => setIsStop(isBare(panel.current));

  useImperativeHandle(ref, () => ({ settle: () => flushSync(settle) }));

  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const whenDrawn = createWhenDrawn(() => {
      // If it stopped being a tab stop, a person who reads it while its view loads would lose focus.
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

/** Runs an action once the page is painted: any sooner, a view would be laid out twice. */
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
