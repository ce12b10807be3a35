import type { Page } from '@playwright/test';
import { openTab, pressOn, typeInto } from './keyboard';
import type { Product } from './product';
import { expect } from './test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface PublishedProject {
  readonly product: Product;
  readonly title: string;
  readonly expectAccessible: (page: Page) => Promise<void>;
}

/** Opens the project from the list, lets participants answer, and reads the statistics. */
export async function readStatistics(
  page: Page,
  { product, title, expectAccessible }: PublishedProject,
): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: title }));
  await expect(page).toHaveURL(/\/project-overview\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const projectId = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
  await product.participate(projectId, { responses: 120, answers: 300 });
  await page.reload();
  for (const name of ['Age', 'Gender', 'Ethnicity'])
    await expect(page.getByRole('figure', { name }).first()).toBeVisible();
  await expect(page.getByText(/of 120 responses/).first()).toBeVisible();
  await expectAccessible(page);
}

/** Approves the first answer of the queue, deletes the next, and expects the count to follow. */
export async function reviewFeedback(
  page: Page,
  { expectAccessible }: PublishedProject,
): Promise<void> {
  await openTab(page, /Feedback for review/);
  const waiting = page.getByRole('status').filter({ hasText: /answers? to review/ });
  await expect(waiting).toBeVisible();
  const count = async () => Number.parseInt((await waiting.textContent()) ?? '', 10);
  const before = await count();
  expect(before).toBeGreaterThan(1);
  await expectAccessible(page);

  const first = page.getByRole('group', { name: /^Answer 1 of/ });
  await pressOn(page, first.getByRole('button', { name: 'Approve' }));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await pressOn(page, dialog.getByRole('button', { name: 'Approve' }));
  await expect.poll(count).toBe(before - 1);

  await pressOn(page, first.getByRole('button', { name: 'Delete permanently' }));
  await pressOn(page, dialog.getByRole('button', { name: 'Delete permanently' }));
  await expect.poll(count).toBe(before - 2);
}

/** Reads the results under Questions, and publishes another question. */
export async function askAnotherQuestion(
  page: Page,
  { expectAccessible }: PublishedProject,
): Promise<void> {
  await openTab(page, /^Questions/);
  await expect(page.getByText('When would you walk?').first()).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, button(page, 'Add question'));
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Question text' }),
    'Would you bring a friend?',
  );
  await pressOn(page, button(page, 'Publish'));
  // The editor holds the same words; the list's heading takes focus once the list is there.
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeFocused();
  await expect(page.getByText('Would you bring a friend?').first()).toBeVisible();
}

/** Tells participants what became of their answers. */
export async function tellParticipants(
  page: Page,
  { expectAccessible }: PublishedProject,
): Promise<void> {
  await openTab(page, /^Updates/);
  await pressOn(page, button(page, 'Add update'));
  await typeInto(
    page,
    page.getByRole('textbox', { name: /^Update/ }),
    'Many of you prefer mornings, so the first group meets at ten.',
  );
  await expectAccessible(page);
  await pressOn(page, button(page, 'Publish'));
  await expect(page.getByRole('heading', { name: 'Updates', exact: true })).toBeFocused();
  await expect(page.getByText('so the first group meets at ten').first()).toBeVisible();
  await expectAccessible(page);
}
