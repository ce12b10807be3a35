import { clear, createStore } from 'idb-keyval';
import { beforeEach } from 'vitest';
import { workDatabases } from '../keptWork/workDatabases';
import { takeToastsAway } from './takeToastsAway';

const unsavedWork = createStore(workDatabases.projects, 'projects');
const unsavedDrafts = createStore(workDatabases.drafts, 'drafts');
beforeEach(async () => {
  // The previous test's page has gone by now, and stored its unsaved work as it went.
  await takeToastsAway();
  sessionStorage.clear();
  localStorage.clear();
  await Promise.all([clear(unsavedWork), clear(unsavedDrafts)]);
});
