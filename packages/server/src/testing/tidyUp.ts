import { chores } from '../chores';
import type { TestApp } from './startTestApp';

/** What the modules tidy every hour, done now. */
export async function tidyUp({ platform }: TestApp): Promise<void> {
  for (const chore of chores) await chore(platform);
}
