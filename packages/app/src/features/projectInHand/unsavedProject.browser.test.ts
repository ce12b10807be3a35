import type { Location } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { setKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import { keepsNothing } from '../../testing/keepsNothing';
import { storedProjectSample } from '../../testing/samples';
import { newProject, opened, storedProject } from './projectInHand';
import { ProjectStore } from './projectStore';
import { unsavedProject } from './unsavedProject';

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: 'default',
});

function begin({ canSave = true } = {}) {
  // The store of the previous test writes a moment late, and this one would resume its project.
  sessionStorage.clear();
  const store = new ProjectStore(sessionStorage, keepsNothing);
  return { store, ...unsavedProject(store, () => canSave) };
}

test('nothing is asked without a project, nor of one on which nothing changed', () => {
  const { store, hasUnsavedWork } = begin();
  expect(hasUnsavedWork()).toBe(false);
  store.take(storedProject(storedProjectSample(), null));
  expect(hasUnsavedWork()).toBe(false);
  store.change({ subtitle: 'Mine' });
  expect(hasUnsavedWork()).toBe(true);
});

test('nothing is asked once the session has ended, as nothing could be saved', () => {
  const { store, hasUnsavedWork } = begin({ canSave: false });
  store.take(storedProject(storedProjectSample(), null));
  store.change({ subtitle: 'Mine' });
  expect(hasUnsavedWork()).toBe(false);
});

test('a project that was never saved waits in the browser, and is asked about where that keeps nothing', () => {
  const { store, hasUnsavedWork } = begin();
  store.take(opened(newProject('Walking to school')));
  expect(hasUnsavedWork()).toBe(false);
  setKeptInTabAlone('a database', true);
  onTestFinished(() => setKeptInTabAlone('a database', false));
  expect(hasUnsavedWork()).toBe(true);
});

test('another view of the same page, and the project’s other pages, carry the work on [DET-17]', () => {
  const { store, carriesOn } = begin();
  const details = at('/new-project-details');
  expect(carriesOn(details, details)).toBe(true);
  expect(carriesOn(at('/preview-project'), details)).toBe(false);
  store.take(storedProject(storedProjectSample(), null));
  expect(carriesOn(at('/preview-project'), details)).toBe(true);
  expect(carriesOn(at('/new-project-audience'), details)).toBe(true);
  expect(carriesOn(at('/'), details)).toBe(false);
});
