import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { SoundingMark } from '../../icons/SoundingMark';
import { focusRing } from '../../styles/focusRing.css';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { wordsOf } from '../../props/wordsOf';
import { headerMessages, type HeaderMessages } from './Header.messages';
import * as css from './Header.css';

export interface HeaderProps {
  /** Where the mark leads. */
  homeHref: string;
  /** The product's name, beside the mark. */
  productName: string;
  /** Address of the picture beside the name; without one a neutral mark stands there. */
  logo?: string | undefined;
  /** The version label as it is shown, such as "v1.1.4". */
  version: string;
  /** Only then is there a way to log out. */
  isAuthenticated: boolean;
  /** The person wants to log out. */
  onLogOut: () => void;
  /** Navigation and the like, between name and log out: several links in an `Inline`. */
  children?: ReactNode;
  /** Words to say in place of its own. */
  messages?: Partial<HeaderMessages> | undefined;
}

/** The banner of every page but the welcome: whose product this is, which version, and the way out. */
export function Header({
  homeHref,
  productName,
  logo = '',
  version,
  isAuthenticated,
  onLogOut,
  children,
  messages,
}: HeaderProps) {
  const words = wordsOf(headerMessages, messages);

  return (
    <header className={css.header}>
      <div className={css.row}>
        <div className={css.brand}>
          <Link
            href={homeHref}
            aria-label={words.home(productName)}
            className={`${css.home} ${focusRing}`}
          >
            {logo === '' ? <SoundingMark /> : <img src={logo} alt="" className={css.logo} />}
            <span className={css.name}>{productName}</span>
          </Link>
          <span className={css.version}>
            <span aria-hidden="true" className={css.versionWords}>
              {version}
            </span>
            <span className={visuallyHidden}>{words.version(version)}</span>
          </span>
        </div>
        <div className={css.tools}>
          {children}
          {isAuthenticated && (
            // The product calls it a link and it leads to the sign-in page; the session ends on the way.
            <Link onPress={onLogOut} className={`${css.logOut} ${focusRing}`}>
              {words.logOut}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
