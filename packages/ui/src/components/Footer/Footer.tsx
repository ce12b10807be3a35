import { useId, type ReactNode } from 'react';
import { Link, type LinkMessages } from '../Link';
import { column } from '../../styles/column.css';
import * as css from './Footer.css';

export interface FooterLink {
  label: string;
  href: string;
  /** Leads to another site, in a new tab. */
  isExternal?: boolean | undefined;
}

export interface FooterLinkGroup {
  /** Names the group for everyone, such as "Helpful Information". */
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps {
  /** A group without links is left out, so that an empty setting leads nowhere. */
  linkGroups: readonly FooterLinkGroup[];
  /** Stands first, such as the cookie banner. */
  children?: ReactNode;
  /** Stands last, beside the links, such as a choice of looks. */
  aside?: ReactNode;
  /** Words to say in place of its own. */
  messages?: Partial<LinkMessages> | undefined;
}

/** What every page ends with: where to read about the product and where to follow it. */
export function Footer({ linkGroups, children, aside, messages }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        {children}
        <div className={`${css.groups} ${column}`}>
          {linkGroups
            .filter((group) => group.links.length > 0)
            .map((group) => (
              <LinkGroup key={group.title} group={group} messages={messages} />
            ))}
          {aside}
        </div>
      </div>
    </footer>
  );
}

interface LinkGroupProps {
  group: FooterLinkGroup;
  messages: Partial<LinkMessages> | undefined;
}

function LinkGroup({ group, messages }: LinkGroupProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {group.title}
      </h2>
      <ul className={css.links}>
        {group.links.map(({ label, href, isExternal }) => (
          <li key={label}>
            <Link href={href} variant="standalone" isExternal={isExternal} messages={messages}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
