import type { Page } from '@playwright/test';
import { routeTable } from '../../packages/app/src/routeTable';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';

/** Nobody signed in, a researcher who has not accepted the agreement, and each role. */
type Caller = 'visitor' | 'newcomer' | 'researcher' | 'monitor' | 'admin';

interface Place {
  readonly path: string;
  /** The heading that tells a person where they are. */
  readonly heading: string;
}

interface Screen extends Place {
  /** Who may enter, apart from the newcomer. */
  readonly entrants: readonly Caller[];
  /** Where a caller who may enter is redirected, if the screen has nothing to show. */
  readonly leadsTo?: Place;
}

const anyone: readonly Caller[] = ['visitor', 'researcher', 'monitor', 'admin'];
const signedIn: readonly Caller[] = ['researcher', 'monitor', 'admin'];
const researcher: readonly Caller[] = ['researcher'];
const monitor: readonly Caller[] = ['monitor'];
const admin: readonly Caller[] = ['admin'];

const homes: Readonly<Record<Caller, Place>> = {
  visitor: { path: '/welcome', heading: 'Welcome to Sounding' },
  newcomer: { path: '/privacy-notice', heading: 'Privacy notice' },
  researcher: { path: '/', heading: 'Your current projects' },
  monitor: { path: '/dashboard', heading: 'Dashboard' },
  admin: { path: '/admin', heading: 'Administration' },
};
/** The only screens that are open until the agreement is accepted. */
const openToNewcomers = ['/privacy-notice', '/terms-and-conditions'];
/** Every other page has a footer; of these the first has no header either. */
const withoutFooter = ['/welcome', '/signin', '/account/reset/init'];
const titleStep = { path: '/new-project', heading: 'New project' };
const demonstrated = 'A fairer way to invite people to bowel screening';

/** The specification's route table (section 2) and what was added to it, as a person meets it. */
const screens: readonly Screen[] = [
  { path: '/welcome', heading: 'Welcome to Sounding', entrants: anyone },
  { path: '/', heading: 'Your current projects', entrants: researcher },
  { path: '/signin', heading: 'Sign in', entrants: anyone },
  { path: '/signup', heading: 'Signup as researcher', entrants: anyone },
  {
    path: '/signin/validate-otp',
    heading: 'Two-factor Auth',
    entrants: anyone,
    // Without the password step before it there is nothing to validate (OPEN-29).
    leadsTo: { path: '/signin', heading: 'Sign in' },
  },
  { ...titleStep, entrants: researcher },
  // Without a project that was begun, the later steps redirect to the first (OPEN-68).
  {
    path: '/new-project-audience',
    heading: 'Audience',
    entrants: researcher,
    leadsTo: titleStep,
  },
  {
    path: '/new-project-details',
    heading: 'Project details',
    entrants: researcher,
    leadsTo: titleStep,
  },
  { path: '/preview-project', heading: 'Preview', entrants: researcher, leadsTo: homes.researcher },
  { path: '/project-overview/1', heading: demonstrated, entrants: researcher },
  { path: '/add-update/1', heading: 'Add an update', entrants: researcher },
  { path: '/edit-project/1', heading: 'Edit project', entrants: researcher },
  { path: '/edit-project-audience/1', heading: 'Audience', entrants: researcher },
  { path: '/privacy-notice', heading: 'Privacy notice', entrants: signedIn },
  { path: '/accessibility', heading: 'Accessibility statement', entrants: anyone },
  { path: '/acknowledgement', heading: 'Acknowledgement', entrants: anyone },
  { path: '/cookies', heading: 'Cookies', entrants: anyone },
  { path: '/privacy-policy', heading: 'Privacy policy', entrants: anyone },
  { path: '/terms-and-conditions', heading: 'Terms and conditions', entrants: anyone },
  { path: '/faqs', heading: 'Frequently asked questions', entrants: anyone },
  { path: '/dashboard', heading: 'Dashboard', entrants: monitor },
  { path: '/dashboard/researchers', heading: 'Researchers', entrants: monitor },
  { path: '/dashboard/projects', heading: 'Projects', entrants: monitor },
  { path: '/admin', heading: 'Administration', entrants: admin },
  { path: '/admin/add-researcher', heading: 'Add new researcher', entrants: admin },
  { path: '/admin/edit-researcher/1', heading: 'Edit Researcher', entrants: admin },
  { path: '/admin/review-project/1', heading: demonstrated, entrants: admin },
  { path: '/admin/settings', heading: 'Settings & Config', entrants: admin },
  { path: '/account/change-password', heading: 'Change password', entrants: signedIn },
  { path: '/account/reset/init', heading: 'Reset your password', entrants: anyone },
  {
    path: '/account/reset/finish?key=x',
    heading: 'Choose a new password',
    entrants: anyone,
    // The key leaves the address at once, so that history and referrers never hold it.
    leadsTo: { path: '/account/reset/finish', heading: 'Choose a new password' },
  },
];

test('the journeys below visit every path of the route table', () => {
  const visited = screens.map(({ path }) => path.replace(/\?.*$/, '').replace(/\d+$/, ':id'));
  expect(visited.sort()).toEqual(routeTable.map(({ path }) => path as string).sort());
});

/** Navigates as the app's own links do; loads a path with a query as a page, when the app reads the query. */
async function headFor(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || path.includes('?')) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const caller of Object.keys(homes) as Caller[]) {
  test(`a ${caller} enters every screen of theirs and is sent home from every other [SCOPE-01, GUARD-02, GUARD-03, GUARD-04, GUARD-06, GUARD-07, GUARD-08, GUARD-09, GUARD-10, NAV-01, NAV-07, ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-10, ROUTE-11, ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25]`, async ({
    page,
    product,
  }) => {
    if (caller !== 'visitor') await beginSignedIn(page, product.url, `${caller}@sounding.example`);
    for (const { entrants, leadsTo, ...screen } of screens) {
      const mayEnter =
        caller === 'newcomer' ? openToNewcomers.includes(screen.path) : entrants.includes(caller);
      const place = mayEnter ? (leadsTo ?? screen) : homes[caller];
      await headFor(page, screen.path);
      const journey = `${caller} heads for ${screen.path}`;
      await expect(page, journey).toHaveURL(product.url + place.path);
      await expect(page.getByRole('heading', { level: 1 }), journey).toHaveText(place.heading);
      const hasHeader = place.path !== withoutFooter[0];
      await expect(page.getByRole('banner'), journey).toHaveCount(hasHeader ? 1 : 0);
      const hasFooter = !withoutFooter.includes(place.path);
      await expect(page.getByRole('contentinfo'), journey).toHaveCount(hasFooter ? 1 : 0);
    }
  });
}

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
