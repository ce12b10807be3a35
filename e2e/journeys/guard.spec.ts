import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

type Caller = 'visitor' | 'researcher' | 'monitor' | 'admin';

interface Screen {
  readonly path: string;
  /** The heading that tells a person where they are. */
  readonly heading: string | RegExp;
  readonly entrants: readonly Caller[];
  /** Where somebody who may enter ends when the screen has nothing in hand to show. */
  readonly leadsTo?: { readonly path: string; readonly heading: string | RegExp };
}

const anyone: readonly Caller[] = ['visitor', 'researcher', 'monitor', 'admin'];
const signedIn: readonly Caller[] = ['researcher', 'monitor', 'admin'];
const researcher: readonly Caller[] = ['researcher'];
const monitor: readonly Caller[] = ['monitor'];
const admin: readonly Caller[] = ['admin'];

const homes: Readonly<Record<Caller, string>> = {
  visitor: '/welcome',
  researcher: '/',
  monitor: '/dashboard',
  admin: '/admin',
};
const titleStep = { path: '/new-project', heading: 'New project' };

/** The specification's route table (section 2), as a person meets it. */
const screens: Readonly<Record<string, Screen>> = {
  'ROUTE-01': { path: '/welcome', heading: 'Welcome to Sounding', entrants: anyone },
  'ROUTE-02': { path: '/', heading: 'Your current projects', entrants: researcher },
  'ROUTE-03': { path: '/signin', heading: 'Sign in', entrants: anyone },
  'ROUTE-04': { path: '/signup', heading: 'Signup as researcher', entrants: anyone },
  'ROUTE-05': {
    path: '/signin/validate-otp',
    heading: 'Two-factor Auth',
    entrants: anyone,
    // Without a password just given there is nothing to validate (OPEN-29).
    leadsTo: { path: '/signin', heading: 'Sign in' },
  },
  'ROUTE-06': { ...titleStep, entrants: researcher },
  // Without a project in hand the later steps begin at the first (OPEN-68).
  'ROUTE-07': {
    path: '/new-project-audience',
    heading: 'Audience',
    entrants: researcher,
    leadsTo: titleStep,
  },
  'ROUTE-08': {
    path: '/new-project-details',
    heading: 'Project details',
    entrants: researcher,
    leadsTo: titleStep,
  },
  'ROUTE-10': {
    path: '/preview-project',
    heading: 'Preview',
    entrants: researcher,
    leadsTo: { path: '/', heading: 'Your current projects' },
  },
  'ROUTE-11': {
    path: '/project-overview/1',
    heading: 'A fairer way to invite people to bowel screening',
    entrants: researcher,
  },
  'ROUTE-12': { path: '/add-update/1', heading: 'Add an update', entrants: researcher },
  'ROUTE-15': { path: '/privacy-notice', heading: 'Privacy notice', entrants: signedIn },
  'ROUTE-17': { path: '/dashboard', heading: 'Dashboard', entrants: monitor },
  'ROUTE-18': { path: '/dashboard/researchers', heading: 'Researchers', entrants: monitor },
  'ROUTE-19': { path: '/dashboard/projects', heading: 'Projects', entrants: monitor },
  'ROUTE-20': { path: '/admin', heading: 'Administration', entrants: admin },
  'ROUTE-21': { path: '/admin/add-researcher', heading: 'Add new researcher', entrants: admin },
  'ROUTE-22': { path: '/admin/edit-researcher/1', heading: 'Edit Researcher', entrants: admin },
  'ROUTE-23': { path: '/admin/settings', heading: 'Settings & Config', entrants: admin },
  'ROUTE-24': { path: '/account/reset/init', heading: 'Reset your password', entrants: anyone },
  'ROUTE-25': {
    path: '/account/reset/finish?key=x',
    heading: 'Choose a new password',
    entrants: anyone,
    // The key leaves the address at once, so that history and referrers never hold it.
    leadsTo: { path: '/account/reset/finish', heading: 'Choose a new password' },
  },
};
const staticPages: readonly Screen[] = [
  { path: '/accessibility', heading: 'Accessibility statement', entrants: anyone },
  { path: '/acknowledgement', heading: 'Acknowledgement', entrants: anyone },
  { path: '/cookies', heading: 'Cookies', entrants: anyone },
  { path: '/privacy-policy', heading: 'Privacy policy', entrants: anyone },
  { path: '/terms-and-conditions', heading: 'Terms and conditions', entrants: anyone },
  { path: '/faqs', heading: 'Frequently asked questions', entrants: anyone },
];

for (const caller of anyone) {
  test(`a ${caller} enters every screen of theirs and is sent home from every other [GUARD-02, GUARD-03, GUARD-07, GUARD-08, GUARD-09, GUARD-10, ROUTE-16, ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-10, ROUTE-11, ROUTE-12, ROUTE-15, ROUTE-17, ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25]`, async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    if (caller !== 'visitor') await beginSignedIn(page, product.url, `${caller}@sounding.example`);
    for (const screen of [...Object.values(screens), ...staticPages]) {
      const { path, entrants, leadsTo = screen } = screen;
      const mayEnter = entrants.includes(caller);
      await page.goto(path);
      await expect(page, `${caller} heads for ${path}`).toHaveURL(
        `${product.url}${mayEnter ? leadsTo.path : homes[caller]}`,
      );
      if (mayEnter)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(leadsTo.heading);
    }
  });
}

test('whoever has not accepted the agreement is kept to the notice and the terms [GUARD-04, GUARD-06]', async ({
  page,
  product,
}) => {
  await beginSignedIn(page, product.url, 'newcomer@sounding.example');
  for (const path of ['/', '/new-project', '/cookies', '/faqs', '/welcome']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/privacy-notice$/);
  }
  for (const path of ['/privacy-notice', '/terms-and-conditions']) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
});

test('every navigation asks the server for the role, and a role written into the browser changes nothing [GUARD-01]', async ({
  page,
  product,
}) => {
  await beginSignedIn(page, product.url, 'researcher@sounding.example');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your current projects' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('role', '"ROLE_ADMIN"'));
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/account/role'));
  await page.getByRole('link', { name: 'Create new project' }).click();
  await asked;
  await expect(page).toHaveURL(/\/new-project$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the next page starts at its top, with its heading in focus [ROUTE-26]', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await beginSignedIn(page, product.url, 'researcher@sounding.example');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your current projects' })).toBeVisible();
  const faqs = page.getByRole('link', { name: 'FAQs' });
  await faqs.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await faqs.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Frequently asked questions/);
});
