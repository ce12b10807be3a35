import { createInterface } from 'node:readline';

/** Shows the words and waits for a yes; null where nobody sits at a terminal. */
export type Ask = (words: string) => Promise<boolean | null>;

/** Asks whoever typed the command. Anything but yes is a no, and so is the end of what is typed. */
export const askAtTerminal: Ask = async (words) => {
  if (!process.stdin.isTTY) return null;
  console.log(words);
  // Without a terminal of its own it leaves Ctrl+C to the command, which then stops.
  const lines = createInterface({ input: process.stdin, terminal: false });
  try {
    for await (const line of lines) return line.trim().toLowerCase() === 'yes';
    return false;
  } finally {
    lines.close();
  }
};
