import type { Page } from '@playwright/test';
import { bodyRows, choose, saveBy } from '../support/lists';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

const search = (page: Page) => page.getByPlaceholder('Search...');
const buttonNames = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.textContent.trim()));

/** A list, growing while the page runs, of all API calls that change something. */
function watchWrites(page: Page): readonly string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall && request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

test.beforeEach(async ({ page, product }) => {
  await beginSignedIn(page, product.url, 'monitor@sounding.example');
});

test('a monitor reads the totals and charts, and goes on to both lists, with nothing to change [MON-04, MON-05]', async ({
  page,
  expectAccessible,
}) => {
  const writes = watchWrites(page);
  await page.goto('/dashboard');
  await expect(page.locator('dl > div')).toHaveCount(13);
  for (const name of ['Gender', 'Ethnicity', 'Age'])
    await expect(page.getByRole('figure', { name: `${name} of participants` })).toBeVisible();
  await expectAccessible(page);
  expect(new Set(await buttonNames(page))).toEqual(new Set(['Download', 'Show table']));

  for (const [link, path] of [
    ['See researchers', '/dashboard/researchers'],
    ['See projects', '/dashboard/projects'],
  ] as const) {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
  }
  expect(writes).toEqual([]);
});

test('a monitor searches, sorts and filters the projects, and the address keeps it [MON-06]', async ({
  page,
}) => {
  await page.goto('/dashboard/projects');
  const rows = bodyRows(page, 'Projects');
  await choose(page, /Choose status:/, 'Draft');
  await expect(page).toHaveURL(/\?status=draft$/);
  await expect(rows.filter({ hasText: 'Gardening and loneliness in later life' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Long COVID' })).toHaveCount(0);

  await choose(page, /Choose status:/, 'All');
  await search(page).fill('blood');
  await expect(page).toHaveURL(/\?search=blood$/);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^Title/ }).click();
  await expect(page).toHaveURL(/\?search=blood&sort=title%2Casc$/);
  await expect(rows.first()).toContainText('Blood pressure checks');

  await page.reload();
  await expect(search(page)).toHaveValue('blood');
  await expect(rows.first()).toContainText('Blood pressure checks');
  await page.getByRole('button', { name: /^Title/ }).click();
  await expect(rows.first()).toContainText('Can short cartoons');
});

test('a monitor keeps the page of researchers that is shown as a file', async ({ page }) => {
  await page.goto('/dashboard/researchers?search=hughes');
  await expect(bodyRows(page, 'Researchers')).toHaveCount(1);
  const save = page.getByRole('button', { name: 'Download this page (CSV)' });
  const { name, bytes } = await saveBy(page, save);
  expect(name).toBe('researchers-page-1.csv');
  const lines = bytes.toString('utf8').trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Dr Tom Hughes');
});
