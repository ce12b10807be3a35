import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newProject } from '../features/projectInHand/projectInHand';
import { ProjectStore } from '../features/projectInHand/projectStore';
import { SessionStore } from '../features/session/sessionStore';
import { drawn, twoFrames } from '../testing/drawn';
import { problem, type Answers } from '../testing/fakeServer';
import { keepsNothing } from '../testing/keepsNothing';
import { openApp } from '../testing/openApp';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const researcher = { role: 'ROLE_RESEARCHER' } as const;
const answers: Answers = {
  'GET /projects': () => [],
  'GET /account/backup-codes': () => ({ left: 0 }),
  'POST /account/logout': () => undefined,
};

/** Sets the clock to exactly this long after the last activity, because polls have already advanced it. */
function idleFor(seconds: number) {
  const at = /"at":(\d+)/u.exec(localStorage.getItem('lastActivity') ?? '')?.[1];
  vi.advanceTimersByTime(Number(at) + seconds * 1000 - Date.now());
}

async function openHome(more: Answers = {}) {
  const app = await openApp('/new-project', {
    visitor: researcher,
    answers: { ...answers, ...more },
  });
  await expect.element(app.screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  // The watch has a chunk of its own; the shared activity that it writes shows that it has started.
  await expect.poll(() => localStorage.getItem('lastActivity')).not.toBeNull();
  const dialog = app.screen.getByRole('alertdialog');
  return { ...app, dialog };
}

/** Prepares a project in hand, for the pages that show one. */
function haveProjectInHand() {
  new SessionStore(sessionStorage).start('a-token', 'ada.byron@sounding.example');
  const store = new ProjectStore(sessionStorage, keepsNothing);
  store.take(newProject('Walking to school'));
  store.flush();
}

describe('A researcher who has done nothing for 600 seconds', () => {
  test('is told that the session will expire, and can go on or log out [IDLE-01, IDLE-02, OPEN-37]', async () => {
    const { dialog } = await openHome();
    idleFor(599);
    await twoFrames();
    expect(dialog.query()).toBeNull();
    idleFor(600);
    await drawn(() => dialog.query() !== null);
    await expect.element(dialog).toHaveTextContent('Your session will expire in 5 minutes.');
    await expect
      .element(dialog.getByRole('button', { name: 'Continue session', exact: true }))
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  });

  test.each([
    '/',
    '/project-overview/12',
    '/add-update/12',
    '/edit-project/12',
    '/edit-project-audience/12',
    '/new-project-audience',
    '/new-project-details',
    '/preview-project',
  ])(
    'is told so on %s as well, and logged out [IDLE-01, IDLE-05, IDLE-06, OPEN-36]',
    async (path) => {
      haveProjectInHand();
      const cutOff = () => problem(503);
      const { screen, address, services } = await openApp(path, {
        visitor: researcher,
        answers: {
          ...answers,
          'GET /age-ranges': cutOff,
          'GET /interests': cutOff,
          'GET /project-documents/{id}': cutOff,
          'GET /project-updates/project/{id}': cutOff,
          'GET /projects/summary/{id}': cutOff,
          'GET /projects/{id}': cutOff,
          'GET /questions-with-poll-scores/project/{id}': cutOff,
        },
      });
      await expect.poll(() => localStorage.getItem('lastActivity')).not.toBeNull();
      const reminded = screen.getByRole('alertdialog', { name: 'Are you still there?' });
      const terminated = screen.getByRole('alertdialog', { name: 'Session Terminated' });
      idleFor(599);
      await twoFrames();
      expect(reminded.query()).toBeNull();
      idleFor(600);
      await drawn(() => reminded.query() !== null);
      await expect.element(reminded).toBeVisible();
      expect(address()).toBe(path);
      idleFor(899);
      expect([services.session.get().authenticated, terminated.query()]).toEqual([true, null]);
      idleFor(900);
      expect(services.session.get().authenticated).toBe(false);
      await drawn(() => terminated.query() !== null);
      await expect.element(terminated).toBeVisible();
    },
  );

  test('goes on, and the server knows [IDLE-03]', async () => {
    const { dialog, server, services } = await openHome();
    idleFor(600);
    const before = server.arrived('GET /account/role').length;
    await dialog.getByRole('button', { name: 'Continue session', exact: true }).click();
    await expect.poll(() => dialog.elements().length).toBe(0);
    await expect.poll(() => server.arrived('GET /account/role').length).toBe(before + 1);
    idleFor(599);
    await twoFrames();
    expect(dialog.query()).toBeNull();
    idleFor(600);
    await drawn(() => dialog.query() !== null);
    expect(services.session.get().authenticated).toBe(true);
  });

  test('logs out at once [IDLE-04]', async () => {
    const { dialog, server, services, address } = await openHome();
    idleFor(600);
    await dialog.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect.poll(address).toBe('/signin');
    expect(services.session.get().authenticated).toBe(false);
    expect(server.arrived('POST /account/logout')).toHaveLength(1);
    expect(localStorage.getItem('lastActivity')).toBeNull();
  });
});

describe('After 900 seconds', () => {
  test('the session is over, here and on the server, and a dialog says so, which leads to the sign-in page [IDLE-05, IDLE-06, OPEN-37]', async () => {
    const { dialog, server, services, address } = await openHome();
    idleFor(600);
    await expect.element(dialog).toBeVisible();
    idleFor(899);
    expect(services.session.get().authenticated).toBe(true);
    idleFor(900);
    expect(services.session.get().authenticated).toBe(false);
    await drawn(() => dialog.query()?.textContent.includes('Session Terminated') ?? false);
    await expect.element(dialog).toHaveAccessibleName('Session Terminated');
    await expect.poll(() => server.arrived('POST /account/logout').length).toBe(1);
    expect(address()).toBe('/new-project');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect.poll(address).toBe('/signin');
    await expect.poll(() => dialog.elements().length).toBe(0);
  });

  test('the field that had focus before the reminder is remembered', async () => {
    const { screen, dialog } = await openHome();
    await screen.getByRole('textbox', { name: 'Title' }).click();
    idleFor(600);
    await expect.element(dialog).toBeVisible();
    idleFor(900);
    await expect.element(dialog).toHaveTextContent('Session Terminated');
    expect(sessionStorage.getItem('interruption')).toContain('"focusId":"title"');
  });
});

test('a session that the server ended says so in the same dialog, and the sign-in page after it', async () => {
  const { screen, services, address } = await openApp('/', {
    visitor: researcher,
    answers: { ...answers, 'GET /projects': () => problem(401) },
  });
  const dialog = screen.getByRole('alertdialog', { name: 'Session Terminated' });
  await expect.element(dialog).toBeVisible();
  expect(services.session.get().authenticated).toBe(false);
  expect(address()).toBe('/');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect.element(screen.getByText('Your session has ended')).toBeVisible();
  await expect.poll(address).toBe('/signin');
});

test('a session that turns out to have ended while another tab is chosen says so on that page', async () => {
  let isOver = false;
  const { screen, services, address } = await openApp('/', {
    visitor: researcher,
    answers: { ...answers, 'GET /account/role': () => (isOver ? problem(401) : researcher.role) },
  });
  const tab = screen.getByRole('tab', { name: 'Published', exact: true });
  await expect.element(tab).toBeVisible();
  isOver = true;
  await tab.click();
  const dialog = screen.getByRole('alertdialog', { name: 'Session Terminated' });
  await expect.element(dialog).toBeVisible();
  expect(services.session.get().authenticated).toBe(false);
  await expect.poll(address).toBe('/?view=published');
});

test.each([
  ['/cookies', 'ROLE_RESEARCHER'],
  ['/dashboard', 'ROLE_MONITOR_RESEARCHER'],
  ['/admin', 'ROLE_ADMIN'],
] as const)('nobody is reminded on %s [OPEN-36]', async (path, role) => {
  // Fetched before, so that a watch would have begun by the time the account's menu is open.
  await import('./SessionWatch');
  const { screen } = await openApp(path, {
    visitor: { role },
    answers: {
      ...answers,
      'GET /dashboard/counts': () => problem(503),
      'GET /dashboard/demographics': () => problem(503),
      'GET /researchers': () => problem(503),
      'GET /project-documents': () => [],
      'GET /signup-requests': () => [],
    },
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await screen.getByRole('button', { name: 'Account' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Change password' })).toBeVisible();
  vi.advanceTimersByTime(601_000);
  await twoFrames();
  expect(screen.getByRole('alertdialog').query()).toBeNull();
  expect(localStorage.getItem('lastActivity')).toBeNull();
});
