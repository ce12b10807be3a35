import type { Page } from '@playwright/test';
import { act, bodyRows, choose, saveBy } from '../support/lists';
import { invitation, mailedPasswordLink, mailedText, passwordReset } from '../support/mailedLink';
import { acceptInvitation, signUpResearcher } from '../support/newResearcher';
import { beginSignedIn, carrySession } from '../support/session';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('alertdialog');
const search = (page: Page) => page.getByPlaceholder('Search...');
const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Takes an action of a row's menu and confirms it in the dialog, under the same name. */
async function actAndConfirm(page: Page, row: string, action: string): Promise<void> {
  await act(page, row, action);
  await dialog(page).getByRole('button', { name: action, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test.beforeEach(async ({ page, product }) => {
  await beginSignedIn(page, product.url, 'admin@sounding.example');
});

test('an administrator finds somebody among many, and the address keeps what was chosen [ADM-06, ADM-07, ADM-08, ADM-09]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: /Choose role:/ })).toContainText('Researcher');
  await expect(page.getByRole('button', { name: /Choose status:/ })).toContainText('All');
  await expect(bodyRows(page, 'Researchers')).toHaveCount(20);
  await expectAccessible(page);

  await button(page, 'Next').click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText(/^Page 2 of \d/)).toBeVisible();

  await search(page).fill('hughes');
  await expect(page).toHaveURL(/\/admin\?search=hughes$/);
  await expect(bodyRows(page, 'Researchers')).toHaveCount(1);
  await expect(rowOf(page, 'Dr Tom Hughes')).toContainText('researcher2@sounding.example');
  await page.reload();
  await expect(search(page)).toHaveValue('hughes');
  await expect(bodyRows(page, 'Researchers')).toHaveCount(1);

  await search(page).fill('');
  await choose(page, /Choose role:/, 'Monitor');
  await expect(rowOf(page, 'Priya Nair')).toBeVisible();
  await choose(page, /Choose status:/, 'Inactive');
  await expect(page).toHaveURL(/role=ROLE_MONITOR_RESEARCHER&status=inactive$/);
  await expect(rowOf(page, 'Priya Nair')).toBeHidden();
});

test('an administrator helps a researcher whose name, account and ways to sign in need care, and the audit log keeps it [ADM-04, ADM-10, ADM-11, ADM-12, ADM-13]', async ({
  page,
  product,
  expectAccessible,
  browser,
}) => {
  const { name, login, ...session } = await signUpResearcher(product, 'Wilma Keller');
  const newName = 'Dr Wilma Keller';
  await page.goto('/admin?search=wilma');

  await test.step('corrects the name', async () => {
    await act(page, name, 'Edit');
    await expect(page).toHaveURL(/\/admin\/edit-researcher\/\d+$/);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Name' }).fill(newName);
    await button(page, 'Save changes').click();
    // The list is as it was before, with the search still applied.
    await expect(page).toHaveURL(/\/admin\?search=wilma$/);
  });

  await test.step('sends a link with which she chooses a new password', async () => {
    await act(page, newName, 'Send reset-password link');
    await expectAccessible(page);
    await button(page, 'Send reset-password link').click();
    await expect(dialog(page)).toBeHidden();
    await mailedPasswordLink(product, { to: login, subject: passwordReset });
  });

  await test.step('deactivates her account, which ends her session, and activates it', async () => {
    const other = await browser.newContext({ baseURL: product.url });
    const hers = await other.newPage();
    await carrySession(hers, session, login);
    await hers.goto('/');
    await expect(hers.getByRole('heading', { name: 'Your current projects' })).toBeVisible();

    await actAndConfirm(page, newName, 'Deactivate');
    await expect(rowOf(page, newName)).toContainText('Inactive');
    await hers.goto('/new-project');
    await expect(hers.getByRole('alertdialog', { name: 'Session Terminated' })).toBeVisible();
    await other.close();

    await actAndConfirm(page, newName, 'Activate');
    await expect(rowOf(page, newName)).toContainText('Active');
    await expect(rowOf(page, newName)).not.toContainText('Inactive');
  });

  await test.step('resets her two-factor authentication, and she is told', async () => {
    await actAndConfirm(page, newName, 'Reset two-factor');
    await expect(page.getByText(`2fa has been reset for ${login}.`).first()).toBeVisible();
    await mailedText(product, { to: login, subject: /two-factor authentication/ });
  });

  await test.step('finds all of it in the audit log', async () => {
    await page.getByRole('link', { name: 'Settings & Config' }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await page.getByRole('tab', { name: 'Audit log' }).click();
    await search(page).fill('Helen Marsh');
    await expect(page).toHaveURL(/section=audit&search=Helen/);
    const lines = bodyRows(page, 'Audit log').filter({ hasText: newName });
    for (const done of [/edited/, /deactivated/, /activated/, /Two-factor: /])
      await expect(lines.filter({ hasText: done }).first()).toContainText('Helen Marsh (Admin)');
    await expectAccessible(page);
  });
});

test('an administrator adds a monitor, who is mailed a link to choose a password and agrees before anything else [ADM-05, ADM-23, GUARD-05]', async ({
  page,
  product,
  browser,
  expectAccessible,
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Add new researcher' }).click();
  await expect(page).toHaveURL(/\/admin\/add-researcher$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Owen Fairfax');
  await page.getByRole('textbox', { name: 'Email' }).fill('owen.fairfax@sounding.example');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Monitor' }).check({ force: true });
  await button(page, 'Add researcher').click();

  await expect(page).toHaveURL(/\/admin\?role=ROLE_MONITOR_RESEARCHER$/);
  await expect(rowOf(page, 'Owen Fairfax')).toContainText('Monitor');

  const other = await browser.newContext({ baseURL: product.url });
  const theirs = await other.newPage();
  const login = 'owen.fairfax@sounding.example';
  await carrySession(theirs, await acceptInvitation(product, login), login);
  for (const path of ['/dashboard', '/dashboard/projects', '/faqs']) {
    await theirs.goto(path);
    await expect(theirs).toHaveURL(/\/privacy-notice$/);
  }
  await theirs.getByRole('checkbox', { name: /user agreement/ }).press('Space');
  await button(theirs, 'Get started').click();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await other.close();
});

test('who asked for an account gets one, or is told why not [ADM-19, ADM-20]', async ({
  page,
  product,
  expectAccessible,
}) => {
  await page.goto('/admin?tab=signups');
  await rowOf(page, 'Megan Pryce').getByRole('button', { name: 'Approve' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(rowOf(page, 'Megan Pryce')).toBeHidden();
  await mailedPasswordLink(product, {
    to: 'megan.pryce@valleys-hospice.example',
    subject: invitation,
  });

  await rowOf(page, 'Rob Aldridge').getByRole('button', { name: 'Reject' }).click();
  await dialog(page).getByLabel('Enter optional comment').fill('Please ask with your NHS address.');
  await dialog(page).getByRole('button', { name: 'Reject' }).click();
  await expect(rowOf(page, 'Rob Aldridge')).toBeHidden();
  const refusal = { to: 'rob.aldridge@eastcliff.example', subject: /./ };
  expect(await mailedText(product, refusal)).toContain('Please ask with your NHS address.');
  await expectAccessible(page);

  await page.goto('/admin?search=pryce');
  await expect(rowOf(page, 'Megan Pryce')).toContainText('Active');
  await page.goto('/admin?search=aldridge');
  await expect(page.getByText('Nothing was found')).toBeVisible();
});

test('ethics documents are read, approved, and turned down with a reason [ADM-15, ADM-16, ADM-17]', async ({
  page,
  product,
  expectAccessible,
}) => {
  const title = 'Growing up with a cleft lip: what matters to families';
  await page.goto('/admin?tab=documents');
  const row = rowOf(page, title);
  const { bytes } = await saveBy(page, row.getByRole('button', { name: 'Download' }));
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await row.getByRole('link', { name: title }).click();
  await expect(page.getByTitle('Ethics document ethics-opinion.pdf')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Project' })).toContainText('Question 1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reject' }).click();
  await dialog(page).getByLabel('Enter optional comment').fill('The letter is for another study.');
  await dialog(page).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('table', { name: 'Projects awaiting approval' })).toBeVisible();
  await expect(row).toBeHidden();
  await expect
    .poll(async () => (await product.mailTo('researcher2@sounding.example')).at(-1)?.text)
    .toContain('The letter is for another study.');

  const approved = 'Menopause at work: what should employers know?';
  await rowOf(page, approved).getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(rowOf(page, approved)).toBeHidden();
  await expect
    .poll(async () => (await product.mailTo('researcher@sounding.example')).at(-1)?.text)
    .toContain(approved);
});

test('the interest categories are added, renamed, deleted and restored [ADM-24, ADM-25, ADM-26, ADM-27]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'New category' }).fill('Sleeping');
  await button(page, 'Add category').click();
  await expect(rowOf(page, 'Sleeping')).toContainText('Offered');
  await expectAccessible(page);

  await act(page, 'Sleeping', 'Edit');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Sleep and rest');
  await expectAccessible(page);
  await button(page, 'Save changes').click();
  await expect(rowOf(page, 'Sleep and rest')).toBeVisible();

  await actAndConfirm(page, 'Sleep and rest', 'Delete');
  await expect(rowOf(page, 'Sleep and rest')).toContainText('Deleted');
  await act(page, 'Sleep and rest', 'Restore');
  await expect(rowOf(page, 'Sleep and rest')).toContainText('Offered');
});
