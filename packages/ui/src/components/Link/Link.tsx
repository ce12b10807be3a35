import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { ExternalIcon } from '../../icons';
import { buttonShape, buttonVariant } from '../../styles/buttonLooks.css';
import { focusRing } from '../../styles/focusRing.css';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { ownDirection } from '../../props/ownDirection';
import { wordsOf } from '../../props/wordsOf';
import { linkMessages, type LinkMessages } from './Link.messages';
import * as css from './Link.css';

export type LinkVariant = 'inline' | 'standalone' | 'primary' | 'secondary';

export interface LinkProps {
  /** Address that the link leads to: a path of the app, or a whole URL. */
  href: string;
  /** The text of the link, which says on its own where the link leads. */
  children: ReactNode;
  /**
   * `inline` in text, `standalone` on its own line, `primary` and `secondary` with the look of a button.
   * Default: `inline`.
   */
  variant?: LinkVariant | undefined;
  /** Whether the link opens another tab, and says so. Default: false. */
  isExternal?: boolean | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<LinkMessages> | undefined;
}

const looks: Readonly<Record<LinkVariant, string>> = {
  inline: css.textVariant.inline,
  standalone: css.textVariant.standalone,
  primary: `${buttonShape} ${buttonVariant.primary}`,
  secondary: `${buttonShape} ${buttonVariant.secondary}`,
};

/** Goes somewhere. To do something on this page use `Button`. */
export function Link({
  href,
  children,
  variant = 'inline',
  isExternal = false,
  messages,
}: LinkProps) {
  const words = wordsOf(linkMessages, messages);
  return (
    <AriaLink
      href={href}
      dir={ownDirection(children)}
      className={`${looks[variant]} ${focusRing}`}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {/* An element, because the button look lets one be narrower than its longest word. */}
      {variant === 'primary' || variant === 'secondary' ? <span>{children}</span> : children}
      {isExternal && (
        <>
          <span className={css.mark}>
            <ExternalIcon />
          </span>
          <span className={visuallyHidden}> {words.opensInNewTab}</span>
        </>
      )}
    </AriaLink>
  );
}
