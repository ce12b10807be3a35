import type { ReactNode } from 'react';
import { focusRing } from '../styles/focusRing.css';
import { focusField } from './focusField';
import * as css from './FieldLink.css';

interface FieldLinkProps {
  /** The `id` given to the field. */
  fieldId: string;
  children: ReactNode;
}

/** Leads to a field of this page and gives it focus. */
export function FieldLink({ fieldId, children }: FieldLinkProps) {
  return (
    <a
      href={`#${fieldId}`}
      className={`${css.link} ${focusRing}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(fieldId);
      }}
    >
      {children}
    </a>
  );
}
