import type { BrowserContext, Page } from '@playwright/test';
import {
  beginProject,
  button,
  chooseAudience,
  drafts,
  field,
  fillDetails,
  messages,
  openDraft,
  researcher,
  saved,
} from '../support/authoring';
import { chosenPassword } from '../support/authenticator';
import { crash } from '../support/crash';
import { keptWork, occupyKeptWork } from '../support/keptWork';
import { signUpResearcher } from '../support/newResearcher';
import type { Product } from '../support/product';
import { beginSignedIn, carrySession } from '../support/session';
import { enterCode } from '../support/signIn';
import { expect, test } from '../support/test';

const subtitle = (page: Page) => field(page, 'Subtitle');
const unsavedWork = (page: Page, title: string) => page.getByRole('group', { name: title });
const offlineErrors = { errors: [/ERR_INTERNET_DISCONNECTED/] };

/** Opens another tab of the same browser, as a person does who has lost the last one. */
async function anotherTab(context: BrowserContext, product: Product): Promise<Page> {
  const tab = await context.newPage();
  await beginSignedIn(tab, product.url, researcher);
  await tab.goto('/');
  return tab;
}

/** Closes the tab with the browser's own button, and returns whether the browser asked first. */
async function closeTab(page: Page): Promise<boolean> {
  let isAsked = false;
  page.on('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  return isAsked;
}

test('closing the tab asks exactly when something is unsaved, and what was typed is offered back with its time [OPEN-63, OPEN-65]', async ({
  page,
  context,
  product,
  expectAccessible,
}) => {
  await beginSignedIn(page, product.url, researcher);
  await openDraft(page, drafts.vaccines);
  await subtitle(page).press('End');
  expect(await closeTab(page)).toBe(false);

  const second = await anotherTab(context, product);
  await openDraft(second, drafts.vaccines);
  await subtitle(second).fill('');
  await subtitle(second).pressSequentially('Typed, and then the tab was gone');
  expect(await closeTab(second)).toBe(true);

  const third = await anotherTab(context, product);
  const work = unsavedWork(third, drafts.vaccines);
  await expect(work).toContainText(/of \d\d\/\d\d\/\d{4}, \d\d:\d\d are kept in this browser/);
  await expectAccessible(third);
  await work.getByRole('button', { name: 'Continue' }).click();
  await expect(button(third, 'Use my unsaved work')).toBeVisible();
  await expectAccessible(third);
  // As long as the person has not decided, the question comes again.
  await third.reload();
  await button(third, 'Use my unsaved work').click();
  await expect(subtitle(third)).toHaveValue('Typed, and then the tab was gone');
});

test('a crash on each step of a project that was never saved keeps its title, audience and half sentences [OPEN-63, OPEN-69]', async ({
  page,
  context,
  product,
}) => {
  const title = 'Finding the right ward';
  await beginSignedIn(page, product.url, researcher);
  await page.goto('/new-project');
  await field(page, 'Title').fill(title);
  await button(page, 'Next: audience').click();
  await chooseAudience(page);
  await expect.poll(() => keptWork(page)).toContain('Lungs and breathing');
  await crash(page);

  const second = await anotherTab(context, product);
  await unsavedWork(second, title).getByRole('button', { name: 'Continue' }).click();
  for (const chosen of ['26 - 35', 'Lungs and breathing'])
    await expect(second.getByRole('checkbox', { name: chosen })).toBeChecked();
  await button(second, 'Next: project details').click();
  await subtitle(second).pressSequentially('Which signs help you, and which do n');
  // The tab crashes in the middle of a word, while key follows key without a pause.
  const begun = 'Some signs are old, and some';
  const paragraph = field(second, 'Paragraph 1');
  const typing = paragraph
    .pressSequentially(`${begun}${' are new'.repeat(60)}`, { delay: 20 })
    .catch(() => undefined);
  for (const words of ['Which signs help you, and which do n', begun])
    await expect.poll(() => keptWork(second)).toContain(words);
  await crash(second);
  await typing;

  const third = await anotherTab(context, product);
  await unsavedWork(third, title).getByRole('button', { name: 'Continue' }).click();
  await expect(subtitle(third)).toHaveValue('Which signs help you, and which do n');
  await expect(field(third, 'Paragraph 1')).toContainText(begun);
  await third.getByRole('link', { name: 'Edit your audience' }).click();
  await expect(third.getByRole('checkbox', { name: '26 - 35' })).toBeChecked();
});

test('two tabs that write on one draft keep both, and neither is taken in silence [OPEN-63]', async ({
  page,
  context,
  product,
}) => {
  await beginSignedIn(page, product.url, researcher);
  await openDraft(page, drafts.cooking);
  const second = await anotherTab(context, product);
  await openDraft(second, drafts.cooking);
  await subtitle(page).fill('From the first tab');
  await subtitle(second).fill('From the second tab');
  await subtitle(page).fill('From the first tab, and on');
  for (const words of ['From the first tab, and on', 'From the second tab'])
    await expect.poll(() => keptWork(page)).toContain(words);
  await crash(page);
  await crash(second);

  const third = await anotherTab(context, product);
  const work = unsavedWork(third, drafts.cooking);
  await expect(work).toHaveCount(2);
  await work.first().getByRole('button', { name: 'Continue' }).click();
  await button(third, 'Use my unsaved work').click();
  const used = await subtitle(third).inputValue();
  const other =
    used === 'From the second tab' ? 'From the first tab, and on' : 'From the second tab';
  await button(third, 'Save as draft').click();
  await expect(saved(third)).toBeVisible();

  await third.goto('/');
  await work.getByRole('button', { name: 'Continue' }).click();
  const row = third.getByRole('row', { name: /^Subtitle/ });
  await expect(row).toContainText(other);
  await expect(row).toContainText(used);
  await button(third, 'Use my unsaved work').click();
  await expect(subtitle(third)).toHaveValue(other);
  await button(third, 'Cancel changes').click();
  await expect(subtitle(third)).toHaveValue(used);
});

test('what is saved is offered no more, though the page goes the moment it says so [OPEN-63]', async ({
  page,
  context,
  product,
}) => {
  await beginSignedIn(page, product.url, researcher);
  const another = await anotherTab(context, product);
  await openDraft(page, drafts.vaccines);
  await subtitle(page).fill('Saved, and gone');
  await expect.poll(() => keptWork(page)).toContain('Saved, and gone');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.body.innerText.includes('Saved!')) return;
      observer.disconnect();
      location.assign('/faqs');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await occupyKeptWork(another);
  await button(page, 'Save as draft').click();
  await expect(page).toHaveURL(/\/faqs$/);
  const isKept = (await keptWork(page)).includes('Saved, and gone');
  expect(isKept).toBe(false);
});

