import type { Answers } from '../../../testing/fakeServer';
import { openApp } from '../../../testing/openApp';
import { labelled } from '../../../testing/labelled';
import { questionSample } from '../publishing/samples.fixture';
import { summarySample } from '../summary.fixture';

/** The Questions tab of a project. */
export async function openQuestions(more: Answers = {}, search = '') {
  const app = await openApp(`/project-overview/12?tab=questions${search}`, {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects/summary/{id}': () => summarySample(),
      'GET /questions-with-poll-scores/project/{id}': () => [questionSample()],
      'GET /answers/question/{id}': () => ({
        content: [],
        pageNumber: 0,
        totalPages: 0,
        totalElements: 0,
      }),
      ...more,
    },
  });
  const { screen } = app;
  return {
    ...app,
    field: screen.getByRole('textbox', { name: 'Question text' }),
    press: (name: string) => screen.getByRole('button', { name: labelled(name) }).click(),
    article: (name: string) => screen.getByRole('article', { name, exact: true }),
  };
}
