import type { Page } from '@playwright/test';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

const draft = 'Cooking together with type 2 diabetes';
const published = 'Living well with breathlessness at home';
const detailsHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const subtitle = (page: Page) => page.getByRole('textbox', { name: 'Subtitle' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'You have unsaved changes' });

/** The id of the first published project with this title, from its link in the list. */
async function idOf(page: Page, title: string | RegExp): Promise<string> {
  await page.goto('/?view=published');
  const links = page.getByRole('table').getByRole('link', { name: title });
  const href = await links.first().getAttribute('href');
  const id = href?.split('/').at(-1);
  expect(id).toMatch(/^\d+$/);
  return id ?? '';
}

test.beforeEach(async ({ page, product }) => {
  await beginSignedIn(page, product.url, 'researcher@sounding.example');
});

test('a draft is opened from the list and continued on the details page [LIST-10, ROUTE-09]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/?view=unpublished');
  await page.getByRole('row', { name: draft }).getByText(draft).click();
  await expect(page).toHaveURL(/\/new-project-details$/);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(draft);
  await expect(page.getByRole('button', { name: 'Save as draft' })).toBeVisible();
  await expectAccessible(page);
});

test('a published project opens its overview [LIST-09]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: published }).click();
  await expect(page).toHaveURL(/\/project-overview\/\d+$/);
});

test('leaving with unsaved changes asks, and staying, saving and discarding each do what they say [DET-15, DET-18]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/?view=unpublished');
  await page.getByText(draft).click();
  await expect(detailsHeading(page)).toBeVisible();
  const before = await subtitle(page).inputValue();
  const home = page.getByRole('banner').getByRole('link', { name: /Sounding/ });

  await subtitle(page).fill('A first new subtitle');
  await home.click();
  await expect(leaving(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(leaving(page)).toBeHidden();
  await expect(subtitle(page)).toHaveValue('A first new subtitle');

  await home.click();
  await leaving(page).getByRole('button', { name: "Don't save changes" }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/?view=unpublished');
  await page.getByText(draft).click();
  await expect(subtitle(page)).toHaveValue(before);

  await subtitle(page).fill('A second new subtitle');
  await home.click();
  await leaving(page).getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/?view=unpublished');
  await page.getByText(draft).click();
  await expect(subtitle(page)).toHaveValue('A second new subtitle');
  await home.click();
  await expect(leaving(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('audience and preview take the unsaved page along and bring it back [DET-03, DET-09, DET-17, PREV-07]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/?view=unpublished');
  await page.getByText('Vaccines in pregnancy: how we explain the risk').click();
  await subtitle(page).fill('Words that are not saved yet');

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page).toHaveURL(/\/preview-project$/);
  await expect(page.getByText('Words that are not saved yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(subtitle(page)).toHaveValue('Words that are not saved yet');

  const audience = page.getByRole('link', { name: 'Edit your audience' });
  await audience.click();
  await expect(page).toHaveURL(/\/new-project-audience$/);
  await page.getByRole('button', { name: 'Next: project details' }).click();
  await expect(subtitle(page)).toHaveValue('Words that are not saved yet');
  await expect(audience).toBeFocused();
});

test('a published project is edited with its launch date and questions out of reach, and keeps its status [ROUTE-13, ROUTE-14, DET-03, DET-13, DET-14]', async ({
  page,
  expectAccessible,
}) => {
  const id = await idOf(page, published);
  await page.goto(`/edit-project-audience/${id}`);
  const saved = page.getByRole('checkbox', { checked: true }).first();
  await saved.press('Space');
  await expect(saved).toBeChecked();
  await expectAccessible(page);

  await page.goto(`/edit-project/${id}`);
  await page.getByRole('link', { name: 'Edit your audience' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/edit-project-audience/${id}`);
  await page.goto(`/edit-project/${id}`);
  for (const name of ['Save changes', 'Preview', 'Cancel'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add question' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Launch date' })).toHaveAttribute('readonly');
  await expectAccessible(page);
  await subtitle(page).fill('What would make the hard days easier?');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/project-overview/${id}`);
  await page.goto(`/edit-project/${id}`);
  await expect(subtitle(page)).toHaveValue('What would make the hard days easier?');
  // A project with any other status would be redirected to the page where drafts are continued.
  await expect(page).toHaveURL((url) => url.pathname === `/edit-project/${id}`);
});

test('a project taken back for a change is handed in again with the document on file [OPEN-56]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/?view=unpublished');
  const row = page.getByRole('row').filter({ hasText: 'Awaiting approval' }).first();
  const title = await row.getByRole('link').innerText();
  await row.getByRole('link').click();
  await expect(page.getByText(/^Awaiting approval since/)).toBeVisible();
  await subtitle(page).fill('Changed while an administrator was reading');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft: not awaiting approval')).toBeVisible();
  await page.getByRole('button', { name: 'Replace submitted ethics doc' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/is on file\. Submit it as it is/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/?view=unpublished');
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Awaiting approval');
});

test('a new project begins at its title, and leaving it unsaved is asked about [LIST-01, NEW-04]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create new project' }).click();
  await expect(page).toHaveURL(/\/new-project$/);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Not yet');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sounding/ })
    .click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without your title?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Not yet');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sounding/ })
    .click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test("another researcher's project is not there [ROLE-04]", async ({ page, browser, product }) => {
  const other = await browser.newContext({ baseURL: product.url });
  const theirs = await other.newPage();
  await beginSignedIn(theirs, product.url, 'researcher2@sounding.example');
  const id = await idOf(theirs, /\w/);
  await other.close();

  await page.goto(`/edit-project/${id}`);
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
});
