import { expect, test } from 'vitest';
import { brand } from '../../brand';
import { openApp } from '../../testing/openApp';

test('the welcome page says what this is, and leads researchers in and participants to their app [ROUTE-01, OPEN-25]', async () => {
  const { screen } = await openApp('/welcome');
  const main = screen.getByRole('main');
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent(`Welcome to ${brand.productName}`);
  await expect.element(main).toHaveTextContent(/ask patients and the public what they think/);
  for (const [name, href] of [
    ['Sign in', '/signin'],
    ['Sign up as a researcher', '/signup'],
  ] as const) {
    await expect
      .element(main.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', href);
  }
  for (const { name, href } of brand.appDownloads) {
    await expect
      .element(main.getByRole('link', { name: `Get the app: ${name}` }))
      .toHaveAttribute('href', href);
  }
});
