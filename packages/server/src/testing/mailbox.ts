import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { mailOutbox } from '../platform/database/schema';
import { patience } from './patience';
import type { TestApp } from './startTestApp';

export type ReceivedMail = typeof mailOutbox.$inferSelect;

/** What has been queued for this address, oldest first. */
export const mailsTo = ({ platform }: TestApp, login: string): Promise<ReceivedMail[]> =>
  platform.database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, login))
    .orderBy(mailOutbox.id);

/** Waits until so many mails are there, since some are queued only after the answer. */
export const awaitMailsTo = (
  server: TestApp,
  login: string,
  count: number,
): Promise<ReceivedMail[]> =>
  vi.waitFor(async () => {
    const mails = await mailsTo(server, login);
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails are there`);
    return mails;
  }, patience);

/** The key of the link inside a mail. */
export function keyIn(mail: ReceivedMail | undefined): string {
  const key = /\/account\/reset\/finish\?key=([\w-]{43})\n/.exec(mail?.body ?? '')?.[1];
  if (key === undefined) throw new Error('There is no link in this mail');
  return key;
}
