import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import {
  beginProject,
  button,
  chooseAudience,
  drafts,
  field,
  fillDetails,
  openDraft,
  researcher,
  saved,
} from '../support/authoring';
import { pdfOf } from '../support/ethicsFile';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

const asked = (page: Page) => page.getByRole('alertdialog');

/** Leaves a page, accepts the browser's question about that, and returns whether the browser asked. */
async function whetherAsked(page: Page, leave: () => Promise<unknown>): Promise<boolean> {
  let isAsked = false;
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await leave();
  page.removeAllListeners('dialog');
  return isAsked;
}

test.beforeEach(async ({ page, product }) => {
  await beginSignedIn(page, product.url, researcher);
});

test('back and forward through every step, and a reload, keep what was begun, and only leaving asks [NEW-02, AUD-06, DET-17, OPEN-64, OPEN-65]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create new project' }).click();
  await field(page, 'Title').fill('Walking to sch');
  expect(await whetherAsked(page, () => page.reload())).toBe(true);
  await expect(field(page, 'Title')).toHaveValue('Walking to sch');
  await field(page, 'Title').fill('Walking to school');
  await button(page, 'Next: audience').click();
  const chosen = page.getByRole('checkbox', { name: '26 - 35' });
  await chooseAudience(page);
  await button(page, 'Next: project details').click();
  await field(page, 'Subtitle').fill('Half a senten');
  const preview = button(page, 'Preview');
  await preview.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await preview.press('Enter');
  await expect(page.getByText('Half a senten')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await button(page, 'Go back').click();
  await expect(field(page, 'Subtitle')).toHaveValue('Half a senten');
  await expect(preview).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);

  await page.goForward();
  await expect(page.getByText('Half a senten')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Subtitle')).toHaveValue('Half a senten');
  await page.goBack();
  await expect(chosen).toBeChecked();
  await page.goBack();
  await expect(field(page, 'Title')).toHaveValue('Walking to school');
  await page.goForward();
  await expect(chosen).toBeChecked();
  await page.goForward();
  await expect(field(page, 'Subtitle')).toHaveValue('Half a senten');
  expect(await whetherAsked(page, () => page.reload())).toBe(true);
  await expect(field(page, 'Subtitle')).toHaveValue('Half a senten');
  await expect(asked(page)).toBeHidden();

  await page.evaluate(() => history.go(-3));
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Subtitle')).toHaveValue('Half a senten');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(asked(page)).toBeVisible();
  await page.goBack();
  await expect(chosen).toBeChecked();
  await expect(asked(page)).toBeHidden();
  await page.goForward();
  await expect(field(page, 'Subtitle')).toHaveValue('Half a senten');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sounding/ })
    .click();
  await asked(page).getByRole('button', { name: "Don't save changes" }).click();
  await button(page, 'Put them back').click();
  await page
    .getByRole('group', { name: 'Walking to school' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(field(page, 'Subtitle')).toHaveValue('Half a senten');

  await fillDetails(page);
  await button(page, 'Save as draft').click();
  await expect(saved(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /projects/ })).toBeVisible();
  await page.goForward();
  await expect(field(page, 'Subtitle')).toHaveValue('Half a senten');
  await button(page, 'Proceed to uploading your ethics doc').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'approval.pdf', mimeType: 'application/pdf', buffer: pdfOf(2000) });
  await dialog.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByRole('row', { name: 'Walking to school' })).toContainText(
    'Awaiting approval',
  );
  // The project has been handed in, so going back begins a new one.
  await page.goBack();
  await expect(page).toHaveURL(/\/new-project$/);
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(asked(page)).toBeHidden();
});

test('what is typed while the preview is on its way stands in it [DET-09]', async ({ page }) => {
  await openDraft(page, drafts.vaccines);
  const subtitle = field(page, 'Subtitle');
  let endTyping: () => void = () => undefined;
  const typing = new Promise<void>((resolve) => {
    endTyping = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await typing;
    await route.continue();
  });
  await subtitle.fill('Typed');
  await button(page, 'Preview').press('Enter');
  await expect(page.getByText('Loading the page …')).toBeVisible();
  await subtitle.fill('Typed while the next page was on its way');
  endTyping();
  await expect(page).toHaveURL(/\/preview-project$/);
  await expect(page.getByText('Typed while the next page was on its way')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('once the video above them is gone, each field of the text has an id of its own, and the summary leads to it', async ({
  page,
}) => {
  await beginProject(page, 'Words below a video');
  await button(page, 'Add a video').click();
  await field(page, 'Video link').fill('https://youtu.be/dQw4w9WgXcQ');
  await button(page, 'Remove the video').click();
  await expect(button(page, 'Add a video')).toBeVisible();
  const ids = await page
    .locator('[id]')
    .evaluateAll((elements) => elements.map((element) => element.id));
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  await button(page, 'Save as draft').click();
  const summary = page.getByRole('region', { name: /^Please address the following errors/ });
  await summary.getByRole('link', { name: /heading/i }).click();
  await expect(field(page, 'Heading 1')).toBeFocused();
});

test('a picture over 500 KB is made smaller in the browser, and saved that way [EDIT-09]', async ({
  page,
}) => {
  await openDraft(page, drafts.vaccines);
  const large = largePicture();
  expect(large.length).toBeGreaterThan(500_000);
  await page
    .locator('input[type=file][accept*="image/png"]')
    .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText(/was made smaller and now has/)).toBeVisible();
  await field(page, 'Description of the image').fill('A harbour in fog');
  await button(page, 'Save as draft').click();
  await expect(saved(page)).toBeVisible();

  await page.reload();
  const picture = page.getByRole('img', { name: 'A harbour in fog' });
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await expect
    .poll(() =>
      picture.evaluate((image) =>
        image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
      ),
    )
    .toEqual([1024, 576]);
});

/** 1600 by 900 pixels, part of them noise, which PNG cannot compress well. */
function largePicture(): Buffer {
  const png = new PNG({ width: 1600, height: 900 });
  png.data.fill(0xff);
  let seed = 1;
  for (let at = 0; at < 1_000_000; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    // The alpha channel stays opaque.
    if (at % 4 !== 3) png.data[at] = seed % 256;
  }
  return PNG.sync.write(png);
}
