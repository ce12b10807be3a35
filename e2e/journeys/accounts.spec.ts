import type { Page, Request } from '@playwright/test';
import { chosenPassword } from '../support/authenticator';
import { invitation, mailedPasswordLink, passwordReset } from '../support/mailedLink';
import { signUpResearcher } from '../support/newResearcher';
import { beginSignedIn, carrySession } from '../support/session';
import { enterCode, enterPassword, logOut, secretInQrCode } from '../support/signIn';
import { expect, test } from '../support/test';

const newPassword = 'Slow-harbour-1807!';
/** Meets the password rule, but is on the list of leaked passwords. */
const leakedPassword = '!Qazxsw2#Edcvfr4';
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signUp(page: Page, name: string, login: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('link', { name: /sign up/i }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await email(page).fill(login);
  await button(page, 'Sign up').click();
}

/** Types a password twice on the page that a mailed link leads to. */
async function choosePassword(page: Page, password: string): Promise<void> {
  const fields = page.locator('input[type="password"]');
  await fields.first().fill(password);
  await fields.last().fill(password);
  await button(page, 'Set new password').click();
  await expect(page.getByText('Your password is set')).toBeVisible();
}

async function requestReset(page: Page, login: string): Promise<void> {
  await page.goto('/account/reset/init');
  await email(page).fill(login);
  await button(page, 'Request reset link').click();
  await expect(page.getByText('Check your email')).toBeVisible();
}

test('a researcher of the university signs up, chooses a password by mail, sets up two factors, agrees and logs out [AUTH-03, AUTH-18, AUTH-19, PRIV-03, PRIV-04, PRIV-05, NAV-05]', async ({
  page,
  product,
  expectAccessible,
}) => {
  const login = 'bettina.rowe@sounding.example';
  await test.step('signs up', async () => {
    await signUp(page, 'Bettina Rowe', login);
    await expect(page.getByText(/If you are new here, your account is ready/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('chooses a password, which an old list or a weak one cannot be', async () => {
    await page.goto(await mailedPasswordLink(product, { to: login, subject: invitation }));
    await expect(page).toHaveURL(/\/account\/reset\/finish$/);
    await expectAccessible(page);
    await page.locator('input[type="password"]').first().fill('too short');
    await button(page, 'Set new password').click();
    await expect(page.getByText(/minimum fourteen characters/).first()).toBeVisible();
    await choosePassword(page, chosenPassword);
    await expectAccessible(page);
  });

  await test.step('signs in with two factors', async () => {
    await enterPassword(page, login, chosenPassword);
    const asked = [page.waitForRequest(/\/api\/account\/role$/)];
    asked.push(page.waitForRequest(/\/api\/account\/researcher\/accepted-user-agreement$/));
    await enterCode(page, await secretInQrCode(page));
    await Promise.all(asked);
    await expect(page).toHaveURL(/\/privacy-notice$/);
  });

  let backupCode = '';
  await test.step('keeps backup codes for a day without the phone', async () => {
    await button(page, 'Make ten backup codes').click();
    const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    backupCode = (await codes.first().textContent()) ?? '';
    await button(page, 'I have kept my codes').click();
  });

  await test.step('agrees, without usage data', async () => {
    await page.getByRole('checkbox', { name: /user agreement/ }).press('Space');
    const recorded = page.waitForRequest(/consented-to-anonymised-usage-data$/);
    await button(page, 'Get started').click();
    expect((await recorded).postData()).toBe('false');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { name: 'Your current projects' })).toBeVisible();
  });

  await test.step('logs out, and is out', async () => {
    await logOut(page);
    await page.goto('/new-project');
    await expect(page).toHaveURL(/\/welcome$/);
  });

  await test.step('signs in again with a backup code', async () => {
    await enterPassword(page, login, chosenPassword);
    await page.getByText('Use a backup code').click();
    await page.getByRole('textbox', { name: 'Backup code' }).fill(backupCode);
    await button(page, 'Sign in with backup code').click();
    await expect(page.getByRole('heading', { name: 'Your current projects' })).toBeVisible();
  });
});

test('somebody from elsewhere asks for an account, and waits for an administrator [SIGNUP-04]', async ({
  page,
  product,
  browser,
  expectAccessible,
}) => {
  const login = 'peter.lowe@elsewhere.example';
  await signUp(page, 'Peter Lowe', login);
  await expect(page.getByText('Your request has been sent')).toBeVisible();
  await expectAccessible(page);

  await requestReset(page, login);
  const admin = await browser.newContext({ baseURL: product.url });
  const list = await admin.newPage();
  await beginSignedIn(list, product.url, 'admin@sounding.example');
  await list.goto('/admin?tab=signups');
  await expect(list.getByRole('row', { name: 'Peter Lowe' })).toContainText(login);
  await list.goto('/admin?search=lowe');
  await expect(list.getByText('Nothing was found')).toBeVisible();
  await admin.close();
  expect(await product.mailTo(login)).toEqual([]);
});

test('a forgotten password is replaced by mail, signs in, is changed anew, and ends the old sessions and the old link [RESET-02, RESET-04, RESET-06]', async ({
  page,
  product,
  browser,
  expectAccessible,
}) => {
  const { login, secret, ...session } = await signUpResearcher(product, 'Mabel Stone');
  await test.step('asks for a link', async () => {
    await page.goto('/signin');
    await page.getByRole('link', { name: /forgot|reset/i }).click();
    await expect(page).toHaveURL(/\/account\/reset\/init$/);
    await expectAccessible(page);
    await requestReset(page, login);
    await expectAccessible(page);
  });

  const link = await mailedPasswordLink(product, { to: login, subject: passwordReset });
  await test.step('chooses a password once the server has looked at the key', async () => {
    const looked = page.waitForResponse(/\/api\/account\/check-reset-key\//);
    const referrers: Promise<string | null>[] = [];
    const note = (request: Request) => referrers.push(request.headerValue('referer'));
    page.on('request', note);
    await page.goto(link);
    expect((await looked).ok()).toBe(true);
    const finished = page.waitForRequest(/\/api\/account\/reset-password\/finish$/);
    await choosePassword(page, newPassword);
    // The server checks this header if a browser does not say which site a request comes from.
    expect(await (await finished).headerValue('origin')).toBe(product.url);
    page.off('request', note);
    expect(referrers.length).toBeGreaterThan(2);
    // The site alone, without the key.
    const named = (await Promise.all(referrers)).filter(Boolean);
    expect(new Set(named)).toEqual(new Set([`${product.url}/`]));
  });

  await test.step('signs in with it, under the same two factors', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await enterPassword(page, login, newPassword);
    await enterCode(page, secret);
    await expect(page.getByRole('heading', { name: 'Your current projects' })).toBeVisible();
  });

  await test.step('changes it once more while signed in, which a mail confirms', async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeFocused();
    const [current, fresh, again] = [0, 1, 2].map((place) =>
      page.locator('input[type="password"]').nth(place),
    );
    await current?.fill(newPassword);
    await fresh?.fill(leakedPassword);
    await again?.fill(leakedPassword);
    const change = page.getByRole('main').getByRole('button', { name: 'Change password' });
    await change.click();
    await expect(page.getByText(/is on a list of leaked passwords/).first()).toBeVisible();
    await expectAccessible(page);
    await fresh?.fill(chosenPassword);
    await again?.fill(chosenPassword);
    await change.click();
    await expect(page.getByText('Your password is changed', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const told = async () =>
      (await product.mailTo(login)).filter(
        ({ subject }) => subject === 'Sounding: your password was changed',
      );
    // The first of these mails was about the reset.
    await expect.poll(async () => (await told()).length).toBe(2);
  });

  await test.step('nothing old works any more', async () => {
    const before = await browser.newContext({ baseURL: product.url });
    const old = await before.newPage();
    await carrySession(old, { ...session, secret }, login);
    await old.goto('/new-project');
    await expect(old.getByRole('alertdialog', { name: 'Session Terminated' })).toBeVisible();
    await expectAccessible(old);
    await button(old, 'Sign in again').click();
    await expect(old).toHaveURL(/\/signin$/);
    await old.goto(link);
    await expect(
      old.getByText('Sorry, the link is invalid or has already been used'),
    ).toBeVisible();
    await expectAccessible(old);
    await before.close();
  });
});

test('without a key the page for a new password leads to the sign-in page, and a wrong key is said to be [RESET-03, ERR-04]', async ({
  page,
  product,
}) => {
  await page.goto('/account/reset/finish');
  await expect(page).toHaveURL(/\/signin$/);
  await page.goto('/account/reset/finish?key=nobody-was-mailed-this');
  await expect(page.getByText('Sorry, the link is invalid or has already been used')).toBeVisible();

  // The answer is the same for an address without an account, and nothing is mailed there.
  await requestReset(page, 'nobody@sounding.example');
  expect(await product.mailTo('nobody@sounding.example')).toEqual([]);
});
