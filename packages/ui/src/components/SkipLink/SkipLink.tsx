import { wordsOf } from '../../props/wordsOf';
import { skipLinkMessages, type SkipLinkMessages } from './SkipLink.messages';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './SkipLink.css';

export interface SkipLinkProps {
  /** The id of what it leads to; `main` unless said. It must be able to take focus. */
  targetId?: string | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<SkipLinkMessages> | undefined;
}

/** The first thing Tab reaches: leads past the header (WCAG 2.4.1). `Page` brings its own. */
export function SkipLink({ targetId = 'main', messages }: SkipLinkProps) {
  const words = wordsOf(skipLinkMessages, messages);
  return (
    <a className={`${css.skipLink} ${focusRing}`} href={`#${targetId}`}>
      {words.skip}
    </a>
  );
}
