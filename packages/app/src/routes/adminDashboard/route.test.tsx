import { expect, test } from 'vitest';
import type { Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { documentSample, researcherPage, signupSample } from '../../testing/samples';

const answers: Answers = {
  'GET /researchers': () => researcherPage(),
  'GET /project-documents': () => [documentSample()],
  'GET /signup-requests': () => [
    signupSample(),
    signupSample({ id: 6, login: 'b@charity.example' }),
  ],
};

const openAdmin = (path = '/admin', more: Answers = {}) =>
  openApp(path, { visitor: { role: 'ROLE_ADMIN' }, answers: { ...answers, ...more } });

test('the dashboard has three tabs, and what waits is counted on them [ADM-01, ADM-02, ADM-03, ROUTE-20]', async () => {
  const { screen } = await openAdmin();
  for (const name of [
    /^Researchers$/,
    /^Projects awaiting approval\W*1 waiting$/,
    /^Signup requests\W*2 waiting$/,
  ]) {
    await expect.element(screen.getByRole('tab', { name })).toBeVisible();
  }
});

test('thousands that wait are heard as they are seen', async () => {
  const many = Array.from({ length: 1200 }, (_, place) => signupSample({ id: place + 1 }));
  const { screen } = await openAdmin('/admin', { 'GET /signup-requests': () => many });
  await expect
    .element(screen.getByRole('tab', { name: /Signup requests.*1,200 waiting/ }))
    .toBeVisible();
});

test('the chosen tab stands in the address', async () => {
  const { screen, address } = await openAdmin();
  await screen.getByRole('tab', { name: /Signup requests/ }).click();
  await expect.poll(address).toBe('/admin?tab=signups');
  await expect.element(screen.getByRole('table', { name: 'Signup requests' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Researchers' }).click();
  await expect.poll(address).toBe('/admin');
});

test('the chosen tab is named in the browser’s tab, under the same heading (WCAG 2.4.2)', async () => {
  const { screen } = await openAdmin();
  await expect.poll(() => document.title).toBe('Researchers – Administration – Sounding');
  await screen.getByRole('tab', { name: /Signup requests/ }).click();
  await expect.poll(() => document.title).toBe('Signup requests – Administration – Sounding');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Administration', exact: true }))
    .toBeVisible();
});

test('settings and a new researcher are one press away [ADM-04, ADM-05]', async () => {
  const { screen } = await openAdmin();
  await expect
    .element(screen.getByRole('link', { name: 'Settings & Config', exact: true }))
    .toHaveAttribute('href', '/admin/settings');
  await expect
    .element(screen.getByRole('link', { name: 'Add new researcher', exact: true }))
    .toHaveAttribute('href', '/admin/add-researcher');
});
