import { auditLimits, inactivityLimits } from '@sounding/domain/account';
import { ethicsLimits } from '@sounding/domain/ethics';
import { describe, expect, test } from 'vitest';
import { brand } from '../../brand';
import { openApp } from '../../testing/openApp';

const researcher = { role: 'ROLE_RESEARCHER' } as const;

test.each([
  ['/accessibility', 'Accessibility statement'],
  ['/acknowledgement', 'Acknowledgement'],
  ['/cookies', 'Cookies'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-and-conditions', 'Terms and conditions'],
  ['/faqs', 'Frequently asked questions'],
])('%s opens to anyone and holds no unfilled fact [ROUTE-16, OPEN-117]', async (path, heading) => {
  const { screen, address } = await openApp(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(address()).toBe(path);
  await expect.poll(() => document.title).toBe(`${heading} – ${brand.productName}`);
  expect(screen.getByRole('main').element().textContent).not.toMatch(/\{\{|\}\}/);
});

describe('terms and conditions', () => {
  test.each([
    ['You must be 16 or older', '[STAT-03, OPEN-117]'],
    ['free until March 2026. After that, researchers will pay', '[STAT-04, OPEN-117]'],
    ['When you stop using Sounding, you must export your own data', '[STAT-05, OPEN-117]'],
    [
      'for feedback on research. It is not for collecting data about participants, and not for recruiting',
      '[STAT-06, OPEN-117]',
    ],
    ['governed by UK law, as it applies in England', '[STAT-07, OPEN-117]'],
    ['effective from 24/02/2025', '[STAT-08, OPEN-117]'],
  ])('say: %s %s', async (fact) => {
    const { screen } = await openApp('/terms-and-conditions');
    await expect.element(screen.getByRole('main')).toHaveTextContent(fact);
  });
});

test('the accessibility statement has all parts the law asks for, and aims to answer in 10 days [STAT-09, OPEN-117]', async () => {
  const { screen } = await openApp('/accessibility');
  for (const part of [
    'How accessible this website is',
    'If you need something in another form',
    'Reporting accessibility problems',
    'Enforcement',
    'Compliance status',
    'Content that does not comply',
    'Disproportionate burden',
    'How we tested this website',
  ]) {
    await expect.element(screen.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  const main = screen.getByRole('main');
  await expect.element(main).toHaveTextContent('We aim to respond within 10 days.');
  await expect.element(main).toHaveTextContent('Equality and Human Rights Commission');
});

test('the FAQs give the stated facts [OPEN-11]', async () => {
  const { screen } = await openApp('/faqs');
  for (const fact of [
    'Up to three when you build your project, and more once it is published',
    'Once the document is approved, your project is published',
    'at most 2 MB',
    '16 or older',
    'after 15 minutes',
  ]) {
    await expect.element(screen.getByRole('main')).toHaveTextContent(fact);
  }
});

test('the acknowledgement shows each partner’s logo and name [STAT-02]', async () => {
  const { screen } = await openApp('/acknowledgement');
  const items = screen.getByRole('main').getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(brand.partners.length);
  expect(items.elements().map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual(
    brand.partners.map(({ logo }) => logo),
  );
  for (const item of items.elements()) {
    const logo = item.querySelector('img');
    await expect.element(logo).toBeVisible();
    await expect.poll(() => logo?.naturalWidth).toBeGreaterThan(0);
  }
});

describe('the privacy policy', () => {
  const trail = 'Breadcrumbs';

  test('says how long the rules keep a rejected file, an unused account and a network address', async () => {
    const { screen } = await openApp('/privacy-policy');
    const main = screen.getByRole('main');
    await expect
      .element(main)
      .toHaveTextContent(`we delete its file after ${ethicsLimits.rejectedFileDays} days`);
    const { months, warningDays } = inactivityLimits;
    await expect
      .element(main)
      .toHaveTextContent(
        `for ${months} months, we write to you and then delete it ${warningDays} days later`,
      );
    await expect
      .element(main)
      .toHaveTextContent(`delete network addresses after ${auditLimits.networkAddressDays} days`);
  });

  test('says what is kept about participants, and what small numbers do not hide', async () => {
    const { screen } = await openApp('/privacy-policy');
    const main = screen.getByRole('main');
    await expect.element(main).toHaveTextContent('their gender and their ethnicity');
    await expect.element(main).toHaveTextContent('It is not impossible');
  });

  test('shows a visitor no breadcrumbs, and who is signed in the way home [STAT-01]', async () => {
    const visitor = await openApp('/privacy-policy');
    await expect.element(visitor.screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(visitor.screen.getByRole('navigation', { name: trail }).elements()).toEqual([]);
    await visitor.screen.unmount();

    const { screen } = await openApp('/privacy-policy', { visitor: researcher });
    await expect
      .element(screen.getByRole('navigation', { name: trail }).getByRole('link', { name: 'Home' }))
      .toHaveAttribute('href', '/');
  });
});

test('every heading of the accessibility statement’s third level stands as far below the text above it', async () => {
  const { screen } = await openApp('/accessibility');
  await expect.element(screen.getByRole('heading', { name: 'Automated tests' })).toBeVisible();
  const gaps = [
    'Compliance status',
    'Content that does not comply',
    'Automated tests',
    'Tests by',
  ].map((name) => {
    const heading = screen.getByRole('heading', { level: 3, name }).element();
    const all = [...screen.getByRole('main').element().querySelectorAll('p, li, h2, h3')];
    const above = all[all.indexOf(heading) - 1];
    return heading.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? 0);
  });
  expect([...new Set(gaps.map(Math.round))]).toHaveLength(1);
});
