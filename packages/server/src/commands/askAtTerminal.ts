import { createInterface } from 'node:readline';

/** Shows the words and waits for a yes; null where nobody sits at a terminal. */
export type Ask = (words: string) => Promise<boolean | null>;

/** Asks the person who typed the command. Any input but yes means no, and so does the end of input. */
export const askAtTerminal: Ask = async (words) => {
  if (!process.stdin.isTTY) return null;
  console.log(words);
  // With `terminal: false`, readline leaves Ctrl+C to the command, which then stops.
  const lines = createInterface({ input: process.stdin, terminal: false });
  try {
    for await (const line of lines) return line.trim().toLowerCase() === 'yes';
    return false;
  } finally {
    lines.close();
  }
};
