import type { Schemas } from '@sounding/api-client';
import { describe, expect, test } from 'vitest';
import { problem } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { storedProjectSample } from '../../testing/samples';
import { around, buttonIn, keptWork, subtitleIn, type Screen } from './details.fixture';

type Stored = Partial<Schemas['Project']>;

/** Saves the project with what was typed, and goes to the home page meanwhile. */
async function leaveWhileSaving(path: string, save: string, stored: Stored = {}) {
  let answer: (saved: Schemas['Project'] | Response) => void = () => undefined;
  const app = await openApp(path, {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => storedProjectSample(stored),
      'PUT /projects': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  const { screen, router, server } = app;
  await subtitleIn(screen).fill('Mine');
  await buttonIn(screen, save).click();
  await expect.poll(() => server.arrived('PUT /projects')).toHaveLength(1);
  void router.navigate('/');
  const isWaiting = dialogIn(screen, 'Your changes are being saved');
  await expect.element(isWaiting).toHaveTextContent('You go on as soon as that is done.');
  return {
    ...app,
    isWaiting,
    isSaved: () => answer(storedProjectSample({ ...stored, subtitle: 'Mine', version: 4 })),
    isRefused: () => answer(problem(503)),
  };
}

const dialogIn = (screen: Screen, name: string) => screen.getByRole('alertdialog', { name });
const published: Stored = { status: 'PUBLISHED', publishedDate: '2026-10-01T08:00:00.000Z' };

describe('Whoever leaves while their changes are being saved', () => {
  test('cannot take them back, goes on once they are saved, and leaves nothing unsaved [DET-15]', async () => {
    const { screen, server, isWaiting, isSaved, address } = await leaveWhileSaving(
      '/new-project-details?project=12',
      'Save as draft',
    );
    await expect
      .element(isWaiting.getByRole('button', { name: "Don't save changes" }))
      .toBeDisabled();
    isSaved();
    await expect.poll(address).toBe('/');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(server.arrived('PUT /projects')).toHaveLength(1);
    expect(await keptWork.list()).toEqual([]);
    expect(screen.getByText('You have unsaved work').elements()).toEqual([]);
  });

  test('goes where they wanted to, and not to the overview of what is saved', async () => {
    const { isSaved, address, server } = await leaveWhileSaving(
      '/edit-project/12',
      'Save changes',
      published,
    );
    isSaved();
    await expect.poll(address).toBe('/');
    expect(server.arrived('GET /projects/summary/{id}')).toEqual([]);
  });

  test('is asked what to do where saving fails, and may leave without it then', async () => {
    const { screen, isRefused, address } = await leaveWhileSaving(
      '/new-project-details?project=12',
      'Save as draft',
    );
    isRefused();
    const question = dialogIn(screen, 'You have unsaved changes');
    await question.getByRole('button', { name: "Don't save changes" }).click();
    await expect.poll(address).toBe('/');
  });
});

test('What is being saved cannot be cancelled any more', async () => {
  const { screen } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => storedProjectSample(),
      'PUT /projects': () => new Promise(() => undefined),
    },
  });
  await subtitleIn(screen).fill('Mine');
  const cancel = buttonIn(screen, 'Cancel changes');
  await expect.element(cancel).toBeEnabled();
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(cancel).toBeDisabled();
});

test('Whoever leaves changes to a project that awaits approval is told what saving them does [DET-15]', async () => {
  const { screen, router } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { ...around, 'GET /projects/{id}': () => storedProjectSample({ status: 'PENDING' }) },
  });
  await subtitleIn(screen).fill('Mine');
  void router.navigate('/');
  await expect
    .element(dialogIn(screen, 'You have unsaved changes'))
    .toHaveTextContent(/becomes a draft again and awaits approval no more/);
});
