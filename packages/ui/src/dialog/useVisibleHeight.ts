import { useEffect, type RefObject } from 'react';
import { visibleHeight } from './DialogFrame.css';

/**
 * Keeps an element that fills the window above an on-screen keyboard. It measures after the first paint, when
 * asking for the height costs nothing, and sets the height only if a keyboard takes part of it.
 */
export function useVisibleHeight(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    // jsdom, in which other teams test, has no `visualViewport`.
    if (visible == null) return undefined;
    const fit = () => {
      // Pinch zoom also makes the visible part smaller, but must not change the layout.
      const height = Math.round(visible.height * visible.scale);
      if (height < window.innerHeight)
        part.current?.style.setProperty(nameOf(visibleHeight), `${height}px`);
      else part.current?.style.removeProperty(nameOf(visibleHeight));
    };
    const first = requestAnimationFrame(fit);
    visible.addEventListener('resize', fit);
    return () => {
      cancelAnimationFrame(first);
      visible.removeEventListener('resize', fit);
    };
  }, [part]);
}

const nameOf = (variable: string) => variable.replace(/^var\((.*)\)$/, '$1');
