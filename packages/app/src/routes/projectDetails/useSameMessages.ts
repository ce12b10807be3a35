import { useState } from 'react';

/** Messages by field. */
type Messages = ReadonlyMap<string, string>;

/** Returns the same object while it holds the same messages, so that nothing renders again. */
export function useSameMessages(messages: Messages): Messages {
  const [kept, setKept] = useState(messages);
  if (isSame(kept, messages)) return kept;
  setKept(messages);
  return messages;
}

function isSame(one: Messages, other: Messages): boolean {
  return one.size === other.size && [...one].every(([field, said]) => other.get(field) === said);
}
