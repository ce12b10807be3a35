import { visuallyHidden } from '../styles/visuallyHidden.css';

/**
 * A polite live region that is on the page from the start, so that screen readers announce text added later.
 */
export function LiveText({ children }: { children: string }) {
  return (
    <span role="status" className={visuallyHidden}>
      {children}
    </span>
  );
}
