import { useState } from 'react';

/** The fields as they are typed in. */
export interface TypedEntry {
  readonly name: string;
  readonly login: string;
  readonly role: string | null;
}

const fields = ['name', 'login', 'role'] as const;

/**
 * The fields of the form, which begin with the stored values. If the stored values change, edited fields keep
 * what was typed and the others follow.
 */
export function useEntry(stored: TypedEntry) {
  const [baseline, setBaseline] = useState(stored);
  const [entry, setEntry] = useState(stored);
  if (fields.some((field) => stored[field] !== baseline[field])) {
    setBaseline(stored);
    setEntry({
      name: entry.name === baseline.name ? stored.name : entry.name,
      login: entry.login === baseline.login ? stored.login : entry.login,
      role: entry.role === baseline.role ? stored.role : entry.role,
    });
  }
  return {
    entry,
    setEntry,
    isTypedIn: fields.some((field) => entry[field] !== baseline[field]),
  };
}
