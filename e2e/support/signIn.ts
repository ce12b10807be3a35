import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import {
  currentCode,
  demonstrationPassword,
  demonstrationSecret,
  previousCode,
} from './authenticator';
import { pressOn, typeInto } from './keyboard';

/** The first step, by keyboard: address, password, Enter. */
export async function enterPassword(
  page: Page,
  login: string,
  password = demonstrationPassword,
): Promise<void> {
  await page.goto('/signin');
  await typeInto(page, page.getByLabel(/^Email/), login);
  await typeInto(page, page.locator('input[type="password"]'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Two-factor Auth' })).toBeVisible();
}

/** The second step, by keyboard. */
export async function enterCode(page: Page, secret: string): Promise<void> {
  await typeInto(page, page.getByPlaceholder('Enter 6-digit code here'), currentCode(secret));
  await page.keyboard.press('Enter');
}

/** The second step for a person who signs in again within a minute: the present code stays unused. */
export async function enterFirstCode(page: Page, secret: string): Promise<void> {
  const code = await previousCode(secret);
  await typeInto(page, page.getByPlaceholder('Enter 6-digit code here'), code);
  await page.keyboard.press('Enter');
}

/** Both steps of an enrolled demonstration account, up to the page that it starts on. */
export async function signIn(page: Page, login: string): Promise<void> {
  await enterPassword(page, login);
  await enterFirstCode(page, demonstrationSecret);
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Logs out by keyboard, and waits until the link leaves the header, later than the address changes. */
export async function logOut(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Log out' });
  await pressOn(page, link);
  await expect(page).toHaveURL(/\/signin$/);
  await expect(link).toHaveCount(0);
}

/** What a phone reads from the QR image: the secret inside its otpauth address. */
export async function secretInQrCode(page: Page): Promise<string> {
  const image = page.getByRole('img', { name: /QR/ });
  await expect(image).toBeVisible();
  let address = '';
  // The image element exists before its picture is drawn.
  await expect
    .poll(async () => {
      const { data, width, height } = PNG.sync.read(await image.screenshot());
      address = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '';
      return address;
    }, 'the QR image holds a secret')
    .toMatch(/[?&]secret=\w/);
  return new URL(address).searchParams.get('secret') ?? '';
}
