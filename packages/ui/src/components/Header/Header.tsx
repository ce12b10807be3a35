import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { SoundingMark } from '../../icons/SoundingMark';
import { focusRing } from '../../styles/focusRing.css';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { wordsOf } from '../../props/wordsOf';
import { headerMessages, type HeaderMessages } from './Header.messages';
import * as css from './Header.css';

export interface HeaderProps {
  /** Address that the logo and the name link to. */
  homeHref: string;
  /** The product's name, beside the logo. */
  productName: string;
  /** Address of the logo image. Default: a neutral mark. */
  logo?: string | undefined;
  /** The version label as it is shown, such as "v1.1.4". */
  version: string;
  /** Whether somebody is signed in; only then the log-out link is shown. */
  isAuthenticated: boolean;
  /** Called when the person presses the log-out link. */
  onLogOut: () => void;
  /** Navigation and the like, between the name and the log-out link. Put several links in an `Inline`. */
  children?: ReactNode;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<HeaderMessages> | undefined;
}

/** The banner of every page except the welcome page: product name, version and log-out link. */
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
            // The product calls it a link; it ends the session and leads to the sign-in page.
            <Link onPress={onLogOut} className={`${css.logOut} ${focusRing}`}>
              {words.logOut}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
