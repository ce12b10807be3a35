import { expect, test } from '../support/test';

test('participants are led to their own app, and find no screen to sign in or to answer [SCOPE-03]', async ({
  page,
  product,
}) => {
  for (const path of ['/welcome', '/signin']) {
    await page.goto(path);
    const invitation = page.getByText(
      /in the mobile app, not on this site|use the mobile app, not this site/,
    );
    await expect(invitation).toBeVisible();
  }
  // Addresses that a participant might try do not exist, and redirect a visitor to the welcome page.
  for (const path of ['/participate', '/answer/6', '/projects/6', '/participant/signin']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${product.url}/welcome`);
  }
  // The researchers' sign-up is the only account a visitor can ask for.
  const offered = await page.getByRole('main').getByRole('link').allTextContents();
  expect(offered.filter((text) => /answer|take part|participant/i.test(text))).toEqual([]);
});
