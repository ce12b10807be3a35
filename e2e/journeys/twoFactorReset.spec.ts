import { chosenPassword } from '../support/authenticator';
import { mailedPasswordLink } from '../support/mailedLink';
import { startProduct, type Product } from '../support/product';
import { enterPassword } from '../support/signIn';
import { expect, test as base } from '../support/test';

const login = 'admin@sounding.example';

// A product of its own: here the administrator is staff, and loses the two-factor set-up.
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ STAFF_EMAILS: login });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('staff start their two factors anew after the password step and a question, are led to the sign-in page, told there of the mailed link, and led by it to a new QR image [ERR-08, ERR-09]', async ({
  page,
  product,
  expectAccessible,
}) => {
  await enterPassword(page, login);
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reset 2FA' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Reset two-factor', exact: true })
    .click();
  await expect(
    page
      .getByRole('region', { name: 'Messages' })
      .getByText(`2fa has been reset for ${login}. Redirecting to login page...`),
  ).toBeVisible();
  await reloaded;
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('We have mailed you a link')).toBeVisible();
  await expectAccessible(page);

  // A person who knows only the password gets no further: the link that leads on is mailed.
  await enterPassword(page, login);
  await expect(page.getByText(/^Open the email “Sounding: set up your two-factor/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(
    await mailedPasswordLink(product, { to: login, subject: /^Sounding: set up your two-factor/ }),
  );
  const passwords = page.locator('input[type="password"]');
  await passwords.first().fill(chosenPassword);
  await passwords.last().fill(chosenPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password is set')).toBeVisible();
  await enterPassword(page, login, chosenPassword);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
});
