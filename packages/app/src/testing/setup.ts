import { clear, createStore } from 'idb-keyval';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { failOnConsole } from './failOnConsole';
import { takeToastsAway } from './takeToastsAway';

failOnConsole();
const unsavedWork = createStore('sounding-unsaved-work', 'projects');
const unsavedDrafts = createStore('sounding-unsaved-drafts', 'drafts');
beforeEach(async () => {
  // A page that goes away stores its unsaved work, so it goes before storage is emptied.
  await cleanup();
  await takeToastsAway();
  sessionStorage.clear();
  localStorage.clear();
  await Promise.all([clear(unsavedWork), clear(unsavedDrafts)]);
});
