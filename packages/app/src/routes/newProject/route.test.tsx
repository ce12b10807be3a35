import { projectLimits } from '@sounding/domain/project';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { dismissToast } from '../../testing/dismissToast';
import { keepNothing } from '../../testing/keepNothing';
import { openApp } from '../../testing/openApp';
import { ageRanges, interests } from '../../testing/samples';

const visitor = { role: 'ROLE_RESEARCHER' } as const;
const answers = {
  'GET /projects': () => [],
  'GET /age-ranges': () => ageRanges,
  'GET /interests': () => interests,
};

async function openTitleStep() {
  const app = await openApp('/new-project', { visitor, history: ['/'], answers });
  return {
    ...app,
    title: app.screen.getByRole('textbox', { name: 'Title' }),
    next: app.screen.getByRole('button', { name: 'Next: audience', exact: true }),
  };
}

test('the title step asks for the title and counts its characters [NEW-01, ROUTE-06]', async () => {
  const { screen, title } = await openTitleStep();
  await title.fill('Walking to school');
  await expect.element(screen.getByText('17 of 100 characters used')).toBeVisible();
});

test('Next is disabled while the title is empty, blank or over 100, and says why [NEW-03, RULE-01]', async () => {
  const { screen, title, next } = await openTitleStep();
  await expect.element(next).toBeDisabled();
  await expect.element(screen.getByText('Enter a title to go on.')).toBeVisible();
  expect(screen.getByText('Title is required').elements()).toEqual([]);
  await title.fill('   ');
  await expect.element(next).toBeDisabled();
  await expect.element(title).toHaveAccessibleDescription(/Title is required/);
  await title.fill('x'.repeat(101));
  await expect.element(next).toBeDisabled();
  await expect.element(screen.getByText('The Title cannot exceed 100 characters')).toBeVisible();
  await title.fill('x'.repeat(100));
  await expect.element(next).toBeEnabled();
});

test.each([
  ['', 'Title is required'],
  ['x'.repeat(104), 'The Title cannot exceed 100 characters'],
])('Enter on a title that cannot be gone on with says why, each time: "%s"', async (typed, why) => {
  const { screen, title } = await openTitleStep();
  await title.fill('Walking');
  await title.fill(typed);
  const alert = screen.getByRole('alert');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent(why);
  await expect.element(title).toHaveFocus();
  const first = alert.element();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => alert.element()).not.toBe(first);
  await expect.element(alert).toHaveTextContent(why);

  await userEvent.keyboard('a');
  await expect.element(alert).not.toBeInTheDocument();
});

test('a title that the browser keeps in this tab alone says so as soon as it is typed', async () => {
  keepNothing();
  const { screen, title } = await openTitleStep();
  const note = screen.getByText(/^Your browser does not let us keep unsaved work/);
  expect(note.elements()).toEqual([]);
  await title.fill('Walking to school');
  await dismissToast(screen, 'Your browser does not let us keep unsaved work');
  await expect.element(note).toBeVisible();
});

