import type { Location } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createKeptProjects } from '../features/projectInHand/keptProjects';
import { newProject } from '../features/projectInHand/projectInHand';
import { problem, type Answers } from '../testing/fakeServer';
import { openApp } from '../testing/openApp';

const mine = createKeptProjects(() => 'ada.byron@sounding.example');
const somebodyElses = createKeptProjects(() => 'ben@sounding.example');

type OpenedApp = Awaited<ReturnType<typeof openApp>>;

/** The question is shown before its own history entry is, which comes after an answer of the server. */
async function entryOfQuestion(router: OpenedApp['router']): Promise<Location<unknown>> {
  const here = (): Location<unknown> => router.state.location;
  await expect.poll(() => here().state).toEqual({ isAsked: true });
  return here();
}

async function logOutWithWork(answers: Answers = {}, path = '/') {
  localStorage.setItem('theme', 'dark');
  mine.keep(newProject('Walking to school'));
  somebodyElses.keep(newProject('Sleeping well'));
  await expect.poll(() => mine.list()).toHaveLength(1);
  await expect.poll(() => somebodyElses.list()).toHaveLength(1);
  const app = await openApp(path, {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { 'GET /projects': () => [], 'POST /account/logout': () => undefined, ...answers },
  });
  await app.screen.getByText('Log out').click();
  const dialog = app.screen.getByRole('alertdialog');
  await expect.element(dialog).toHaveTextContent('unsaved changes to “Walking to school”');
  return { ...app, dialog };
}

test('logging out asks before unsaved work is removed, and then removes all of this person’s', async () => {
  const { dialog, services, server, address } = await logOutWithWork();
  expect(services.session.get().authenticated).toBe(true);
  await dialog.getByRole('button', { name: 'Log out and discard' }).click();
  await expect.poll(() => services.session.get().authenticated).toBe(false);
  await expect.poll(address).toBe('/signin');
  expect(server.arrived('POST /account/logout')).toHaveLength(1);
  await expect.poll(() => mine.list()).toEqual([]);
  expect(await somebodyElses.list()).toHaveLength(1);
  expect(Object.keys(sessionStorage)).toEqual(['authenticated']);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('the question does not wait for the server, which has let this person through already', async () => {
  let asked = 0;
  const { dialog, services } = await logOutWithWork({
    'GET /account/role': () =>
      ++asked > 2 ? new Promise<Response>(() => undefined) : 'ROLE_RESEARCHER',
  });
  await dialog.getByRole('button', { name: 'Log out and discard' }).click();
  await expect.poll(() => services.session.get().authenticated).toBe(false);
});

test('it is removed even if the server cannot be told', async () => {
  const { dialog, services } = await logOutWithWork({ 'POST /account/logout': () => problem(503) });
  await dialog.getByRole('button', { name: 'Log out and discard' }).click();
  await expect.poll(() => services.session.get().authenticated).toBe(false);
  await expect.poll(() => mine.list()).toEqual([]);
});

test('a person who would rather stay is back where they were, and nothing is lost', async () => {
  const { screen, dialog, services, server, address } = await logOutWithWork({}, '/faqs');
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect.poll(address).toBe('/faqs');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Frequently');
  expect(services.session.get().authenticated).toBe(true);
  expect(server.arrived('POST /account/logout')).toEqual([]);
  expect(await mine.list()).toHaveLength(1);
});

test('whoever has stayed and goes forward in the browser is asked nothing, not logged out and back again', async () => {
  const { dialog, services, server, address, router } = await logOutWithWork({}, '/faqs');
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect.poll(address).toBe('/faqs');
  await mine.removeAll();
  const visited: string[] = [];
  onTestFinished(router.subscribe(({ location }) => visited.push(location.pathname)));
  await router.navigate(1);
  await expect.poll(() => visited).toContain('/signin');
  await expect.poll(address).toBe('/faqs');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(services.session.get().authenticated).toBe(true);
  expect(server.arrived('POST /account/logout')).toEqual([]);
});

test('whoever goes back at the question has stayed: coming forward to it ends nothing', async () => {
  const { dialog, services, server, address, router } = await logOutWithWork({}, '/faqs');
  await entryOfQuestion(router);
  await router.navigate(-1);
  await expect.poll(address).toBe('/faqs');
  await expect.element(dialog).not.toBeInTheDocument();
  await mine.removeAll();
  const visited: string[] = [];
  onTestFinished(router.subscribe(({ location }) => visited.push(location.pathname)));
  await router.navigate(1);
  await expect.poll(() => visited).toContain('/signin');
  await expect.poll(address).toBe('/faqs');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(services.session.get().authenticated).toBe(true);
  expect(server.arrived('POST /account/logout')).toEqual([]);
});

test('whoever went back at the question has stayed after a reload, too: the entry itself knows it', async () => {
  const { router: before } = await logOutWithWork({}, '/faqs');
  const asked = await entryOfQuestion(before);
  await cleanup();
  await mine.removeAll();
  const { services, server, address, router } = await openApp('/faqs', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { 'POST /account/logout': () => undefined },
  });
  const visited: string[] = [];
  onTestFinished(router.subscribe(({ location }) => visited.push(location.pathname)));
  await router.navigate('/signin', { state: asked.state });
  await expect.poll(() => visited).toContain('/signin');
  await expect.poll(address).toBe('/faqs');
  expect(services.session.get().authenticated).toBe(true);
  expect(server.arrived('POST /account/logout')).toEqual([]);
});

/** Logs out while the browser still looks for kept work; calling `found` ends the search. */
async function logOutSlowly(prepare: (app: OpenedApp) => void = () => undefined) {
  const app = await openApp('/', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { 'GET /projects': () => [], 'POST /account/logout': () => undefined },
  });
  await expect.element(app.screen.getByText('Your current projects')).toBeVisible();
  let found: () => void = () => undefined;
  const looking = new Promise<readonly []>((resolve) => {
    found = () => resolve([]);
  });
  onTestFinished(() => found());
  vi.spyOn(app.services.keptProjects, 'list').mockReturnValue(looking);
  prepare(app);
  await app.screen.getByText('Log out').click();
  await expect.poll(app.address).toBe('/signin');
  return { ...app, found };
}

