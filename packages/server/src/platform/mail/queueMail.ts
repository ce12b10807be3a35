import type { Transaction } from '../database/database';
import { mailOutbox } from '../database/schema';

/** A mail to one person, with the same words as text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

// eslint-disable-next-line no-control-regex -- line breaks and their like are what is refused here
const unfitForHeader = /[\u0000-\u001f\u007f]/;

/** Puts a mail into the outbox of this transaction: it is sent if, and only if, that commits. */
export async function queueMail(transaction: Transaction, mail: Mail): Promise<void> {
  const { to, subject, text, html } = mail;
  if (unfitForHeader.test(to) || unfitForHeader.test(subject)) {
    throw new Error('A mail header cannot hold a line break or another control character');
  }
  await transaction.insert(mailOutbox).values({ recipient: to, subject, body: text, html });
}
