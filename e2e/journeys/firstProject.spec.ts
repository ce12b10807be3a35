import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import {
  askAnotherQuestion,
  readStatistics,
  reviewFeedback,
  tellParticipants,
} from '../support/afterPublication';
import { pdfOf } from '../support/ethicsFile';
import { openTab, pressOn, typeInto } from '../support/keyboard';
import {
  enterCode,
  enterFirstCode,
  enterPassword,
  logOut,
  secretInQrCode,
  signIn,
} from '../support/signIn';
import { expect, test } from '../support/test';

const title = 'Walking groups after long Covid';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const question = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const questionText = (page: Page, name: string) =>
  question(page, name).getByRole('textbox', { name: 'Question text' });

/** The time so many days from now, in UK time, as the date pickers write it. */
function inDays(days: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(Date.now() + days * 86_400_000);
}

/** Tries to save, and expects to be stopped by an error summary that holds this message. */
async function expectStoppedBy(page: Page, message: string): Promise<void> {
  await pressOn(page, button(page, 'Save as draft'));
  const summary = page.getByRole('region', {
    name: 'Please address the following errors before you can proceed:',
  });
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('link', { name: message })).toBeVisible();
  await expect(summary).toContainText(
    'This project cannot be published until the above error(s) are corrected.',
  );
}