/** Fires `pagehide` as soon as the router's state fulfils `isThere`, before React renders that state. */
function goWhen({ router }: OpenedApp, isThere: (state: OpenedApp['router']['state']) => boolean) {
  const stop = router.subscribe((state) => {
    if (!isThere(state)) return;
    stop();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  onTestFinished(stop);
}

async function expectLoggedOut({ server, services }: OpenedApp) {
  expect(services.session.get().authenticated).toBe(false);
  const told = () => server.arrived('POST /account/logout');
  await expect.poll(told).toHaveLength(1);
  expect(told()[0]?.request.keepalive).toBe(true);
}

test('a page that goes while the browser looks for unsaved work ends the session all the same', async () => {
  const app = await logOutSlowly();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expectLoggedOut(app);
});

test('a page that goes while the sign-in page is on its way ends the session all the same', async () => {
  const app = await logOutSlowly((opened) =>
    goWhen(opened, ({ navigation }) => navigation.location?.pathname === '/signin'),
  );
  await expectLoggedOut(app);
});

test('a page that goes at the moment the address is the sign-in page’s ends the session all the same', async () => {
  const app = await logOutSlowly((opened) =>
    goWhen(opened, ({ location }) => location.pathname === '/signin'),
  );
  await expectLoggedOut(app);
});

test('a person who goes on while the browser looks for unsaved work is logged out all the same', async () => {
  const { screen, router, server, services, address, found } = await logOutSlowly();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await router.navigate('/');
  await expect.element(screen.getByText('Your current projects')).toBeVisible();
  expect(services.session.get().authenticated).toBe(true);
  found();
  await expect.poll(() => services.session.get().authenticated).toBe(false);
  await expect.poll(address).toBe('/signin');
  expect(server.arrived('POST /account/logout')).toHaveLength(1);
});
