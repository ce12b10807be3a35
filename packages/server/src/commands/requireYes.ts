import type { Ask } from './askAtTerminal';
import { StartFailure } from '../platform/startFailure';

export interface Deed {
  /** What is about to be deleted. */
  readonly about: string;
  /** What is done with it, such as 'delete it for good'. */
  readonly deed: string;
  /** The command to which a person adds `--yes` to agree beforehand. */
  readonly command: string;
  readonly ask: Ask;
}

/**
 * Goes on only if the deletion is agreed to: beforehand, or at the terminal after it was described. A no is a
 * failure, so that a script does not take it for done.
 */
export async function requireYes(
  { isAgreed }: { readonly isAgreed: boolean },
  { about, deed, command, ask }: Deed,
): Promise<void> {
  if (isAgreed) return;
  const answer = await ask(`${about}\n\nThis cannot be undone. To ${deed}, type yes:`);
  if (answer === null) {
    throw new StartFailure(
      `${about}\n\nNothing has been deleted, since nobody could be asked. To ${deed}: ${command} --yes`,
    );
  }
  if (!answer) throw new StartFailure('Nothing has been deleted.');
}
