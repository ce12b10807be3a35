import { chores } from '../chores';
import type { TestApp } from './startTestApp';

/** Runs the modules' hourly chores now. */
export async function tidyUp({ platform }: TestApp): Promise<void> {
  for (const chore of chores) await chore(platform);
}
