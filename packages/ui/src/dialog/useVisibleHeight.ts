import { useEffect, type RefObject } from 'react';
import { visibleHeight } from './DialogFrame.css';

/**
 * Keeps a part that fills the window above an on-screen keyboard. It looks once what is there has been
 * drawn, when asking for the height costs nothing, and sets it only where a keyboard takes some of it.
 */
export function useVisibleHeight(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    // jsdom, in which other teams test, has none at all.
    if (visible == null) return undefined;
    const fit = () => {
      // A page enlarged by two fingers shows less of itself, too, and stays as it is laid out.
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
