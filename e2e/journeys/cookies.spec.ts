import type { Page } from '@playwright/test';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

const filmed = 'Can short cartoons make blood tests easier for children?';
const footer = (page: Page) => page.getByRole('contentinfo');
const player = (page: Page) =>
  page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');

/** A list, growing while the page runs, of all hosts but the product's own that it sends requests to. */
function watchOtherHosts(page: Page, ownUrl: string): readonly string[] {
  const others: string[] = [];
  const { host: own } = new URL(ownUrl);
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) others.push(host);
  });
  return others;
}

/** Opens the preview of the project with a film, from its overview. */
async function openFilm(page: Page): Promise<void> {
  await page.goto('/?view=published');
  await page.getByRole('link', { name: filmed }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page).toHaveURL(/\/preview-project$/);
  await expect(page.getByText('The study we are planning')).toBeVisible();
}

test('a visitor reads every static page from the footer, and nobody else hears of it [NAV-01, NAV-02, NAV-07, NAV-13, STAT-01]', async ({
  page,
  product,
  expectAccessible,
}) => {
  const others = watchOtherHosts(page, product.url);
  await page.goto('/welcome');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  await expectAccessible(page);
  for (const path of ['/signin', '/account/reset/init']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(footer(page)).toHaveCount(0);
  }

  await page.goto('/signup');
  for (const [link, path, heading] of [
    ['Accessibility Statement', '/accessibility', 'Accessibility statement'],
    ['Acknowledgement', '/acknowledgement', 'Acknowledgement'],
    ['Cookies', '/cookies', 'Cookies'],
    ['Privacy Notice', '/privacy-policy', 'Privacy policy'],
    ['Terms & Conditions', '/terms-and-conditions', 'Terms and conditions'],
    ['FAQs', '/faqs', 'Frequently asked questions'],
  ] as const) {
    await footer(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expectAccessible(page);
    if (path === '/privacy-policy')
      await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toHaveCount(0);
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sounding/ })
    .click();
  await expect(page).toHaveURL(/\/welcome$/);
  expect(others).toEqual([]);
});

test('the privacy policy shows the way home to whoever is signed in [STAT-01]', async ({
  page,
  product,
}) => {
  await beginSignedIn(page, product.url, 'researcher@sounding.example');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toBeVisible();
});

test('a film is shown once cookies are allowed, and its service is asked nothing before [PREV-08]', async ({
  page,
  product,
  expectAccessible,
}) => {
  const others = watchOtherHosts(page, product.url);
  // No test sends a request to the real service.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' }),
  );
  await beginSignedIn(page, product.url, 'researcher@sounding.example');
  await openFilm(page);
  await expect(page.getByText('The video is hidden because cookies are disabled.')).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await expectAccessible(page);

  await footer(page).getByRole('button', { name: 'Decline' }).click();
  await expect(footer(page).getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await expect(player(page)).toHaveCount(0);
  expect(others).toEqual([]);

  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Allow cookies' }).click();
  await expect(page.getByText('Cookies are enabled')).toBeVisible();
  expect(others).toEqual([]);
  await openFilm(page);
  await player(page).scrollIntoViewIfNeeded();
  await expect.poll(() => [...new Set(others)]).toEqual(['www.youtube-nocookie.com']);
});
