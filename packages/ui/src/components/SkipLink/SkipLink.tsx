import { wordsOf } from '../../props/wordsOf';
import { skipLinkMessages, type SkipLinkMessages } from './SkipLink.messages';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './SkipLink.css';

export interface SkipLinkProps {
  /** The id of the element that it leads to, which must be able to take focus. Default: `main`. */
  targetId?: string | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<SkipLinkMessages> | undefined;
}

/** A link past the header, and the first thing that Tab reaches (WCAG 2.4.1). `Page` brings its own. */
export function SkipLink({ targetId = 'main', messages }: SkipLinkProps) {
  const words = wordsOf(skipLinkMessages, messages);
  return (
    <a className={`${css.skipLink} ${focusRing}`} href={`#${targetId}`}>
      {words.skip}
    </a>
  );
}
