import { expect, onTestFinished, test, vi } from 'vitest';
import { draftCopies } from '../features/draftInHand/draftCopies';
import { newProject } from '../features/projectInHand/projectInHand';
import { projectCopies } from '../features/projectInHand/projectCopies';
import { keepNothing } from '../testing/keepNothing';
import { isKeptInTabAlone } from './keptInTabAlone';

const login = 'ada.byron@sounding.example';

test('a project with no room left for it is known as such while an update still finds some', async () => {
  keepNothing();
  await projectCopies().keep(login, {
    key: 'project',
    savedAt: new Date(),
    inHand: newProject('Walking to school'),
  });
  expect(isKeptInTabAlone()).toBe(true);

  vi.restoreAllMocks();
  const updates = draftCopies();
  onTestFinished(() => updates.forgetAll(login));
  await updates.keep(login, {
    key: 'update',
    savedAt: new Date(),
    inHand: {
      place: { kind: 'update', projectId: 12, id: null, about: null },
      base: { draft: {}, version: null },
      draft: { text: 'We heard you.' },
      formKey: 'form',
    },
  });
  expect(await updates.list(login)).toHaveLength(1);
  expect(isKeptInTabAlone()).toBe(true);
});
