import { useId, type ReactNode } from 'react';
import { Link, type LinkMessages } from '../Link';
import { column } from '../../styles/column.css';
import * as css from './Footer.css';

export interface FooterLink {
  label: string;
  href: string;
  /** Whether the link leads to another site and opens a new tab. Default: false. */
  isExternal?: boolean | undefined;
}

export interface FooterLinkGroup {
  /** The visible name of the group, such as "Helpful Information". */
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps {
  /**
   * The groups of links. A group without links is left out, so that an empty setting shows no empty group.
   */
  linkGroups: readonly FooterLinkGroup[];
  /** Content above the links, such as the cookie banner. */
  children?: ReactNode;
  /** Content after the link groups, beside them, such as the choice of a theme. */
  aside?: ReactNode;
  /** Texts that replace the links' own; a text left out or undefined keeps its English default. */
  messages?: Partial<LinkMessages> | undefined;
}

/** The end of every page: links to read about the product and to follow it. */
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
