import { visuallyHidden } from '../styles/visuallyHidden.css';

/** A polite region that stands in the page from the start, so that what it later holds is heard. */
export function LiveText({ children }: { children: string }) {
  return (
    <span role="status" className={visuallyHidden}>
      {children}
    </span>
  );
}
