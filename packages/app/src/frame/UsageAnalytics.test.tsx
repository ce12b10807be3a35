import { describe, expect, test } from 'vitest';
import { cookiePreference } from '../features/cookies/cookiePreference';
import { problem, type Answers } from '../testing/fakeServer';
import { openApp } from '../testing/openApp';
import { analytics } from '../testing/samples';
import { tick } from '../testing/tick';

const researcher = { role: 'ROLE_RESEARCHER' } as const;
const consentCall = 'GET /account/researcher/consented-to-anonymised-usage-data';
const answers: Answers = {
  [consentCall]: () => true,
  'POST /account/logout': () => undefined,
};

type OpenOptions = Parameters<typeof openApp>[1];

/** Opens the app for a consenting researcher with analytics configured, unless the test says otherwise. */
async function open(options: OpenOptions = {}, path = '/faqs') {
  const app = await openApp(path, {
    visitor: researcher,
    analytics,
    ...options,
    answers: { ...answers, ...options.answers },
  });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  return app;
}

const scripts = () =>
  [...document.querySelectorAll('script')].filter(({ src }) => src.startsWith(analytics.address));

/** The commands that Matomo gets once its script arrives. */
const commands = () => (Array.isArray(window._paq) ? (window._paq as unknown[][]) : []);
const told = (method: string) =>
  commands()
    .filter(([name]) => name === method)
    .map(([, value]) => value);

async function idOfVisitor(): Promise<unknown> {
  await expect.poll(scripts).toHaveLength(1);
  const [id] = told('setUserId');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  return id;
}

function expectNothing() {
  expect(scripts()).toEqual([]);
  expect(window).not.toHaveProperty('_paq');
}

type App = Awaited<ReturnType<typeof openApp>>;

/** Checks again on a later page, when the analytics code and all responses must have arrived. */
async function expectNothingAfterAll({ router, screen }: App) {
  expectNothing();
  await import('./UsageAnalytics');
  await router.navigate('/cookies');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  expectNothing();
}

describe('With analytics configured, cookies enabled and usage data agreed to', () => {
  test('visits are counted for a random id, in no way for the person [OPEN-100]', async () => {
    cookiePreference.set('enabled');
    const { router, screen } = await open();
    await idOfVisitor();
    expect(scripts()[0]?.src).toBe('https://analytics.sounding.example/matomo.js');
    expect(told('setTrackerUrl')).toEqual(['https://analytics.sounding.example/matomo.php']);
    expect(told('setSiteId')).toEqual(['7']);
    expect(commands()).toContainEqual(['disableCookies']);
    // Not part of a random id, whose letters go only to f.
    await router.navigate('/cookies?from=oriana');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    await expect
      .poll(() => told('setCustomUrl'))
      .toEqual([`${window.location.origin}/faqs`, `${window.location.origin}/cookies`]);
    expect(told('trackPageView')).toHaveLength(2);
    expect(JSON.stringify(commands())).not.toMatch(/oriana|ada@/);
  });

  test('the page of a project counts as one of its kind [OPEN-100]', async () => {
    cookiePreference.set('enabled');
    await open(
      { answers: { 'GET /projects/summary/{id}': () => problem(404) } },
      '/project-overview/12',
    );
    await idOfVisitor();
    expect(told('setDocumentTitle')).toEqual(['/project-overview/:id']);
    expect(told('setCustomUrl')).toEqual([`${window.location.origin}/project-overview/:id`]);
  });
});

