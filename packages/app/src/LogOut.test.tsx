import { expect, test } from 'vitest';
import { createKeptWork } from './features/projectInHand/keptWork';
import { newProject } from './features/projectInHand/projectInHand';
import { problem, type Answers } from './testing/fakeServer';
import { openApp } from './testing/openApp';

const mine = createKeptWork(() => 'ada.byron@sounding.example');
const somebodyElses = createKeptWork(() => 'ben@sounding.example');

async function logOutWithWork(answers: Answers = {}) {
  localStorage.setItem('theme', 'dark');
  mine.keep(newProject('Walking to school'));
  somebodyElses.keep(newProject('Sleeping well'));
  await expect.poll(() => mine.list()).toHaveLength(1);
  await expect.poll(() => somebodyElses.list()).toHaveLength(1);
  const app = await openApp('/', {
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
  expect(address()).toBe('/signin');
  expect(server.arrived('POST /account/logout')).toHaveLength(1);
  await expect.poll(() => mine.list()).toEqual([]);
  expect(await somebodyElses.list()).toHaveLength(1);
  expect(Object.keys(sessionStorage)).toEqual(['authenticated']);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('it is removed even if the server cannot be told', async () => {
  const { dialog, services } = await logOutWithWork({ 'POST /account/logout': () => problem(503) });
  await dialog.getByRole('button', { name: 'Log out and discard' }).click();
  await expect.poll(() => services.session.get().authenticated).toBe(false);
  await expect.poll(() => mine.list()).toEqual([]);
});

test('a person who would rather stay is led home, and nothing is lost', async () => {
  const { screen, dialog, services, server, address } = await logOutWithWork();
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect.poll(address).toBe('/');
  await expect.element(screen.getByText('You have unsaved work')).toBeVisible();
  expect(services.session.get().authenticated).toBe(true);
  expect(server.arrived('POST /account/logout')).toEqual([]);
  expect(await mine.list()).toHaveLength(1);
});