test('a newcomer takes a project the whole way, from the first sign-in to what participants said, by keyboard alone [SCOPE-02, AUTH-02, AUTH-06, AUTH-16, NEW-02, AUD-06, DET-08, DOC-01, DOC-05, RULE-25, RULE-26, RULE-27]', async ({
  page,
  product,
  expectAccessible,
}) => {
  test.setTimeout(600_000);
  let secret = '';

  await test.step('signs in for the first time by reading the QR code', async () => {
    await page.goto('/signin');
    await expectAccessible(page);
    await enterPassword(page, 'newcomer@sounding.example');
    await expectAccessible(page);
    for (const step of ['Install an authenticator app', 'scan this QR code'])
      await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible();
    secret = await secretInQrCode(page);
    await enterFirstCode(page, secret);
    await expect(page).toHaveURL(/\/privacy-notice$/);
    const offer = page.getByRole('dialog', { name: 'Backup codes' });
    await expectAccessible(page);
    await pressOn(page, offer.getByRole('button', { name: 'Not now' }));
    await expect(offer).toBeHidden();
  });

  await test.step('accepts the agreement, which nothing gets past', async () => {
    await expect(button(page, 'Get started')).toBeDisabled();
    await page.goto('/');
    await expect(page).toHaveURL(/\/privacy-notice$/);
    await expectAccessible(page);
    await pressOn(page, page.getByRole('checkbox', { name: /user agreement/ }), 'Space');
    await pressOn(page, button(page, 'Get started'));
    await expect(page.getByRole('heading', { name: 'Your current projects' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('gives the project a title within its limit', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Create new project' }));
    await expect(page).toHaveURL(/\/new-project$/);
    await expect(button(page, 'Next: audience')).toBeDisabled();
    await typeInto(page, field(page, /^Title/), 'x'.repeat(101));
    await expect(button(page, 'Next: audience')).toBeDisabled();
    await typeInto(page, field(page, /^Title/), title);
    await expectAccessible(page);
    await pressOn(page, button(page, 'Next: audience'));
  });

  await test.step('chooses who should be asked', async () => {
    await expect(page).toHaveURL(/\/new-project-audience$/);
    await expect(button(page, 'Next: project details')).toBeDisabled();
    await pressOn(page, page.getByRole('checkbox', { name: '26 - 35' }), 'Space');
    await expect(button(page, 'Next: project details')).toBeDisabled();
    await pressOn(page, page.getByRole('checkbox', { name: 'Lungs and breathing' }), 'Space');
    await expectAccessible(page);
    await pressOn(page, button(page, 'Next: project details'));
    await expect(page).toHaveURL(/\/new-project-details$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Project details' })).toBeVisible();
    for (const chosen of ['26 - 35', 'Lungs and breathing'])
      await expect(page.getByText(chosen, { exact: true })).toBeVisible();
  });

  await test.step('is stopped once by each rule of the details page', async () => {
    await expectStoppedBy(page, 'Subtitle is required');
    await expectAccessible(page);
    await typeInto(page, field(page, /^Subtitle/), 's'.repeat(151));
    await expectStoppedBy(page, 'The Subtitle cannot exceed 150 characters');
    await typeInto(page, field(page, /^Subtitle/), 'Would you walk with others who had it too?');

    await expectStoppedBy(page, 'End date is required');
    await typeInto(page, field(page, 'End date'), inDays(-2));
    await expectStoppedBy(page, 'End date cannot be in the past');
    await typeInto(page, field(page, 'Launch date'), inDays(-3));
    await expectStoppedBy(page, 'Launch date cannot be in the past');
    await typeInto(page, field(page, 'Launch date'), inDays(20));
    await typeInto(page, field(page, 'End date'), inDays(10));
    await expectStoppedBy(page, 'The end date needs to be set after the start date');
    await typeInto(page, field(page, 'Launch date'), '');
    await typeInto(page, field(page, 'End date'), inDays(90));

    await expectStoppedBy(page, 'At least one heading is required');
    await typeInto(page, field(page, 'Heading 1'), 'h'.repeat(101));
    await expectStoppedBy(page, 'The Heading cannot exceed 100 characters');
    await typeInto(page, field(page, 'Heading 1'), 'Why we ask');
    await expectStoppedBy(page, 'At least one paragraph is required');
    await typeInto(
      page,
      field(page, 'Paragraph 1'),
      'Many people stay out of breath for months after Covid. We plan short walks in small groups.',
    );

    await expectStoppedBy(page, 'At least one question is required');
    await pressOn(page, button(page, 'Add question'));
    await expectStoppedBy(page, 'The question cannot be blank');
    await typeInto(page, questionText(page, 'Question 1'), 'What would help you to come along?');
    await pressOn(page, button(page, 'Add question'));
    await typeInto(page, questionText(page, 'Question 2'), 'When would you walk?');
    await pressOn(page, question(page, 'Question 2').getByRole('button', { name: 'Add poll' }));
    await expectStoppedBy(page, 'All poll choices need to be filled in');
    await typeInto(page, field(page, 'Choice 1'), 'In the morning');
    await typeInto(page, field(page, 'Choice 2'), 'In the evening');
    await pressOn(page, button(page, 'Add question'));
    await typeInto(page, questionText(page, 'Question 3'), 'How much would company help you?');
    await pressOn(
      page,
      question(page, 'Question 3').getByRole('button', { name: 'Add likert scale' }),
    );
    await expectStoppedBy(page, 'All slider bound texts need to be filled in');
    await typeInto(page, field(page, /^Left label/), 'Not at all');
    await typeInto(page, field(page, /^Right label/), 'Very much');
    // Twice, because only a second change empties the live region that announced the first.
    await pressOn(page, field(page, 'Highest value'), 'ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'Highest value')).toHaveValue('8');
    await expect(button(page, 'Add question')).toBeDisabled();
    // None of these presses saved anything: a saved project would offer this button.
    await expect(button(page, 'Proceed to uploading your ethics doc')).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('adds a picture, and looks at the project as participants will', async () => {
    await pressOn(page, button(page, 'Add an image'));
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, page.getByRole('button', { name: /^Image .*choose/i }));
    const picture = PNG.sync.write(new PNG({ width: 40, height: 30 }));
    await (await chooser).setFiles({ name: 'path.png', mimeType: 'image/png', buffer: picture });
    await typeInto(page, field(page, 'Description of the image'), 'A path through a park');
    await expectAccessible(page);
    await pressOn(page, button(page, 'Preview'));
    await expect(page.getByRole('img', { name: 'A path through a park' })).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, page.getByRole('switch', { name: 'See it on a phone' }), 'Space');
    await expect(page.getByRole('figure', { name: /on a phone$/ })).toBeVisible();
    await pressOn(page, button(page, 'Go back'));
  });

  await test.step('saves the draft, and sees that it is saved', async () => {
    await typeInto(page, field(page, /^Funder/), 'Northmoor Hospitals Charity');
    await pressOn(page, button(page, 'Save as draft'));
    await expect(page.getByText('Saved!')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('uploads the ethics document, after two that cannot be taken', async () => {
    const upload = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /choose|browse/i }));
      await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
    };
    await pressOn(page, button(page, 'Proceed to uploading your ethics doc'));
    await upload('approval.txt', Buffer.from('approved'));
    await expect(page.getByText('Invalid file format')).toBeVisible();
    await upload('approval.pdf', pdfOf(2_000_001));
    await expect(page.getByText('File size is greater than 2MB')).toBeVisible();
    await expectAccessible(page);
    await upload('approval.PDF', pdfOf(2_000_000));
    await pressOn(page, button(page, 'Submit for approval'));
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('Document has been submitted for review')).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText(
      'Awaiting approval',
    );
  });

  await test.step('signs out', async () => {
    await logOut(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/welcome$/);
    await expectAccessible(page);
  });

  await test.step('the administrator approves it', async () => {
    await signIn(page, 'admin@sounding.example');
    await expect(page).toHaveURL(/\/admin/);
    await openTab(page, /Projects awaiting approval/);
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expectAccessible(page);
    await pressOn(page, row.getByRole('button', { name: 'Approve' }));
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toContainText(title);
    await expectAccessible(page);
    await pressOn(page, dialog.getByRole('button', { name: 'Approve' }));
    await expect(row).toBeHidden();
    await logOut(page);
  });

  await test.step('the researcher is told by mail', async () => {
    await expect
      .poll(async () => (await product.mailTo('newcomer@sounding.example')).at(-1)?.text)
      .toContain(title);
  });

  await test.step('the researcher finds the project published', async () => {
    await enterPassword(page, 'newcomer@sounding.example');
    await enterCode(page, secret);
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect(row).toContainText(
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(),
    );
    await expect(row).not.toContainText('---');
  });

  const published = { product, title, expectAccessible };
  await test.step('the researcher reads what participants answered', () =>
    readStatistics(page, published));
  await test.step('reviews their feedback', () => reviewFeedback(page, published));
  await test.step('asks another question', () => askAnotherQuestion(page, published));
  await test.step('tells them what became of it', () => tellParticipants(page, published));
});