test('a begun project that the browser keeps in this tab alone is not left for another one [OPEN-63]', async () => {
  keepNothing();
  const { screen, title, next, router } = await openTitleStep();
  await title.fill('Walking to school');
  await dismissToast(screen, 'Your browser does not let us keep unsaved work');
  await next.click();
  await expect.element(screen.getByRole('heading', { name: 'Audience' })).toBeVisible();
  await router.navigate('/new-project');
  await expect.element(screen.getByText(/^Go on with it here/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Start another one' }))
    .not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Walking to school');
});

test('Next leads to the audience with the title kept, and asks nothing [NEW-02, OPEN-64]', async () => {
  const { screen, title, next, address, services } = await openTitleStep();
  await title.fill(' Walking to school ');
  await next.click();
  await expect.poll(address).toBe('/new-project-audience');
  await expect.element(screen.getByText(/Walking to school/)).toBeVisible();
  expect(projectStoreOf(services).get()?.form.title).toBe('Walking to school');
});

test('leaving with an unsaved title warns, and staying keeps it [NEW-04, OPEN-64]', async () => {
  const { screen, title, address } = await openTitleStep();
  await title.fill('Walking to school');
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await expect
    .element(screen.getByRole('alertdialog'))
    .toHaveTextContent('The title you have typed will be lost.');
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(title).toHaveValue('Walking to school');
  expect(address()).toBe('/new-project');
});

test('leaving with a title that is too long to go on with warns all the same [NEW-04, OPEN-64]', async () => {
  const { screen, title, next } = await openTitleStep();
  await title.fill('x'.repeat(projectLimits.title + 1));
  await expect.element(next).toBeDisabled();
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await expect
    .element(screen.getByRole('alertdialog'))
    .toHaveTextContent('The title you have typed will be lost.');
});

test('leaving by the back button warns as well [NEW-04]', async () => {
  const { screen, title, router, address } = await openTitleStep();
  await title.fill('Walking to school');
  await router.navigate(-1);
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  expect(address()).toBe('/new-project');
});

test('leaving by closing the tab or loading it anew asks only while a title is unsaved [NEW-04]', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { title } = await openTitleStep();
  await expect.element(title).toBeVisible();
  expect(isAsked()).toBe(false);
  await title.fill('Walking to school');
  expect(isAsked()).toBe(true);
});

test('leaving all the same loses the title [NEW-04, OPEN-64]', async () => {
  const { screen, title, address, services } = await openTitleStep();
  await title.fill('Walking to school');
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(address).toBe('/');
  expect(projectStoreOf(services).get()).toBeNull();
});

test('half a title is kept as it is typed, through the end of the session and of the tab [OPEN-63]', async () => {
  const { title, services } = await openTitleStep();
  const kept = async () =>
    (await services.keptProjects.list()).map(({ inHand }) => inHand.form.title);
  await title.fill('Walking to sch');
  await expect.poll(kept).toEqual(['Walking to sch']);

  services.sessionExpiry.expire();
  // The same tab, once the same person has signed in again.
  await cleanup();
  const again = await openTitleStep();
  await expect.element(again.title).toHaveValue('Walking to sch');
  await expect.element(again.screen.getByText('You have already begun a project')).toBeVisible();

  await again.title.fill('');
  await expect.poll(kept).toEqual([]);
  expect(projectStoreOf(again.services).get()).toBeNull();
});

test('leaving with another title than before leaves the one before', async () => {
  const { title, next, screen, router, services } = await openTitleStep();
  await title.fill('Walking to school');
  await next.click();
  await expect.element(screen.getByRole('heading', { name: 'Audience' })).toBeVisible();
  await router.navigate(-1);
  await title.fill('Cycling to school');
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByText(/Your changes to “Walking to school”/)).toBeVisible();
  expect(projectStoreOf(services).get()?.form.title).toBe('Walking to school');
});

test('leaving without a title asks nothing', async () => {
  const { screen, address } = await openTitleStep();
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await expect.poll(address).toBe('/');
});

test('a project that was begun can be gone on with, and waits at home where another one is started [OPEN-63]', async () => {
  const { screen, title, next, router, services } = await openTitleStep();
  const kept = async () =>
    (await services.keptProjects.list()).map(({ inHand }) => inHand.form.title);
  await title.fill('Walking to school');
  await next.click();
  await expect.element(screen.getByRole('heading', { name: 'Audience' })).toBeVisible();
  await router.navigate('/new-project');
  await expect.element(title).toHaveValue('Walking to school');
  await screen.getByRole('button', { name: 'Start another one' }).click();
  await expect.element(title).toHaveValue('');
  await expect.element(screen.getByRole('heading', { name: 'New project' })).toHaveFocus();

  await title.fill('Cycling');
  await expect.poll(async () => (await kept()).sort()).toEqual(['Cycling', 'Walking to school']);
  await title.fill('');
  await expect.poll(kept).toEqual(['Walking to school']);
  await router.navigate('/');
  await screen
    .getByRole('group', { name: 'Walking to school' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect.element(screen.getByRole('heading', { name: 'Audience' })).toBeVisible();
});
