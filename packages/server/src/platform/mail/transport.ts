import { brand } from '@sounding/domain/product';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isThisMachine } from '../isThisMachine';
import type { Settings } from '../settings';
import { mailFolder } from './mailFiles';
import type { Mail } from './queueMail';

export interface OutgoingMail extends Omit<Mail, 'html'> {
  /** Null if the mail was queued before mails had HTML. */
  readonly html: string | null;
  readonly id: number;
  readonly createdAt: Date;
}

/** Hands one mail on and answers where it went, in words that may stand in the log. */
export type Transport = (mail: OutgoingMail) => Promise<string>;

const toMessage = ({ to, subject, text, html, createdAt, id }: OutgoingMail, domain: string) => ({
  from: { name: brand.productName, address: `no-reply@${domain}` },
  // As an object, so that no part of the address is read as a list or a comment.
  to: { name: '', address: to },
  subject,
  text,
  date: createdAt,
  ...(html !== null && { html }),
  // The same on every attempt, so that a mail sent twice can be recognised.
  messageId: `<sounding-${id}-${createdAt.getTime()}@${domain}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Sends over SMTP, encrypted and verified unless the mail server is this machine. A mail server here may have
 * no encryption, so it may also have a self-signed certificate, as on Debian.
 */
export function smtpTransport(smtpUrl: string, domain: string): Transport {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const isHere = isThisMachine(hostname);
  const transporter = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    tls: { rejectUnauthorized: !isHere },
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async (mail) => {
    await transporter.sendMail(toMessage(mail, domain));
    return 'smtp';
  };
}

/** Writes every mail as an .eml file, which any mail program opens. */
export function fileTransport(folder: string, domain: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await composer.sendMail(toMessage(mail, domain));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into a buffer');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const moment = mail.createdAt.toISOString().replaceAll(':', '-');
    const file = join(folder, `${moment}-${mail.id}.eml`);
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    return file;
  };
}

/** The mail server of the settings, or files in the data folder where they name none. */
export const configuredTransport = ({ smtpUrl, dataDir, universityDomain }: Settings): Transport =>
  smtpUrl === undefined
    ? fileTransport(mailFolder(dataDir), universityDomain)
    : smtpTransport(smtpUrl, universityDomain);