test.describe('offline', () => {
  test.use({ provokes: offlineErrors });

  test('the page stays whatever is pressed, and a session that ends meanwhile leads back to page, words and button [OPEN-63, DET-17]', async ({
    page,
    context,
    product,
  }) => {
    const person = await signUpResearcher(product, 'Oda Lunn');
    await carrySession(page, person, person.login);
    await beginProject(page, 'Reading on the train');
    await fillDetails(page);
    await subtitle(page).pressSequentially('Typed on the train, ');
    await context.setOffline(true);
    await subtitle(page).pressSequentially('in a tunnel');
    await button(page, 'Preview').click();
    const held = messages(page).getByText(/You are offline, so this page stays open/);
    await expect(held).toHaveCount(1);
    await messages(page)
      .getByRole('button', { name: /^Dismiss: You are offline/ })
      .click();
    await page.goBack();
    await expect(held).toHaveCount(1);
    await expect(page).toHaveURL(/\/new-project-details$/);
    await button(page, 'Save as draft').click();
    await expect(page.getByText('Your project was not saved')).toBeInViewport();
    await expect(subtitle(page)).toHaveValue('Typed on the train, in a tunnel');

    await fetch(`${product.url}/api/account/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.token}` },
    });
    await context.setOffline(false);
    await button(page, 'Save as draft').click();
    await button(page, 'Sign in again').click();
    await field(page, 'Email').fill(person.login);
    await page.locator('input[type="password"]').fill(chosenPassword);
    await page.keyboard.press('Enter');
    await enterCode(page, person.secret);
    await expect(page).toHaveURL(/\/new-project-details$/);
    await expect(subtitle(page)).toHaveValue('Typed on the train, in a tunnel');
    await expect(button(page, 'Save as draft')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
  });

  test('an administrator’s list says that it did not come, the page around it stays, and it comes by itself once there is a connection', async ({
    page,
    context,
    product,
  }) => {
    await beginSignedIn(page, product.url, 'admin@sounding.example');
    await page.goto('/admin');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await context.setOffline(true);
    await button(page, 'Next').click();
    await expect(page.getByText('This list could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration');
    await context.setOffline(false);
    await expect(page.getByText('Page 2 of')).toBeVisible();
  });

  test('another page says that there is no connection, and comes by itself once there is', async ({
    page,
    context,
    product,
  }) => {
    await beginSignedIn(page, product.url, 'admin@sounding.example');
    const fetchedAhead = page.waitForResponse(/FailedPage/);
    await page.goto('/admin');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await fetchedAhead;
    const heading = page.getByRole('heading', { level: 1 });
    const settings = page.getByRole('link', { name: 'Settings & Config' });
    // This visit loads the page's code.
    await settings.click();
    await expect(heading).toHaveText('Settings & Config');
    await page.goBack();
    await expect(heading).toHaveText('Administration');
    await context.setOffline(true);
    await settings.click();
    await expect(heading).toHaveText('No connection');
    await context.setOffline(false);
    await expect(heading).toHaveText('Settings & Config');
  });
});
