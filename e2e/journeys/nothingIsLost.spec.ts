import type { Page } from '@playwright/test';
import {
  beginProject,
  button,
  drafts,
  field,
  fillDetails,
  openDraft,
  researcher,
  saved,
} from '../support/authoring';
import { pdfOf } from '../support/ethicsFile';
import { keptWork } from '../support/keptWork';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

const subtitle = (page: Page) => field(page, 'Subtitle');

test.beforeEach(async ({ page, product }) => {
  await beginSignedIn(page, product.url, researcher);
});

test.describe('a save that goes wrong', () => {
  test.use({ provokes: { errors: [/status of 500/, /ERR_INTERNET_DISCONNECTED/] } });

  test('keeps every word, says so, and works the next time, offline in between', async ({
    page,
    context,
  }) => {
    await openDraft(page, drafts.cooking);
    await subtitle(page).fill('Not one word is lost');
    await page.route('**/api/projects', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await button(page, 'Save as draft').click();
    await expect(page.getByText('Your project was not saved')).toBeVisible();
    await expect(subtitle(page)).toHaveValue('Not one word is lost');

    await context.setOffline(true);
    await button(page, 'Save as draft').click();
    await expect(page.getByText('Your project was not saved')).toBeVisible();
    await subtitle(page).fill('Not one word is lost, offline either');

    await context.setOffline(false);
    await button(page, 'Save as draft').click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(subtitle(page)).toHaveValue('Not one word is lost, offline either');
  });
});

test('the second of two tabs is told that the project changed, compares and chooses', async ({
  page,
  context,
  product,
  expectAccessible,
}) => {
  const draft = drafts.cooking;
  const second = await context.newPage();
  await beginSignedIn(second, product.url, researcher);
  await openDraft(page, draft);
  await openDraft(second, draft);

  await subtitle(page).fill('From the first tab');
  await button(page, 'Save as draft').click();
  await expect(saved(page)).toBeVisible();

  await subtitle(second).fill('From the second tab');
  await button(second, 'Save as draft').click();
  const row = second.getByRole('row', { name: /^Subtitle/ });
  await expect(row).toContainText('From the second tab');
  await expect(row).toContainText('From the first tab');
  await expectAccessible(second);
  await button(second, 'Save mine over it').click();
  await expect(saved(second)).toBeVisible();
  await second.reload();
  await expect(subtitle(second)).toHaveValue('From the second tab');
});

test('a project that was begun once and is saved in two tabs stays one, and the second save is compared with the first', async ({
  page,
  context,
}) => {
  const title = 'Garden visits after a stay in hospital';
  await beginProject(page, title);
  await fillDetails(page);
  await expect.poll(() => keptWork(page)).toContain('2090-12-31');
  // As with 'Duplicate tab', a window that a page opens starts with a copy of the tab's session storage.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/new-project-details'));
  const second = await opened;
  await expect(field(second, 'Heading 1')).toHaveValue('Why we ask');

  await subtitle(page).fill('From the first tab');
  await button(page, 'Save as draft').click();
  await expect(saved(page)).toBeVisible();
  await subtitle(second).fill('From the second tab');
  await button(second, 'Save as draft').click();
  const row = second.getByRole('row', { name: /^Subtitle/ });
  await expect(row).toContainText('From the second tab');
  await expect(row).toContainText('From the first tab');
  await button(second, 'Save mine over it').click();
  await expect(saved(second)).toBeVisible();

  await page.goto('/?view=unpublished');
  await expect(page.getByRole('row', { name: title })).toHaveCount(1);
  await openDraft(page, title);
  await expect(subtitle(page)).toHaveValue('From the second tab');
});

test.describe('an ethics document that cannot be uploaded', () => {
  test.use({ provokes: { errors: [/status of 500/] } });

  test('is told of in the server’s words, or in ours, and stays chosen [ERR-10]', async ({
    page,
  }) => {
    await openDraft(page, drafts.cooking);
    await page.getByRole('button', { name: /ethics doc$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'approval.pdf', mimeType: 'application/pdf', buffer: pdfOf(2000) });
    const messages = page.getByRole('region', { name: 'Messages' });
    const submit = dialog.getByRole('button', { name: 'Submit for approval' });

    const refusal = { title: 'Conflict', status: 409, detail: 'This project is published.' };
    await page.route(
      '**/api/project-documents',
      (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify(refusal),
        }),
      { times: 1 },
    );
    await submit.click();
    await expect(messages.getByText('This project is published.')).toBeVisible();

    const keys: (string | undefined)[] = [];
    await page.route(
      '**/api/project-documents',
      async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fulfill({ status: 500 });
      },
      { times: 2 },
    );
    const fault = messages.getByText(
      'Something went wrong. Please try again or contact your admin',
    );
    await submit.click();
    await expect(fault).toBeVisible();
    await submit.click();
    // Both attempts carry the same idempotency key, so the server could not have done this twice.
    await expect.poll(() => keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    await expect(dialog.getByText('approval.pdf').first()).toBeVisible();
  });
});

test('what nobody came back for leaves the browser with the next visits, though nobody signs in', async ({
  page,
  context,
  product,
}) => {
  const words = 'Left behind in a library';
  await openDraft(page, drafts.cooking);
  await subtitle(page).fill(words);
  await expect.poll(() => keptWork(page)).toContain(words);
  await page.close();

  const later = await context.newPage();
  const visitAfter = async (days: number) => {
    await later.clock.setFixedTime(Date.now() + days * 86_400_000);
    await later.goto(`${product.url}/welcome`);
  };
  await visitAfter(31);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('lastActivity'))).toBeNull();
  // Nobody was offered it yet, so it waits as long again.
  expect(await keptWork(later)).toContain(words);
  await visitAfter(61);
  await expect.poll(() => keptWork(later)).not.toContain(words);
});
