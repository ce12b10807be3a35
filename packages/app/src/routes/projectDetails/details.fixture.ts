import type { Schemas } from '@sounding/api-client';
import { expect } from 'vitest';
import { createKeptProjects } from '../../features/projectInHand/keptProjects';
import { storedProject, type EditableProject } from '../../features/projectInHand/projectInHand';
import type { Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { ageRanges, interests, projectRow, storedProjectSample } from '../../testing/samples';

/** Whoever is signed in. */
export const login = 'ada.byron@sounding.example';
export const keptWork = createKeptProjects(() => login);

/** What every server here answers alike. */
export const around: Answers = {
  'GET /projects': () => [projectRow({})],
  'GET /age-ranges': () => ageRanges,
  'GET /interests': () => interests,
  'GET /project-documents/{id}': () => undefined,
};

/** What an earlier visit typed and did not save. */
export async function leaveWork(subtitle: string, changes: Partial<EditableProject> = {}) {
  const inHand = storedProject(storedProjectSample(), null);
  keptWork.keep({ ...inHand, form: { ...inHand.form, subtitle, ...changes } });
  await expect.poll(() => keptWork.list()).toHaveLength(1);
}

/** The researcher's project 12, as the server has it with these changes, its row of the list with those. */
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
