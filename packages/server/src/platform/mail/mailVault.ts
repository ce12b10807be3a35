import { createSeal, type Sealed } from '../security/seal';
import type { Mail } from './queueMail';

/** What a mail says, in both its forms. */
type MailWords = Pick<Mail, 'text' | 'html'>;

/** To whom and about what: the part of a mail that stays readable in the outbox. */
export type MailHead = Pick<Mail, 'to' | 'subject'>;

/**
 * Seals what mails say while they wait, since it may be a key that opens an account. Each is bound to its
 * head, so that whoever can write into the outbox sends nobody's mail to another address.
 */
export interface MailVault {
  /** Names the key that seals, and tells nothing of it. */
  readonly keyId: string;
  seal(mail: Mail): Sealed;
  /** Throws UnopenedMail for what another key sealed, or what was changed since. */
  open(head: MailHead, sealed: Sealed): MailWords;
}

/** A mail whose words cannot be read any more. What it says names no person. */
class UnopenedMail extends Error {
  override readonly name = 'UnopenedMail';
  /** As the failures of a mail server have one. */
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
