import { keepTranslated } from '../../tools/test/keepTranslated';
import { bodyRows } from '../support/lists';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => page.addInitScript(keepTranslated));

test('in a page that the browser translates a researcher writes past a limit, and reads how far back it is', async ({
  page,
  product,
}) => {
  await beginSignedIn(page, product.url, 'researcher@sounding.example');
  await page.goto('/new-project');
  await expect(page.locator('h1 font').first()).toBeVisible();
  const title = page.getByRole('textbox', { name: /^Title/ });
  await title.fill('a'.repeat(101));
  await expect(page.getByText('1 character over the limit of 100')).toBeVisible();
  await title.fill('a'.repeat(37));
  await expect(page.getByText('37 of 100 characters used')).toBeVisible();
  await title.fill('');
  await expect(page.getByText('0 of 100 characters used')).toBeVisible();
});

test('in a page that the browser translates a monitor searches in vain, and then finds a project and how many there are', async ({
  page,
  product,
}) => {
  await beginSignedIn(page, product.url, 'monitor@sounding.example');
  await page.goto('/dashboard/projects');
  await expect(page.locator('h1 font').first()).toBeVisible();
  const search = page.getByPlaceholder('Search...');
  await expect(page.getByText(/^\d+ projects, newest first$/)).toBeVisible();
  await search.fill('zzzz');
  await expect(page.getByText('Nothing was found')).toBeVisible();
  await search.fill('breathlessness at home');
  await expect(bodyRows(page, 'Projects')).toHaveCount(1);
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();
});
