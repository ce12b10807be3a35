import type { Role } from '@sounding/domain/account';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { guard, type GuardPorts } from './guard';

function visit(path: string, answers: Partial<GuardPorts> = {}) {
  const ports = {
    holdsSession: () => true,
    askRole: vi.fn<GuardPorts['askRole']>(() => Promise.resolve('ROLE_RESEARCHER')),
    askAgreement: vi.fn<GuardPorts['askAgreement']>(() => Promise.resolve(true)),
    knownAgreement: () => null,
    remember: vi.fn<GuardPorts['remember']>(),
    keepWanted: vi.fn<GuardPorts['keepWanted']>(),
    ...answers,
  };
  const loader = vi.fn(() => null);
  const leaf = (route: RouteObject): RouteObject => ({ ...route, loader, Component: () => null });
  const router = createMemoryRouter(
    [
      {
        middleware: [guard(ports)],
        children: [
          leaf({ path: '/' }),
          leaf({ path: '/welcome' }),
          leaf({ path: '/cookies' }),
          leaf({ path: '/admin' }),
          leaf({ path: '/privacy-notice' }),
          leaf({ path: '*' }),
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const arrived = expect
    .poll(() => router.state.initialized)
    .toBe(true)
    .then(() => router.state.location.pathname);
  return { router, ports, loader, arrived };
}

test('the server is asked for the role before the page asks for anything [GUARD-01]', async () => {
  const order: string[] = [];
  const { loader, arrived } = visit('/', {
    askRole: async () => {
      await Promise.resolve();
      order.push('role');
      return 'ROLE_RESEARCHER';
    },
  });
  loader.mockImplementation(() => {
    order.push('page');
    return null;
  });
  expect(await arrived).toBe('/');
  expect(order).toEqual(['role', 'page']);
});

test('the server is asked again on every navigation, within one page too [GUARD-01]', async () => {
  const { router, ports, arrived } = visit('/');
  await arrived;
  await router.navigate('/?view=published');
  await router.navigate('/cookies');
  await router.navigate(-1);
  await expect.poll(() => vi.mocked(ports.askRole).mock.calls).toHaveLength(4);
});

describe('another part of the page that somebody is on', () => {
  /** The guard of a page that is shown, whose next answers come when the test gives them. */
  async function onPage() {
    const askRole = vi.fn<GuardPorts['askRole']>(() => Promise.resolve('ROLE_RESEARCHER'));
    const { router, ports, arrived } = visit('/', { askRole });
    await arrived;
    const asked: { answer: (role: Role | null) => void; signal: AbortSignal }[] = [];
    askRole.mockImplementation((signal) => new Promise((answer) => asked.push({ answer, signal })));
    const address = () => `${router.state.location.pathname}${router.state.location.search}`;
    return { router, ports, asked, address };
  }

  test('is shown at once, and the server is asked beside it [GUARD-01]', async () => {
    const { router, asked, address } = await onPage();
    await router.navigate('/?view=published');
    expect(address()).toBe('/?view=published');
    expect(asked).toHaveLength(1);
    await router.navigate('/?view=previous');
    expect(address()).toBe('/?view=previous');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('waits where the last answer forbids the page', async () => {
    const { router, ports, asked, address } = await onPage();
    await router.navigate('/?view=published');
    asked[0]?.answer('ROLE_ADMIN');
    await expect.poll(() => vi.mocked(ports.remember).mock.lastCall?.[0]).toBe('ROLE_ADMIN');
    const next = router.navigate('/?view=previous');
    await expect.poll(() => asked).toHaveLength(2);
    expect(address()).toBe('/?view=published');
    asked[1]?.answer('ROLE_ADMIN');
    // For the page that the guard leads to.
    await expect.poll(() => asked).toHaveLength(3);
    asked[2]?.answer('ROLE_ADMIN');
    await next;
    expect(address()).toBe('/admin');
  });

  test('is not what somebody comes back to from another page, nor the same part once more', async () => {
    const { router, asked, address } = await onPage();
    for (const path of ['/cookies', '/?view=published', '/?view=published']) {
      const before = address();
      const asking = asked.length;
      const next = router.navigate(path);
      await expect.poll(() => asked).toHaveLength(asking + 1);
      expect(address()).toBe(before);
      asked.at(-1)?.answer('ROLE_RESEARCHER');
      await next;
      expect(address()).toBe(path);
    }
  });

  test('waits as well once the session is over', async () => {
    let isOpen = true;
    const { router, arrived } = visit('/', {
      holdsSession: () => isOpen,
      askRole: () => Promise.resolve(isOpen ? 'ROLE_RESEARCHER' : null),
    });
    await arrived;
    isOpen = false;
    await router.navigate('/?view=published');
    expect(router.state.location.pathname).toBe('/welcome');
  });
});

test('a page that is not permitted asks for none of its data', async () => {
  const { loader, arrived } = visit('/admin', { askRole: () => Promise.resolve(null) });
  expect(await arrived).toBe('/welcome');
  // Once, for the welcome page itself.
  expect(loader).toHaveBeenCalledTimes(1);
});

test('an unknown path leads home [OPEN-19]', async () => {
  const { arrived } = visit('/no-such-page');
  expect(await arrived).toBe('/');
});

describe('the agreement', () => {
  test('is asked for while it is not known, and then remembered', async () => {
    const { ports, arrived } = visit('/');
    await arrived;
    expect(ports.askAgreement).toHaveBeenCalledTimes(1);
    expect(ports.remember).toHaveBeenCalledWith('ROLE_RESEARCHER', true);
  });

  test('is not asked for again once it is accepted', async () => {
    const { ports, arrived } = visit('/', { knownAgreement: () => true });
    await arrived;
    expect(ports.askAgreement).not.toHaveBeenCalled();
  });

  test('is never asked of an admin [GUARD-07, AUTH-19]', async () => {
    const { ports, arrived } = visit('/admin', { askRole: () => Promise.resolve('ROLE_ADMIN') });
    expect(await arrived).toBe('/admin');
    expect(ports.askAgreement).not.toHaveBeenCalled();
  });

  test('missing leads to the privacy notice [GUARD-04]', async () => {
    const { arrived } = visit('/', { askAgreement: () => Promise.resolve(false) });
    expect(await arrived).toBe('/privacy-notice');
  });
});

describe('where somebody arrived without a session', () => {
  const nobody = { askRole: () => Promise.resolve(null), holdsSession: () => false };

  test('is kept with its query, so that signing in leads there', async () => {
    const { ports, arrived } = visit('/admin?tab=documents', nobody);
    expect(await arrived).toBe('/welcome');
    expect(ports.keepWanted).toHaveBeenCalledExactlyOnceWith('/admin?tab=documents');
  });

  test.each(['/cookies', '/no-such-page?tab=1', '/new-project'])(
    'is not kept where it is %s',
    async (path) => {
      const { ports, arrived } = visit(path, nobody);
      await arrived;
      expect(ports.keepWanted).not.toHaveBeenCalled();
    },
  );

  test('is not what somebody goes to later, as back to where the last person was', async () => {
    const { router, ports, arrived } = visit('/welcome', nobody);
    await arrived;
    await router.navigate('/admin');
    expect(router.state.location.pathname).toBe('/welcome');
    expect(ports.keepWanted).not.toHaveBeenCalled();
  });

  test('is not where a session has just ended, which is kept for its owner alone', async () => {
    let isOpen = true;
    const { ports, arrived } = visit('/admin', {
      holdsSession: () => isOpen,
      askRole() {
        isOpen = false;
        return Promise.resolve(null);
      },
    });
    expect(await arrived).toBe('/welcome');
    expect(ports.keepWanted).not.toHaveBeenCalled();
  });
});

describe('no answer to who somebody is', () => {
  const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

  test('fails the page in its place, which asks for nothing, for this navigation only [OPEN-20]', async () => {
    const askRole = vi.fn<GuardPorts['askRole']>(noAnswer);
    const { router, loader, arrived } = visit('/', { askRole });
    expect(await arrived).toBe('/');
    expect(loader).not.toHaveBeenCalled();
    expect(Object.values(router.state.errors ?? {})).toEqual([new TypeError('Failed to fetch')]);
    askRole.mockResolvedValue('ROLE_RESEARCHER');
    await router.revalidate();
    expect(router.state).toMatchObject({ location: { pathname: '/' }, errors: null });
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('leaves the page that somebody is on as it is while they choose a part of it', async () => {
    const askRole = vi.fn<GuardPorts['askRole']>(() => Promise.resolve('ROLE_RESEARCHER'));
    const { router, arrived } = visit('/', { askRole });
    await arrived;
    askRole.mockImplementation(noAnswer);
    await router.navigate('/?view=published');
    expect(router.state).toMatchObject({ location: { search: '?view=published' }, errors: null });
    await router.navigate('/privacy-notice');
    expect(Object.values(router.state.errors ?? {})).toEqual([new TypeError('Failed to fetch')]);
  });

  test('admits nobody to where another was before them', async () => {
    let role: Role | null = 'ROLE_ADMIN';
    const askRole = () => (role === null ? noAnswer() : Promise.resolve(role));
    const { router, arrived } = visit('/admin', { askRole });
    await arrived;
    role = 'ROLE_RESEARCHER';
    await router.navigate('/');
    role = null;
    await router.navigate('/admin');
    expect(Object.values(router.state.errors ?? {})).toEqual([new TypeError('Failed to fetch')]);
  });

  test('hinders nobody from a public page', async () => {
    const { router, loader, arrived } = visit('/cookies', { askRole: noAnswer });
    expect(await arrived).toBe('/cookies');
    expect(router.state.errors).toBeNull();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('leads whoever holds no session to the welcome page [GUARD-03]', async () => {
    const { arrived } = visit('/', { askRole: noAnswer, holdsSession: () => false });
    expect(await arrived).toBe('/welcome');
  });
});
