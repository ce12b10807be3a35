import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { problem, type Answers } from '../../../testing/fakeServer';
import { heldBack, leaveSlowDialog } from '../../../testing/leaveSlowDialog';
import { lostAnswer } from '../../../testing/lostAnswer';
import { toastIn } from '../../../testing/toastIn';
import { openOverview } from '../openOverview.fixture';
import { summarySample } from '../summary.fixture';

async function openAsking(answers: Answers) {
  const app = await openOverview({ answers });
  await app.screen.getByRole('button', { name: 'Complete project', exact: true }).click();
  const dialog = app.screen.getByRole('alertdialog', { name: 'Confirmation Dialog' });
  await expect.element(dialog).toBeVisible();
  return {
    ...app,
    dialog,
    confirm: () => dialog.getByRole('button', { name: 'Complete project', exact: true }),
  };
}

test('completing is offered beside the status [DONE-01]', async () => {
  const { screen } = await openOverview();
  await expect
    .element(
      screen
        .getByRole('definition')
        .filter({ hasText: 'Ongoing' })
        .getByRole('button', { name: 'Complete project', exact: true }),
    )
    .toBeVisible();
});

test('completing is confirmed first, told in full, and called what it is [DONE-01, DONE-02, OPEN-82]', async () => {
  const { dialog, server, screen } = await openAsking({
    'POST /complete-project/{id}': () => undefined,
  });
  await expect.element(dialog).toHaveTextContent('can no longer give feedback');
  await expect.element(dialog).toHaveTextContent('This cannot be undone.');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('alertdialog').elements()).toEqual([]);
  expect(server.arrived('POST /complete-project/{id}')).toEqual([]);
  await expect.element(screen.getByText('Ongoing')).toBeVisible();
});

test('before the launch it is said that participants will never see the project [DONE-02]', async () => {
  const { dialog } = await openAsking({
    'GET /projects/summary/{id}': () =>
      summarySample({ publishedDate: '2999-01-01T00:00:00.000Z' }),
  });
  await expect.element(dialog).toHaveTextContent('participants will never see it. This cannot');
  await expect.element(dialog).not.toHaveTextContent('What they said so far');
});

test('afterwards everything reads Completed, without a reload [DONE-02, DONE-03, DONE-04, OPEN-106]', async () => {
  let hasEnded = false;
  const { confirm, screen, server } = await openAsking({
    'POST /complete-project/{id}': () => {
      hasEnded = true;
    },
    'GET /projects/summary/{id}': () =>
      summarySample(hasEnded ? { endDate: '2026-10-20T08:00:00.000Z' } : {}),
  });
  await confirm().click();
  await expect.element(toastIn(screen, 'Done: Project completed successfully')).toBeVisible();
  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('20/10/2026, 09:00', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Complete project', exact: true }).elements()).toEqual(
    [],
  );
  expect(server.arrived('POST /complete-project/{id}')[0]?.request.url).toMatch(/\/12$/);
  // The button is gone, so focus goes to the changed status.
  await expect.poll(() => document.activeElement?.textContent).toBe('Completed');
});

test('a browser whose clock is behind reads Completed all the same [DONE-03]', async () => {
  const { confirm, screen } = await openAsking({ 'POST /complete-project/{id}': () => undefined });
  await confirm().click();
  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible();
});

test.each([
  [
    'the server’s words',
    { detail: 'This project is already completed.' },
    'This project is already completed.',
  ],
  ['words of our own', {}, 'Something went wrong'],
])('a completion that fails says so in %s [ERR-12]', async (_, parts, message) => {
  const { confirm, screen } = await openAsking({
    'POST /complete-project/{id}': () => problem(409, parts),
  });
  await confirm().click();
  await expect.element(toastIn(screen, `Error: ${message}`)).toBeVisible();
  await expect.element(screen.getByText('Ongoing')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Complete project', exact: true }))
    .toBeVisible();
});

test('a completion that is refused as the project has ended elsewhere reads Completed, without a reload [OVER-17]', async () => {
  let hasEnded = false;
  const { confirm, screen } = await openAsking({
    'POST /complete-project/{id}': () => {
      hasEnded = true;
      return problem(409);
    },
    'GET /projects/summary/{id}': () =>
      summarySample(hasEnded ? { endDate: '2026-10-20T08:00:00.000Z' } : {}),
  });
  await confirm().click();
  await expect
    .element(screen.getByText('Completed', { exact: true }), { timeout: 5000 })
    .toBeVisible();
});

test('a completion whose answer was lost counts when it is sent again', async () => {
  const { confirm, screen } = await openAsking({
    'POST /complete-project/{id}': lostAnswer(undefined),
  });
  await confirm().click();
  await expect
    .element(screen.getByRole('region', { name: 'Messages' }))
    .toHaveTextContent('Error: ');
  await screen.getByRole('button', { name: 'Complete project', exact: true }).click();
  await confirm().click();
  await expect.element(toastIn(screen, 'Done: Project completed successfully')).toBeVisible();
});

test('a completion whose dialog was left is not asked for again before its answer, which closes no other question', async () => {
  const { released, release } = heldBack();
  const { dialog, screen, server } = await openAsking({
    'POST /complete-project/{id}': async () => {
      await released;
      return problem(503, { detail: 'Too busy.' });
    },
  });
  await leaveSlowDialog(dialog, 'Complete project');
  const button = screen.getByRole('button', { name: /Complete project/ });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(dialog.elements()).toEqual([]);
  release();
  await expect.element(toastIn(screen, 'Error: Too busy.')).toBeVisible();
  await button.click();
  await expect.element(dialog).toBeVisible();
  expect(server.arrived('POST /complete-project/{id}')).toHaveLength(1);
});

test('a project that ended cannot be completed [OPEN-106]', async () => {
  const { screen } = await openOverview({ summary: { endDate: '2020-01-31T17:00:00.000Z' } });
  await expect.element(screen.getByText('Starts', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Complete project', exact: true }).elements()).toEqual(
    [],
  );
});
