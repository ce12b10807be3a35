import { expect } from '@playwright/test';
import type { Product } from './product';

interface AwaitedMail {
  readonly to: string;
  readonly subject: RegExp;
}

/** Waits for a mail to arrive and returns its text. */
export async function mailedText(product: Product, { to, subject }: AwaitedMail): Promise<string> {
  const arrived = async () =>
    (await product.mailTo(to)).findLast((mail) => subject.test(mail.subject ?? ''))?.text;
  await expect.poll(arrived, { message: `a mail about ${subject.source} to ${to}` }).toBeDefined();
  return (await arrived()) ?? '';
}

/** The path of the link with which a mail lets its reader choose a password. */
export async function mailedPasswordLink(product: Product, mail: AwaitedMail): Promise<string> {
  const text = await mailedText(product, mail);
  const link = /\/account\/reset\/finish\?key=[\w.~-]+/.exec(text)?.[0];
  expect(link, `a link in: ${text}`).toBeDefined();
  return link ?? '';
}

export const invitation = /account is ready: choose a password/;
export const passwordReset = /^Sounding: reset your password$/;
