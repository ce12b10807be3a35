import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick, useNavigation } from '../../navigation';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './Table.css';

const mark = { 'data-row-target': '' };

/** The one link or button that opens a row. */
export function rowTargetIn(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('[data-row-target]');
}

interface RowTargetProps {
  href: string | undefined;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

/** A row's name: a link where it has an address, a button that looks the same where it does not. */
export function RowTarget({ href, onOpen, children }: RowTargetProps) {
  if (href !== undefined) return <RowLink href={href}>{children}</RowLink>;
  if (onOpen === undefined) return children;
  return (
    <button {...mark} type="button" className={`${css.rowTarget} ${focusRing}`} onClick={onOpen}>
      {children}
    </button>
  );
}

function RowLink({ href, children }: { href: string; children: ReactNode }) {
  const { navigate, useHref } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isInApp = event.currentTarget.origin === window.location.origin;
    if (navigate === undefined || !isInApp || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...mark} href={useHref(href)} className={`${css.rowTarget} ${focusRing}`} onClick={follow}>
      {children}
    </a>
  );
}
