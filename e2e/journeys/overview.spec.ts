import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { chosenPassword } from '../support/authenticator';
import { crash } from '../support/crash';
import { draftDatabase, keptWork } from '../support/keptWork';
import { saveBy } from '../support/lists';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

const title = 'Living well with breathlessness at home';
/** A button by its label, which hidden words about its card may follow in its name. */
const button = (within: Page | Locator, label: string) =>
  // eslint-disable-next-line security/detect-non-literal-regexp -- The labels are those of a test.
  within.getByRole('button', { name: new RegExp(`^${label}(?: |$)`) });
const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

/** Opens a published project from the list. */
async function openProject(page: Page, name: string): Promise<void> {
  await page.goto('/?view=published');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

/** Types into a rich text field as a person does: such a field has no form value to fill. */
async function write(page: Page, field: Locator, words: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** Waits until a card shows this status. */
const expectStatus = (within: Locator, status: string) =>
  expect(within.getByText(status, { exact: true }).first()).toBeVisible();

test.beforeEach(async ({ page, product }) => {
  await beginSignedIn(page, product.url, 'researcher@sounding.example');
});

test('a researcher reads the overview and goes on to editing, preview and list [OVER-03, OVER-04, OVER-07]', async ({
  page,
  expectAccessible,
}) => {
  await openProject(page, title);
  for (const name of ['Age', 'Gender', 'Ethnicity'])
    await expect(page.getByRole('figure', { name }).first()).toBeVisible();
  await expectAccessible(page);
  const address = page.url();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/edit-project\/\d+$/);
  await page.goto(address);
  await button(page, 'Preview').click();
  await expect(page).toHaveURL(/\/preview-project$/);
  await expect(page.getByText(title).first()).toBeVisible();
  await button(page, 'Go back').click();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('an update is drafted, mended, published, taken back and shown again [UPD-05, UPD-06, UPD-08, UPD-09]', async ({
  page,
  expectAccessible,
}) => {
  await openProject(page, title);
  await openTab(page, /^Updates/);
  await expectAccessible(page);
  await button(page, 'Add update').click();
  const field = page.getByRole('textbox', { name: /^Update/ });
  await field.fill('We met the hospital.');
  await button(page, 'Save as draft').click();
  await expectStatus(card(page, 'We met the hospital.'), 'Draft');

  await button(card(page, 'We met the hospital.'), 'Edit').click();
  await expect(field).toHaveValue('We met the hospital.');
  await field.fill('We met the hospital board.');
  await button(page, 'Publish').click();
  const update = card(page, 'We met the hospital board.');
  await expectStatus(update, 'Published');

  await button(update, 'Deactivate').click();
  await expectStatus(update, 'Deactivated');
  await expectAccessible(page);
  await button(update, 'Activate').click();
  await expectStatus(update, 'Published');
});

test('a question is drafted, mended, published, taken back and asked again [QUES-09, QUES-10, QUES-12, QUES-13]', async ({
  page,
  expectAccessible,
}) => {
  await openProject(page, title);
  await openTab(page, /^Questions/);
  // Axe must also check the two lists of comments with pages of their own, so wait for them.
  await expect(page.getByRole('navigation', { name: /^Pages of comments on/ })).toHaveCount(2);
  await expectAccessible(page);
  await button(page, 'Add question').click();
  const field = page.getByRole('textbox', { name: 'Question text' });
  await write(page, field, 'Would you sing in a choir?');
  await expectAccessible(page);
  await button(page, 'Save as draft').click();
  await expectStatus(card(page, 'Would you sing in a choir?'), 'Draft');

  await button(card(page, 'Would you sing in a choir?'), 'Edit').click();
  await expect(field).toHaveText('Would you sing in a choir?');
  await write(page, field, 'Would you sing in a choir nearby?');
  await button(page, 'Publish').click();
  const question = card(page, 'Would you sing in a choir nearby?');
  await expectStatus(question, 'Published');

  await button(question, 'Deactivate').click();
  await expectStatus(question, 'Deactivated');
  await button(question, 'Activate').click();
  await expect(button(question, 'Deactivate')).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveText([
    /Draft/,
    /Published/,
    /Deactivated/,
    /Published/,
  ]);
});

/** How many comments with these words stand under a question of the Questions tab. */
async function countUnderQuestion(page: Page, question: string, words: string): Promise<number> {
  await openTab(page, /^Questions/);
  const results = page.getByRole('article', { name: question, exact: true });
  const search = results.getByRole('searchbox', { name: 'Search comments' });
  // Beside a chart the comments are fetched only on request.
  const showComments = button(results, 'Show comments');
  await expect(search.or(showComments).first()).toBeVisible();
  if (await showComments.isVisible()) await showComments.click();
  await search.fill(words);
  const found = results.getByRole('status').filter({ hasText: `“${words}”` });
  await expect(found).toBeVisible();
  // The message "No comment has …" contains no number.
  return Number.parseInt((await found.textContent()) ?? '', 10) || 0;
}

test('feedback is approved and stands among the results, or is deleted for good [FEED-03, FEED-04]', async ({
  page,
  expectAccessible,
}) => {
  await openProject(page, title);
  for (const [verb, more] of [
    ['Approve', 1],
    ['Delete permanently', 0],
  ] as const) {
    await openTab(page, /Feedback for review/);
    const waiting = page.getByRole('status').filter({ hasText: /answers? to review/ });
    const before = Number.parseInt((await waiting.textContent()) ?? '', 10);
    // An answer may be only a value on a scale. Take one with a comment, so that it can be found again.
    const first = page
      .getByRole('group', { name: /^Answer \d+ of/ })
      .filter({ has: page.getByRole('paragraph') })
      .first();
    const question = (await first.getByRole('heading').textContent()) ?? '';
    const words = ((await first.getByRole('paragraph').first().textContent()) ?? '')
      .slice(0, 60)
      .trim();
    const shown = await countUnderQuestion(page, question, words);

    await openTab(page, /Feedback for review/);
    await button(first, verb).click();
    await expectAccessible(page);
    await button(page.getByRole('alertdialog').or(page.getByRole('dialog')), verb).click();
    await expect(waiting).toContainText(`${before - 1} answer`);
    // The earlier result stays until the new answer comes.
    await expect.poll(() => countUnderQuestion(page, question, words)).toBe(shown + more);
  }
});

test('a project is exported under a password and shared [EXP-03, OVER-05, OVER-06]', async ({
  page,
  expectAccessible,
}) => {
  await openProject(page, title);
  await button(page, 'Export').click();
  const dialog = page.getByRole('dialog', { name: 'Export this project' });
  const passwords = dialog.locator('input[type="password"]');
  await passwords.first().fill(chosenPassword);
  await passwords.last().fill(chosenPassword);
  await expectAccessible(page);
  const { name, bytes } = await saveBy(page, button(dialog, 'Export'));
  expect(name).toBe('project-export.xls');
  // The container of an encrypted workbook (MS-CFB); an unencrypted one would begin with PK.
  expect(bytes.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  await expectAccessible(page);
  await button(dialog, 'Done').click();

  await button(page, 'Share').click();
  for (const network of ['Facebook', 'LinkedIn', 'X'])
    await expect(page.getByRole('link', { name: `Share on ${network}` })).toHaveAttribute(
      'href',
      /^https:\/\/(www\.facebook|www\.linkedin|x)\.com\//,
    );
  await expectAccessible(page);
});

test('a project is completed once that is confirmed, and reads so [DONE-02, DONE-03, DONE-04]', async ({
  page,
  expectAccessible,
}) => {
  await openProject(page, 'Sharing GP records for dementia research: what feels right?');
  await expectStatus(page.getByRole('main'), 'Ongoing');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/complete-project/')) posted.push(request.method());
  });
  await button(page, 'Complete project').click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirmation Dialog' });
  await expectAccessible(page);
  await button(dialog, 'Cancel').click();
  await expect(dialog).toBeHidden();
  expect(posted).toEqual([]);

  await button(page, 'Complete project').click();
  await button(dialog, 'Complete project').click();
  await expect(page.getByText('Project completed successfully').first()).toBeVisible();
  await expectStatus(page.getByRole('main'), 'Completed');
  await expect(button(page, 'Complete project')).toBeHidden();
  expect(posted).toEqual(['POST']);
  await page.reload();
  await expectStatus(page.getByRole('main'), 'Completed');
});

test('the involvement report is one accessible file that asks nothing of any site, in the order of GRIPP2', async ({
  page,
  context,
  expectAccessible,
}) => {
  await openProject(page, title);
  await button(page, 'Involvement report').click();
  const dialog = page.getByRole('dialog', { name: 'Involvement report' });
  await dialog.getByRole('textbox', { name: /^Aim/ }).fill('To learn what helps.');
  await expectAccessible(page);
  const arriving = page.waitForEvent('download');
  await button(dialog, 'Make the report').click();
  const file = await readFile(await (await arriving).path(), 'utf8');

  const report = await context.newPage();
  const asked: string[] = [];
  report.on('request', (request) => asked.push(request.url()));
  await report.setContent(file);
  await expect(report.getByRole('heading', { level: 2 })).toHaveText([
    /Aim$/,
    /Methods$/,
    /Study results$/,
    /Discussion and conclusions$/,
    /Reflections and critical perspective$/,
  ]);
  await expect(report.getByText('To learn what helps.')).toBeVisible();
  await expectAccessible(report);
  expect(asked).toEqual([]);
});

test('a question that is being written when the tab crashes is offered back on its tab and at home, and goes on [OPEN-63]', async ({
  page,
  context,
  expectAccessible,
  product,
}) => {
  await openProject(page, title);
  await openTab(page, /^Questions/);
  await button(page, 'Add question').click();
  await write(page, page.getByRole('textbox', { name: 'Question text' }), 'Would you whistle?');
  await button(page, 'Add poll').click();
  await page.getByRole('textbox', { name: 'Choice 1' }).fill('Only at home');
  await expect.poll(() => keptWork(page, draftDatabase)).toContain('Only at home');
  await crash(page);

  const second = await context.newPage();
  await beginSignedIn(second, product.url, 'researcher@sounding.example');
  await second.goto('/');
  const kept = second.getByRole('group', { name: 'a new question' });
  await expect(kept).toContainText(`It belongs to “${title}”.`);
  await expectAccessible(second);
  await openProject(second, title);
  await openTab(second, /^Questions/);
  await expect(kept).toContainText('A new question (“Would you whistle?”) of ');
  await expectAccessible(second);
  await button(kept, 'Continue').click();
  await expect(second.getByRole('textbox', { name: 'Question text' })).toHaveText(
    'Would you whistle?',
  );
  await expect(second.getByRole('textbox', { name: 'Choice 1' })).toHaveValue('Only at home');
  await expectAccessible(second);
  await second.getByRole('textbox', { name: 'Choice 2' }).fill('In the street');
  await button(second, 'Save as draft').click();
  await expectStatus(card(second, 'Would you whistle?'), 'Draft');
  await expect(kept).toHaveCount(0);
});

test('of two tabs on one draft the second to save is told, compares and chooses', async ({
  page,
  context,
  expectAccessible,
  product,
}) => {
  await openProject(page, title);
  await openTab(page, /^Updates/);
  await button(page, 'Add update').click();
  const text = page.getByRole('textbox', { name: 'Update' });
  await text.fill('We shall meet on Mondays.');
  await button(page, 'Save as draft').click();
  await button(card(page, 'on Mondays'), 'Edit').click();
  // The address is right only once the editor is there.
  await expect(text).toHaveValue('We shall meet on Mondays.');
  const address = page.url();

  const second = await context.newPage();
  await beginSignedIn(second, product.url, 'researcher@sounding.example');
  await second.goto(address);
  await second.getByRole('textbox', { name: 'Update' }).fill('We shall meet on Tuesdays.');
  await button(second, 'Save as draft').click();
  await expectStatus(card(second, 'on Tuesdays'), 'Draft');

  await text.fill('We shall meet on Fridays.');
  await button(page, 'Publish').click();
  const choice = page.getByRole('group', { name: 'This update has changed meanwhile' });
  await expect(choice).toBeFocused();
  await expect(choice.getByRole('row', { name: /^Update/ })).toHaveText(/Fridays.*Tuesdays/);
  await expectAccessible(page);
  await button(page, 'Save mine over it').click();
  await expectStatus(card(page, 'on Fridays'), 'Published');
});
