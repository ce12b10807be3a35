import { useState } from 'react';

/** What is said of which field. */
type Messages = ReadonlyMap<string, string>;

/** The same object for as long as it holds the same messages, so that nothing is drawn again for it. */
export function useSameMessages(messages: Messages): Messages {
  const [kept, setKept] = useState(messages);
  if (isSame(kept, messages)) return kept;
  setKept(messages);
  return messages;
}

function isSame(one: Messages, other: Messages): boolean {
  return one.size === other.size && [...one].every(([field, said]) => other.get(field) === said);
}
