import { expect, test } from 'vitest';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { openApp } from '../../testing/openApp';
import { ageRanges, interests } from '../../testing/samples';

const visitor = { role: 'ROLE_RESEARCHER' } as const;
const answers = {
  'GET /projects': () => [],
  'GET /age-ranges': () => ageRanges,
  'GET /interests': () => interests,
};

async function openTitleStep() {
  const app = await openApp('/new-project', { visitor, answers });
  return {
    ...app,
    title: app.screen.getByRole('textbox', { name: 'Title' }),
    next: app.screen.getByRole('button', { name: 'Next: audience' }),
  };
}

test('the title step asks for the title and counts its characters [NEW-01, ROUTE-06]', async () => {
  const { screen, title } = await openTitleStep();
  await title.fill('Walking to school');
  await expect.element(screen.getByText('17 of 100 characters used')).toBeVisible();
});

test('Next is disabled while the title is empty, blank or over 100, and says why [NEW-03]', async () => {
  const { screen, title, next } = await openTitleStep();
  await expect.element(next).toBeDisabled();
  await expect.element(screen.getByText('Enter a title to go on.')).toBeVisible();
  await title.fill('   ');
  await expect.element(next).toBeDisabled();
  await title.fill('x'.repeat(101));
  await expect.element(next).toBeDisabled();
  await expect.element(screen.getByText('The Title cannot exceed 100 characters')).toBeVisible();
  await title.fill('x'.repeat(100));
  await expect.element(next).toBeEnabled();
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

test('leaving all the same loses the title [NEW-04, OPEN-64]', async () => {
  const { screen, title, address, services } = await openTitleStep();
  await title.fill('Walking to school');
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(address).toBe('/');
  expect(projectStoreOf(services).get()).toBeNull();
});

test('leaving without a title asks nothing', async () => {
  const { screen, address } = await openTitleStep();
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await expect.poll(address).toBe('/');
});

test('a project that was begun can be gone on with or begun afresh', async () => {
  const { screen, title, next, router } = await openTitleStep();
  await title.fill('Walking to school');
  await next.click();
  await expect.element(screen.getByRole('heading', { name: 'Audience' })).toBeVisible();
  await router.navigate('/new-project');
  await expect.element(title).toHaveValue('Walking to school');
  await screen.getByRole('button', { name: 'Start afresh' }).click();
  await expect.element(title).toHaveValue('');
});
