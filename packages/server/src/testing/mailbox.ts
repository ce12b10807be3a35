import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { mailOutbox } from '../platform/database/schema';
import { patience } from './patience';
import type { TestApp } from './startTestApp';

export interface ReceivedMail {
  readonly subject: string;
  readonly body: string;
  readonly html: string;
}

/** The mails that wait in the outbox for this address, oldest first and decrypted. */
export async function mailsTo(
  { platform: { database, mailVault } }: TestApp,
  login: string,
): Promise<ReceivedMail[]> {
  const mails = await database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, login))
    .orderBy(mailOutbox.id);
  return mails.map(({ recipient: to, subject, sealed, sealedNonce, sealedKeyId }) => {
    if (!sealed || !sealedNonce || sealedKeyId === null) throw new Error('This mail was sent');
    const { text: body, html } = mailVault.open(
      { to, subject },
      { secret: sealed, nonce: sealedNonce, keyId: sealedKeyId },
    );
    return { subject, body, html };
  });
}

/** Waits until there are `count` mails, since some are queued only after the answer. */
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
