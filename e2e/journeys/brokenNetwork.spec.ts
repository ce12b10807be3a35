import type { Page } from '@playwright/test';
import {
  beginProject,
  button,
  chooseAudience,
  field,
  fillDetails,
  messages,
  researcher,
  saved,
} from '../support/authoring';
import { pdfOf } from '../support/ethicsFile';
import { failOnce, loseAnswerOnce, slowDown } from '../support/network';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

const notSaved = (page: Page) => page.getByText('Your project was not saved');
const loading = (page: Page) => page.getByText('Loading the page …');

async function chooseFile(page: Page): Promise<void> {
  await button(page, 'Proceed to uploading your ethics doc').click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'approval.pdf', mimeType: 'application/pdf', buffer: pdfOf(2000) });
}

/** Expects exactly one project with this title in the list. */
async function expectOneInList(page: Page, title: string): Promise<void> {
  await page.goto('/?view=unpublished');
  await expect(page.getByRole('row', { name: title })).toHaveCount(1);
}

test.beforeEach(async ({ page, product }) => {
  await beginSignedIn(page, product.url, researcher);
});

test('with three seconds to every answer each step says that it is under way, is sent once however often it is pressed, and loses nothing typed meanwhile [NEW-02, AUD-06, DET-08, DET-09, PREV-07]', async ({
  page,
}) => {
  const title = 'Gardening with a new hip';
  await page.goto('/new-project');
  await field(page, 'Title').fill(title);
  const slow = await slowDown(page);

  await slow.whileWaiting(async () => {
    await button(page, 'Next: audience').dblclick();
    await expect(loading(page)).toBeVisible();
  });
  await expect(page).toHaveURL(/\/new-project-audience$/);
  await chooseAudience(page);
  await slow.whileWaiting(async () => {
    await button(page, 'Next: project details').dblclick();
    await expect(loading(page)).toBeVisible();
  });
  await fillDetails(page);

  await slow.whileWaiting(async () => {
    await button(page, 'Preview').dblclick();
    await expect(loading(page)).toBeVisible();
    await field(page, 'Subtitle').fill('What would you plant?');
  });
  await expect(page).toHaveURL(/\/preview-project$/);
  await expect(page.getByText('What would you plant?')).toBeVisible();
  await slow.whileWaiting(async () => {
    await button(page, 'Go back').dblclick();
    await expect(loading(page)).toBeVisible();
  });
  await expect(page).toHaveURL(/\/new-project-details$/);
  await expect(field(page, 'Subtitle')).toHaveValue('What would you plant?');

  const save = page.getByRole('button', { name: /Save as draft/ });
  await slow.whileWaiting(async () => {
    await save.dblclick();
    await expect(save.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
    await save.press('Enter');
    await field(page, 'Subtitle').fill('What would you plant, and with whom?');
  });
  await expect(button(page, 'Cancel changes')).toBeVisible();
  await expect(field(page, 'Subtitle')).toHaveValue('What would you plant, and with whom?');
  await save.click();
  await expect(saved(page)).toBeVisible();

  await chooseFile(page);
  await slow.whileWaiting(async () => {
    const submit = page.getByRole('button', { name: /Submit for approval/ });
    await submit.dblclick();
    await expect(submit.getByRole('progressbar')).toBeVisible();
    await submit.press('Enter');
  });
  await expect(page.getByRole('row', { name: title })).toContainText('Awaiting approval');
  const written = slow.sent.filter((call) => !call.startsWith('GET'));
  expect(written).toEqual([
    'POST /api/projects',
    'PUT /api/projects',
    'POST /api/project-documents',
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a call that fails', () => {
  test.use({ provokes: { errors: [/status of 500/, /ERR_CONNECTION_RESET/] } });

  test('or whose answer is lost keeps everything, says so, and is done once when it is tried again [DOC-05]', async ({
    page,
  }) => {
    const title = 'Sleeping on a noisy ward';
    await page.goto('/new-project');
    await field(page, 'Title').fill(title);

    await test.step('the lists to choose from', async () => {
      await failOnce(page, '/interests');
      await button(page, 'Next: audience').click();
      await loseAnswerOnce(page, '/age-ranges', 'GET');
      await button(page, 'Try again').click();
      await chooseAudience(page);
      await expect(page.getByText(title)).toBeVisible();
      await button(page, 'Next: project details').click();
    });

    await test.step('the first save', async () => {
      await fillDetails(page);
      await field(page, 'Subtitle').fill('What keeps you awake?');
      await failOnce(page, '/projects', 'POST');
      await button(page, 'Save as draft').click();
      await expect(notSaved(page)).toBeVisible();
      await expect(notSaved(page)).toBeInViewport();

      await loseAnswerOnce(page, '/projects', 'POST');
      await button(page, 'Save as draft').click();
      await expect(page.getByText(/The server cannot be reached: check/)).toBeVisible();
      await field(page, 'Subtitle').fill('What keeps you awake at night?');
      await button(page, 'Save as draft').click();
      await expect(saved(page)).toBeVisible();
    });

    await test.step('a later save, which no other has changed meanwhile', async () => {
      await loseAnswerOnce(page, '/projects', 'PUT');
      await field(page, 'Subtitle').fill('What wakes you?');
      await button(page, 'Save as draft').click();
      await expect(notSaved(page)).toBeVisible();
      await field(page, 'Subtitle').fill('What wakes you at night?');
      await button(page, 'Save as draft').click();
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(field(page, 'Subtitle')).toHaveValue('What wakes you at night?');
    });

    await test.step('the ethics document', async () => {
      await chooseFile(page);
      await loseAnswerOnce(page, '/project-documents', 'POST');
      const submit = button(page, 'Submit for approval');
      await submit.click();
      await expect(messages(page).getByText(/check your connection and try again/)).toBeVisible();
      await submit.click();
      await expect(
        messages(page).getByText('Document has been submitted for review'),
      ).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === '/');
    });
    await expectOneInList(page, title);
  });
});

test.describe('a part of the site that does not arrive', () => {
  test.use({ provokes: { errors: [/ERR_CONNECTION_RESET/, /ERR_INTERNET_DISCONNECTED/] } });

  test('comes once the network is back, without a reload, and with it what it had to say', async ({
    page,
  }) => {
    const parts = /\/assets\/(?:SignedInTools|SessionWatch|region)-.*\.js$/;
    await page.route(parts, (route) => route.abort('connectionreset'));
    await page.goto('/');
    await button(page, 'Accept Cookies').click();
    await expect(button(page, 'Accept Cookies')).toBeHidden();
    await expect(messages(page)).toBeHidden();
    await expect(button(page, 'Account')).toBeHidden();
    await page.unroute(parts);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(messages(page).getByText('Cookies were enabled')).toBeVisible();
    await expect(button(page, 'Account')).toBeVisible();
  });

  test('is a tab of a project, which is fetched again, and the rest of the page stays', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Better sleep after a heart attack' }).click();
    const parts = /\/assets\/UpdatesTab-.*\.js$/;
    await page.route(parts, (route) => route.abort('connectionreset'));
    await page.getByRole('tab', { name: 'Updates' }).click();
    await expect(page.getByText('The updates could not be loaded.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Questions' })).toBeVisible();
    await page.unroute(parts);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(button(page, 'Add update')).toBeVisible();
  });
});

test('a first save that the tab did not live to see answered is one project when it is saved again', async ({
  page,
}) => {
  const title = 'Waiting rooms that feel safe';
  await beginProject(page, title);
  await fillDetails(page);
  await field(page, 'Subtitle').fill('Where would you sit?');
  let arrived: () => void = () => undefined;
  const isDone = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    arrived();
    // Never answered: the page is reloaded before.
    return undefined;
  });
  await button(page, 'Save as draft').click();
  await isDone;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(field(page, 'Subtitle')).toHaveValue('Where would you sit?');
  await button(page, 'Save as draft').click();
  await expect(saved(page)).toBeVisible();
  await expectOneInList(page, title);
});
