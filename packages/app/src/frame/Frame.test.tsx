import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { brand } from '../brand';
import { pendingSignIn } from '../features/pendingSignIn/pendingSignIn';
import { problem, type Answers } from '../testing/fakeServer';
import { focusOn, isInWindow, sizeWindow } from '../testing/inWindow';
import { openApp } from '../testing/openApp';
import { pageOf } from '../testing/samples';

const researcher = { role: 'ROLE_RESEARCHER' } as const;
const answers: Answers = {
  'GET /projects': () => [],
  'POST /account/logout': () => undefined,
};

describe('header and footer', () => {
  test.each([
    ['/welcome', false, false],
    ['/signin', true, false],
    ['/account/reset/init', true, false],
    // Compared as the router does, in whatever case a mail or a person wrote the path.
    ['/Account/Reset/Init/', true, false],
    ['/Welcome', false, false],
    ['/cookies', true, true],
    ['/signup', true, true],
    // Its address begins as the sign-in page's does.
    ['/signin/validate-otp', true, true],
  ])(
    '%s has its header and footer as specified, and asks about cookies in the footer alone [NAV-01, NAV-07, OPEN-21, OPEN-22]',
    async (path, header, footer) => {
      pendingSignIn.keep({
        userName: 'ada.byron@sounding.example',
        password: 'Quiet-harbour-1851',
        qrCode: '',
        secret: '',
        canReset2fa: false,
        awaitsMailedLink: false,
      });
      onTestFinished(() => pendingSignIn.forget());
      const { screen, address } = await openApp(path);
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(address()).toBe(path);
      expect(screen.getByRole('banner').elements().length).toBe(header ? 1 : 0);
      // Wherever there is no footer, the statement has a link of its own; elsewhere it comes with it.
      await expect
        .element(screen.getByRole('link', { name: 'Accessibility Statement' }))
        .toHaveAttribute('href', '/accessibility');
      expect(screen.getByRole('contentinfo').elements().length).toBe(footer ? 1 : 0);
      const asked = screen.getByRole('region', { name: 'Cookies' });
      expect(asked.elements().length).toBe(footer ? 1 : 0);
    },
  );

  test('the header shows logo and version, and Log out only to who is signed in [NAV-02, NAV-03, NAV-04]', async () => {
    const visitor = await openApp('/signin');
    const banner = visitor.screen.getByRole('banner');
    await expect.element(banner.getByText('v1.1.4', { exact: true })).toBeVisible();
    const home = banner.getByRole('link', { name: 'Sounding, home' });
    await expect.element(home).toHaveAttribute('href', '/');
    // The neutral mark, as the brand has no picture of its own (OPEN-26).
    expect(home.element().querySelector('svg')).not.toBeNull();
    expect(banner.getByText('Log out').elements()).toEqual([]);
    await visitor.screen.unmount();

    const { screen } = await openApp('/', { visitor: researcher, answers });
    await expect
      .element(screen.getByRole('banner').getByRole('link', { name: 'Log out', exact: true }))
      .toBeVisible();
  });

  test('the footer links to every static page and network [NAV-12, NAV-13, NAV-14, OPEN-16]', async () => {
    const { screen } = await openApp('/cookies');
    const footer = screen.getByRole('contentinfo');
    await expect.element(footer).toBeVisible();
    const pages = [
      ['Accessibility Statement', '/accessibility'],
      ['Acknowledgement', '/acknowledgement'],
      ['Cookies', '/cookies'],
      ['Privacy Notice', '/privacy-policy'],
      ['Terms & Conditions', '/terms-and-conditions'],
      ['FAQs', '/faqs'],
    ] as const;
    for (const [name, href] of pages) {
      await expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    const namesIn = (group: string) =>
      footer
        .getByRole('navigation', { name: group, exact: true })
        .getByRole('link')
        .elements()
        .map((link) => link.textContent);
    expect(namesIn('Helpful Information')).toEqual(pages.map(([name]) => name));
    const networks = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok'];
    expect(namesIn('Follow us').map((name) => name.split(/\W/)[0])).toEqual(networks);
    for (const network of networks) {
      await expect
        .element(footer.getByRole('link', { name: network }))
        .toHaveAttribute('href', brand.socialNetworks.find(({ name }) => name === network)?.href);
    }
  });
});

describe('logging out', () => {
  test('ends the session here and on the server, and leads to the sign-in page [NAV-05, AUTH-20]', async () => {
    const { screen, server, services, router, address } = await openApp('/', {
      visitor: researcher,
      answers,
    });
    await screen.getByText('Log out').click();
    await expect.poll(() => services.session.get().authenticated).toBe(false);
    // The history entry no longer asks to log out once the session has ended.
    await expect.poll(() => router.state.location.state as unknown).toBeNull();
    await expect.poll(address).toBe('/signin');
    const [logout] = server.arrived('POST /account/logout');
    expect(logout?.request.headers.get('Authorization')).toBe('Bearer a-token');
    expect(services.session.get()).toMatchObject({
      authenticationToken: null,
      acceptedUserAgreement: null,
    });
  });

  test('ends the session here even if the server cannot be told', async () => {
    const { screen, services } = await openApp('/', {
      visitor: researcher,
      answers: { ...answers, 'POST /account/logout': () => problem(503) },
    });
    await screen.getByText('Log out').click();
    await expect.poll(() => services.session.get().authenticated).toBe(false);
  });
});

describe('arriving at another page', () => {
  test('starts at the top, with the title in the tab and focus on the heading [ROUTE-26]', async () => {
    const { screen, router } = await openApp('/signup');
    const heading = screen.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Signup as researcher');
    document.body.style.minHeight = '4000px';
    onTestFinished(() => {
      document.body.style.minHeight = '';
    });
    const scrollDown = () => {
      window.scrollTo(0, 1500);
      expect(window.scrollY).toBe(1500);
    };
    scrollDown();
    await router.navigate('/cookies');
    await expect.element(heading).toHaveTextContent('Cookies');
    await expect.element(heading).toHaveFocus();
    expect(window.scrollY).toBe(0);
    await expect.poll(() => document.title).toBe('Cookies – Sounding');
    // Within one page too, and back again.
    for (const to of ['/cookies?from=signup', -1, -1, 1] as const) {
      scrollDown();
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
      await expect.poll(() => window.scrollY).toBe(0);
    }
    await expect.element(heading).toHaveTextContent('Cookies');
  });
});

describe('another tab of the page', () => {
  const nothing: Answers = {
    'GET /projects': () => [],
    'GET /researchers': () => pageOf([]),
    'GET /project-documents': () => [],
    'GET /signup-requests': () => [],
    'GET /interests/all': () => [],
    'GET /audit-log': () => pageOf([]),
    'GET /audit-log/actions': () => [],
  };
  test.each([
    ['/', 'ROLE_RESEARCHER', '/?view=previous'],
    ['/admin', 'ROLE_ADMIN', '/admin?tab=documents'],
    ['/admin/settings', 'ROLE_ADMIN', '/admin/settings?section=audit'],
  ] as const)(
    'of %s is chosen by keyboard in a low window, and the page stays where it is',
    async (path, role, next) => {
      await sizeWindow(360, 480);
      const { screen, address } = await openApp(path, { visitor: { role }, answers: nothing });
      const chosen = screen.getByRole('tab', { selected: true });
      await expect.element(chosen).toBeVisible();
      chosen.element().scrollIntoView();
      focusOn(chosen.element());
      const place = window.scrollY;
      expect(place).toBeGreaterThan(0);
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(address).toBe(next);
      await expect.element(chosen).toHaveFocus();
      expect(window.scrollY).toBe(place);
      expect(isInWindow(chosen.element())).toBe(true);
    },
  );
});

describe('a session that the server no longer knows', () => {
  test('found by the guard leads to the welcome page and is cleared [GUARD-03, OPEN-20]', async () => {
    const { address, services } = await openApp('/', {
      visitor: researcher,
      answers: { 'GET /account/role': () => problem(401) },
    });
    await expect.poll(address).toBe('/welcome');
    expect(services.session.get().authenticationToken).toBeNull();
  });

  test('is kept where the server only cannot be reached, and the page is asked for again [OPEN-20]', async () => {
    let isAskedAgain = false;
    let answer: () => void = () => undefined;
    const isReached = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { address, screen, services } = await openApp('/', {
      visitor: researcher,
      answers: {
        ...answers,
        'GET /account/role': async () => {
          if (!isAskedAgain) throw new TypeError('Failed to fetch');
          await isReached;
          return researcher.role;
        },
      },
    });
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect.element(screen.getByRole('banner')).toBeVisible();
    expect(address()).toBe('/');
    expect(services.session.get().authenticationToken).toBe('a-token');
    isAskedAgain = true;
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(main.getByRole('progressbar', { name: 'Trying again' })).toBeVisible();
    answer();
    await expect
      .element(main.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your current projects');
  });
});

test('a call refused for want of the agreement leads to the privacy notice', async () => {
  const { address } = await openApp('/', {
    visitor: researcher,
    answers: {
      'GET /projects': () => problem(403, { type: '/problems/agreement-required' }),
      'GET /account/researcher/accepted-user-agreement': () => true,
    },
  });
  await expect.poll(address).toBe('/privacy-notice');
});

test('a page whose data cannot be had says so and can be asked again', async () => {
  const { screen } = await openApp('/edit-project/12', {
    visitor: researcher,
    answers: {
      ...answers,
      'GET /projects/{id}': () => problem(404, { detail: 'No such project.' }),
      'GET /project-documents/{id}': () => problem(404),
    },
  });
  await expect
    .element(screen.getByRole('heading', { name: 'There is nothing at this address' }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
