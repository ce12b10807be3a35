import type { Transaction } from '../database/database';
import { mailOutbox } from '../database/schema';
import type { MailVault } from './mailVault';

/** A mail to one person, with the same words as text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Puts a mail into the outbox of this transaction: it is sent if, and only if, that commits. */
export type QueueMail = (transaction: Transaction, mail: Mail) => Promise<void>;

// oxlint-disable-next-line no-control-regex -- line breaks and their like are what is refused here
const unfitForHeader = /[\u0000-\u001f\u007f]/;

export const createQueueMail =
  (mailVault: MailVault): QueueMail =>
  async (transaction, mail) => {
    const { to, subject } = mail;
    if (unfitForHeader.test(to) || unfitForHeader.test(subject)) {
      throw new Error('A mail header cannot hold a line break or another control character');
    }
    const { secret, nonce, keyId } = mailVault.seal(mail);
    await transaction.insert(mailOutbox).values({
      recipient: to,
      subject,
      sealed: secret,
      sealedNonce: nonce,
      sealedKeyId: keyId,
    });
  };
