import { expect, test } from 'vitest';
import { brand } from '../../brand';
import { cookiePreference } from '../../features/cookies/cookiePreference';
import { toast } from '../../features/toasts/toast';
import { openApp } from '../../testing/openApp';

async function openCookies() {
  const { screen } = await openApp('/cookies');
  const main = screen.getByRole('main');
  return {
    screen,
    main,
    allow: main.getByRole('button', { name: 'Allow cookies', exact: true }),
    disable: main.getByRole('button', { name: 'Disable cookies', exact: true }),
  };
}

test('the page explains cookies, both services of others, and how to opt out of each [COOK-02, COOK-03, COOK-04, OPEN-117]', async () => {
  const { main } = await openCookies();
  for (const fact of [
    'Cookies are small files',
    'We use a video service, YouTube, to show the descriptive videos of projects.',
    'If you opt out, those videos are hidden. Nothing else changes.',
    'We may use a usage-analytics tool to learn how the site is used. It may still collect data after you have opted out of its cookie. To stop that too, you must opt out of analytics entirely',
  ]) {
    await expect.element(main).toHaveTextContent(fact);
  }
});

test('who agreed to usage data finds where to take it back, in the policy as here', async () => {
  const { main } = await openCookies();
  const usage = main.getByText(/^We may use a usage-analytics tool/);
  await expect
    .element(usage.getByRole('link', { name: 'privacy notice' }))
    .toHaveAttribute('href', '/privacy-notice');
  const policy = await openApp('/privacy-policy');
  const collected = policy.screen.getByText(/^We collect this only if you agree/);
  await expect
    .element(collected.getByRole('link', { name: 'privacy notice' }))
    .toHaveAttribute('href', '/privacy-notice');
});

test('the page shows its place and leads to the university’s privacy notice [COOK-01, COOK-05]', async () => {
  const { screen, main } = await openCookies();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect.element(trail).toBeVisible();
  const places = trail.getByRole('listitem').elements();
  expect(places.map(({ textContent }) => textContent)).toEqual(['Home', 'Cookies']);
  await expect.element(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect.element(trail.getByText('Cookies')).toHaveAttribute('aria-current', 'page');
  await expect
    .element(main.getByRole('link', { name: /general privacy notice/ }))
    .toHaveAttribute('href', brand.universityPrivacyNotice);
});

test('nobody who has not chosen has cookies enabled [COOK-07, OPEN-23]', async () => {
  const { main } = await openCookies();
  await expect
    .element(main.getByRole('heading', { name: 'Cookies Preferences', exact: true }))
    .toBeVisible();
  await expect.element(main.getByText('STATUS', { exact: true })).toBeVisible();
  await expect.element(main.getByText('Cookies are disabled', { exact: true })).toBeVisible();
});

test('Allow cookies enables them, and says so [COOK-06, COOK-08, COOK-10]', async () => {
  const { screen, main, allow } = await openCookies();
  await allow.click();
  await expect.element(main.getByText('Cookies are enabled', { exact: true })).toBeVisible();
  await expect.element(main.getByText('STATUS', { exact: true })).toBeVisible();
  expect(cookiePreference.get()).toBe('enabled');
  await expect.element(screen.getByText(/Cookies were enabled$/)).toBeVisible();
  expect(document.body.textContent).toMatch(/Done:\s*Cookies were enabled/);
});

test('of two choices only what became of the last is said', async () => {
  const { screen, allow, disable } = await openCookies();
  const messages = screen.getByRole('region', { name: 'Messages' });
  await allow.click();
  await expect.element(messages.getByText('Cookies were enabled')).toBeVisible();
  await disable.click();
  await expect.element(messages.getByText('Cookies were disabled')).toBeVisible();
  await expect.element(messages.getByText('Cookies were enabled')).not.toBeInTheDocument();
});

test('Disable cookies disables them, and says so [COOK-07, COOK-09, COOK-11]', async () => {
  cookiePreference.set('enabled');
  const { screen, main, disable } = await openCookies();
  await expect.element(main.getByText('Cookies are enabled', { exact: true })).toBeVisible();
  await disable.click();
  await expect.element(main.getByText('Cookies are disabled', { exact: true })).toBeVisible();
  expect(cookiePreference.get()).toBe('disabled');
  await expect.element(screen.getByText(/Cookies were disabled$/)).toBeVisible();
  expect(document.body.textContent).toMatch(/Done:\s*Cookies were disabled/);

  toast({ tone: 'error', message: 'An error.' });
  toast({ tone: 'success', message: 'A success.' });
  const messages = screen.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect.element(messages.filter({ hasText: 'A success.' })).toBeVisible();
  const lookOf = (words: string) => {
    const sign = messages.filter({ hasText: words }).element().querySelector('svg');
    return sign && [sign.innerHTML, getComputedStyle(sign).color];
  };
  expect(lookOf('Cookies were disabled')).toEqual(lookOf('An error.'));
  expect(lookOf('An error.')).not.toEqual(lookOf('A success.'));
});

test('a choice made in another tab shows here at once', async () => {
  const { main } = await openCookies();
  localStorage.setItem('cookiePreference', 'enabled');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookiePreference' }));
  await expect.element(main.getByText('Cookies are enabled', { exact: true })).toBeVisible();
});
