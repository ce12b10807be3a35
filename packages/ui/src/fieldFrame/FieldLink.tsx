import { useState, type ReactNode } from 'react';
import { focusRing } from '../styles/focusRing.css';
import { focusField } from './focusField';
import * as css from './FieldLink.css';

interface FieldLinkProps {
  /** The `id` given to the field, or its `name`. */
  fieldId: string;
  children: ReactNode;
}

/** A link to a field of this page, which gives it focus. If there is no such field, it becomes plain text. */
export function FieldLink({ fieldId, children }: FieldLinkProps) {
  const [lostId, setLostId] = useState<string>();
  if (lostId === fieldId) {
    return (
      // The text takes the focus of the link that it replaces, and so is read: there is nothing more to know.
      <span ref={takeFocus} tabIndex={-1} className={focusRing}>
        {children}
      </span>
    );
  }
  return (
    <a
      href={`#${fieldId}`}
      className={`${css.link} ${focusRing}`}
      onClick={(event) => {
        event.preventDefault();
        if (focusField(fieldId)) return;
        console.error(new Error(`No field with the id or name "${fieldId}" takes focus.`));
        setLostId(fieldId);
      }}
    >
      {children}
    </a>
  );
}

function takeFocus(text: HTMLElement | null) {
  text?.focus();
}
