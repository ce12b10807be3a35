import type { Answers } from '../../../testing/fakeServer';
import { openApp } from '../../../testing/openApp';
import { labelled } from '../../../testing/labelled';
import { questionSample, updateSample } from '../publishing/samples.fixture';
import { summarySample } from '../summary.fixture';

/** One of each status, in no order. */
export const stored = [
  updateSample({ id: 9, date: '2026-10-01T09:00:00.000Z', text: 'The oldest.' }),
  updateSample({ id: 6, date: '2026-10-20T09:00:00.000Z', text: 'The newest.', status: 'DRAFT' }),
  updateSample({
    id: 7,
    date: '2026-10-10T09:00:00.000Z',
    text: 'The middle one.',
    status: 'DEACTIVATED',
  }),
];

/** The Updates tab of a project. */
export async function openUpdates(more: Answers = {}, search = '') {
  const app = await openApp(`/project-overview/12?tab=updates${search}`, {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects/summary/{id}': () => summarySample(),
      'GET /project-updates/project/{id}': () => stored,
      'GET /questions-with-poll-scores/project/{id}': () => [questionSample()],
      ...more,
    },
  });
  const { screen } = app;
  const field = screen.getByRole('textbox', { name: 'Update' });
  const press = (name: string) => screen.getByRole('button', { name: labelled(name) }).click();
  const texts = () => screen.getByText(/^The (oldest|newest|middle one)\.$/).elements();
  return { ...app, field, press, shown: () => texts().map((element) => element.textContent) };
}
