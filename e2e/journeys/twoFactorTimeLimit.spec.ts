import { enterPassword } from '../support/signIn';
import { expect, test } from '../support/test';

test('whoever waits too long at the code is warned, told, and led back to a page that forgot the password [AUTH-14, AUTH-15]', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await enterPassword(page, 'researcher2@sounding.example');

  await page.clock.fastForward('04:05');
  const offer = page.getByRole('dialog', { name: 'Do you need more time?' });
  await offer.getByRole('button', { name: 'Give me more time' }).click();
  await expect(offer).toBeHidden();

  await page.clock.fastForward('05:05');
  await expect(
    page.getByText(
      'You have spent too long on this page without authenticating. Please go back to the login page and re-enter your credentials',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Back to login' }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.locator('input[type="password"]')).toHaveValue('');
});
