import type { Schemas } from '@sounding/api-client';
import { expect } from 'vitest';
import { createKeptProjects } from '../../features/projectInHand/keptProjects';
import { storedProject, type EditableProject } from '../../features/projectInHand/projectInHand';
import type { Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { ageRanges, interests, projectRow, storedProjectSample } from '../../testing/samples';

/** The login of the signed-in person. */
export const login = 'ada.byron@sounding.example';
export const keptWork = createKeptProjects(() => login);

/** The answers that are the same in all these tests. */
export const around: Answers = {
  'GET /projects': () => [projectRow({})],
  'GET /age-ranges': () => ageRanges,
  'GET /interests': () => interests,
  'GET /project-documents/{id}': () => undefined,
};

/** Keeps work in the browser, as an earlier visit that did not save. */
export async function leaveWork(subtitle: string, changes: Partial<EditableProject> = {}) {
  const inHand = storedProject(storedProjectSample(), null);
  keptWork.keep({ ...inHand, form: { ...inHand.form, subtitle, ...changes } });
  await expect.poll(() => keptWork.list()).toHaveLength(1);
}

/** Opens `path`; `project` and `row` change the researcher's project 12 and its row in the list. */
export function open(
  path: string,
  project: Partial<Schemas['Project']> = {},
  row: Partial<Schemas['ProjectListItem']> = {},
) {
  return openApp(path, {
    visitor: { role: 'ROLE_RESEARCHER' },
    history: ['/'],
    answers: {
      ...around,
      'GET /projects': () => [projectRow(row)],
      'GET /projects/{id}': () => storedProjectSample(project),
      'PUT /projects': () => storedProjectSample({ subtitle: 'Typed and lost?' }),
    },
  });
}

export type Screen = Awaited<ReturnType<typeof open>>['screen'];
export const subtitleIn = (screen: Screen) => screen.getByRole('textbox', { name: 'Subtitle' });
export const headingIn = (screen: Screen) =>
  screen.getByRole('heading', { name: 'Project details' });
export const buttonIn = (screen: Screen, name: string) =>
  screen.getByRole('button', { name, exact: true });
