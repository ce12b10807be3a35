import { createSeal, type Sealed } from '../security/seal';
import type { Mail } from './queueMail';

/** What a mail says, in both its forms. */
type MailWords = Pick<Mail, 'text' | 'html'>;

/** To whom and about what: the part of a mail that stays readable in the outbox. */
export type MailHead = Pick<Mail, 'to' | 'subject'>;

/**
 * Encrypts mails while they wait, since they may hold a key that opens an account. Each is bound to its
 * recipient and subject, so that nobody with write access to the outbox can redirect a mail.
 */
export interface MailVault {
  /** Identifies the sealing key without revealing it. */
  readonly keyId: string;
  seal(mail: Mail): Sealed;
  /** Throws UnopenedMail for a mail that another key sealed or that was changed since. */
  open(head: MailHead, sealed: Sealed): MailWords;
}

/** A mail that cannot be decrypted any more. Its message names no person. */
class UnopenedMail extends Error {
  override readonly name = 'UnopenedMail';
  /** A code, as the failures of a mail server have one. */
  readonly code = 'ESEALED';
}

export function createMailVault(secretKey: string): MailVault {
  const { keyId, seal, open } = createSeal(secretKey, 'sounding mails');
  const headOf = ({ to, subject }: MailHead) => JSON.stringify([to, subject]);
  return {
    keyId,
    seal: ({ text, html, ...head }) =>
      seal(headOf(head), Buffer.from(JSON.stringify({ text, html }))),
    open(head, sealed) {
      try {
        return JSON.parse(open(headOf(head), sealed).toString()) as MailWords;
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new UnopenedMail(`The mail cannot be opened: ${reason}`, { cause });
      }
    },
  };
}
