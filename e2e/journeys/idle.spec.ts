import type { Page } from '@playwright/test';
import { chosenPassword } from '../support/authenticator';
import { signUpResearcher, type NewResearcher } from '../support/newResearcher';
import type { Product } from '../support/product';
import { carrySession } from '../support/session';
import { enterCode } from '../support/signIn';
import { expect, test } from '../support/test';

const reminder = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const ended = (page: Page) => page.getByRole('alertdialog', { name: 'Session Terminated' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: /^Title/ });

/** Signs up a researcher and leaves a title half-written; the test controls the browser's clock. */
async function beginWriting(page: Page, product: Product, name: string): Promise<NewResearcher> {
  const researcher = await signUpResearcher(product, name);
  await page.clock.install();
  await carrySession(page, researcher, researcher.login);
  await page.goto('/new-project');
  await field(page).fill('Half a ti');
  // The idle timer is loaded as a chunk of its own, and stores the time at which it started.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
  return researcher;
}

test('after ten minutes without a sign a researcher is reminded, and goes on with time afresh [IDLE-01, IDLE-03]', async ({
  page,
  product,
  expectAccessible,
}) => {
  await beginWriting(page, product, 'Ida Lunn');
  await page.clock.fastForward('09:50');
  await expect(field(page)).toBeVisible();
  await expect(reminder(page)).toBeHidden();
  await page.clock.fastForward('00:15');
  await expect(reminder(page)).toContainText('Your session will expire in 5 minutes');
  await expectAccessible(page);

  const renewed = page.waitForRequest(/\/api\/account\/role$/);
  await button(page, 'Continue session').click();
  await renewed;
  await expect(reminder(page)).toBeHidden();
  await expect(field(page)).toHaveValue('Half a ti');
  await page.clock.fastForward('09:50');
  await expect(field(page)).toBeVisible();
  await expect(reminder(page)).toBeHidden();
});

test('in the reminder a researcher can log out at once [IDLE-04]', async ({ page, product }) => {
  await beginWriting(page, product, 'Ivo Lunn');
  await page.clock.fastForward('10:05');
  const ended = page.waitForResponse(/\/api\/account\/logout$/);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/signin$/);
  // Every page of this journey starts with the session's token, so only the server can end the session.
  await ended;
  await page.goto('/new-project');
  await expect(page).toHaveURL(/\/welcome$/);
});

/** Goes on from the title through the audience to the details page. */
async function goOnToDetails(page: Page): Promise<void> {
  await button(page, 'Next: audience').click();
  for (const name of ['26 - 35', 'Lungs and breathing'])
    await page.getByRole('checkbox', { name }).press('Space');
  await button(page, 'Next: project details').click();
  await expect(page).toHaveURL(/\/new-project-details$/);
}

test('after fifteen minutes the session ends, which is said, and signing in again leads back to page, field and words [IDLE-05, IDLE-06]', async ({
  page,
  product,
  expectAccessible,
}) => {
  const { login, secret } = await beginWriting(page, product, 'Ilse Lunn');
  await goOnToDetails(page);
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' });
  await subtitle.fill('Half a senten');
  await page.clock.fastForward('10:05');
  await expect(reminder(page)).toBeVisible();
  const signedOut = page.waitForResponse(/\/api\/account\/logout$/);
  await page.clock.fastForward('05:00');
  await expect(ended(page)).toBeVisible();
  expect((await signedOut).ok()).toBe(true);
  await expectAccessible(page);

  await button(page, 'Sign in again').click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(login);
  await page.locator('input[type="password"]').fill(chosenPassword);
  await page.keyboard.press('Enter');
  await enterCode(page, secret);
  await expect(page).toHaveURL(/\/new-project-details$/);
  await expect(subtitle).toBeFocused();
  await expect(subtitle).toHaveValue('Half a senten');
});