describe('Nothing is loaded [OPEN-100]', () => {
  test('unless analytics are configured', async () => {
    cookiePreference.set('enabled');
    await expectNothingAfterAll(await open({ analytics: { address: '', siteId: '' } }));
  });

  test.each([
    ['before anybody has chosen about cookies', null],
    ['where cookies are disabled', 'disabled'],
  ] as const)('%s, not even the consent, and all is once they are enabled', async (_, choice) => {
    if (choice !== null) cookiePreference.set(choice);
    const app = await open();
    await expectNothingAfterAll(app);
    expect(app.server.arrived(consentCall)).toHaveLength(0);
    cookiePreference.set('enabled');
    await idOfVisitor();
  });

  test.each([
    ['who did not agree to usage data', () => false],
    ['of whom it cannot be learned', () => problem(503)],
  ])('for a person %s', async (_, answer) => {
    cookiePreference.set('enabled');
    const app = await open({ answers: { [consentCall]: answer } });
    await expect.poll(() => app.server.arrived(consentCall)).toHaveLength(1);
    await expectNothingAfterAll(app);
  });

  test('for an administrator, who was not asked', async () => {
    cookiePreference.set('enabled');
    await expectNothingAfterAll(await open({ visitor: { role: 'ROLE_ADMIN' } }));
  });

  test('for a visitor', async () => {
    cookiePreference.set('enabled');
    await expectNothingAfterAll(await openApp('/faqs', { analytics, answers }));
  });

  test.each([true, false])(
    'until the user agreement is accepted; then a person who agreed to usage data (%s) is counted',
    async (agrees) => {
      cookiePreference.set('enabled');
      const app = await open(
        {
          visitor: { ...researcher, hasAcceptedAgreement: false },
          answers: {
            [consentCall]: () => agrees,
            'POST /account/researcher/consented-to-anonymised-usage-data': () => undefined,
            'POST /account/researcher/accepted-user-agreement': () => undefined,
            'GET /projects': () => [],
          },
        },
        '/privacy-notice',
      );
      await import('./UsageAnalytics');
      expectNothing();
      const { screen, server } = app;
      expect(server.arrived(consentCall)).toHaveLength(0);
      await tick(screen.getByRole('checkbox', { name: /I have read and accept/ }));
      await screen.getByRole('button', { name: 'Get started' }).click();
      await expect.poll(() => server.arrived(consentCall)).toHaveLength(1);
      if (agrees) await idOfVisitor();
      else await expectNothingAfterAll(app);
    },
  );
});

describe('What was loaded is taken away', () => {
  test('when cookies are disabled; enabled again, they find somebody new [OPEN-100]', async () => {
    cookiePreference.set('enabled');
    await open();
    const before = await idOfVisitor();
    cookiePreference.set('disabled');
    await expect.poll(scripts).toEqual([]);
    expectNothing();
    cookiePreference.set('enabled');
    expect(await idOfVisitor()).not.toBe(before);
  });

  test('when the consent is found withdrawn [OPEN-100]', async () => {
    cookiePreference.set('enabled');
    let isGiven = true;
    const { services } = await open({ answers: { [consentCall]: () => isGiven } });
    await idOfVisitor();
    isGiven = false;
    await services.queryClient.invalidateQueries();
    await expect.poll(scripts).toEqual([]);
  });

  test('when whoever consented unticks it on the privacy notice, without loading a page anew [OPEN-100]', async () => {
    cookiePreference.set('enabled');
    let isGiven = true;
    const { screen } = await open(
      {
        answers: {
          [consentCall]: () => isGiven,
          'POST /account/researcher/consented-to-anonymised-usage-data': ({ body }) => {
            isGiven = body === true;
          },
          'POST /account/researcher/accepted-user-agreement': () => undefined,
          'GET /projects': () => [],
        },
      },
      '/privacy-notice',
    );
    await idOfVisitor();
    await tick(screen.getByRole('checkbox', { name: /anonymised data/ }));
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(scripts).toEqual([]);
  });

  test('when the agreement has to be accepted anew; what was consented to before allows nothing [OPEN-100]', async () => {
    cookiePreference.set('enabled');
    let answer: boolean | Promise<boolean> = true;
    const { server, services } = await open({ answers: { [consentCall]: () => answer } });
    await idOfVisitor();
    let give: (isGiven: boolean) => void = () => undefined;
    answer = new Promise((resolve) => {
      give = resolve;
    });
    services.session.setAgreement(false);
    await expect.poll(scripts).toEqual([]);
    services.session.setAgreement(true);
    await expect.poll(() => server.arrived(consentCall)).toHaveLength(2);
    expectNothing();
    give(true);
    await idOfVisitor();
  });

  test('when the session ends by itself [OPEN-100]', async () => {
    cookiePreference.set('enabled');
    const { services } = await open();
    await idOfVisitor();
    services.sessionExpiry.expire();
    await expect.poll(scripts).toEqual([]);
  });

  test('logging out resets the user id: whoever signs in next is somebody else [NAV-06, OPEN-100]', async () => {
    cookiePreference.set('enabled');
    const { screen, services } = await open();
    const before = await idOfVisitor();
    const left = commands();
    await screen.getByText('Log out').click();
    await expect.poll(scripts).toEqual([]);
    expect(left.at(-1)).toEqual(['resetUserId']);
    expectNothing();
    services.session.start('another-token', 'ben@sounding.example');
    services.session.setRole('ROLE_RESEARCHER');
    services.session.setAgreement(true);
    expect(await idOfVisitor()).not.toBe(before);
  });
});
