import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { InterruptionStore, whereabouts } from './interruption';

const ada = 'ada@sounding.example';
const left = {
  login: ada,
  path: '/edit-project/12?from=list',
  focusId: 'title',
  focusText: '',
  state: null,
};

beforeEach(() => {
  sessionStorage.clear();
});

test('whoever was cut off is led back, once', () => {
  new InterruptionStore(sessionStorage).keep(left);
  const afterReload = new InterruptionStore(sessionStorage);
  expect(afterReload.take(ada)).toEqual(left);
  expect(afterReload.take(ada)).toBeNull();
});

test('whoever arrived without a session is led on, whoever they are', () => {
  const store = new InterruptionStore(sessionStorage);
  store.keep(left);
  store.keepWanted('/project-overview/12');
  expect(store.take(ada)).toMatchObject({ path: '/project-overview/12', focusId: '' });
});

test('a reload of where a session has ended makes it nobody else’s', () => {
  const store = new InterruptionStore(sessionStorage);
  store.keep(left);
  store.keepWanted(left.path);
  expect(store.take('ben@sounding.example')).toBeNull();
});

test('nobody else is led to where a person was', () => {
  const store = new InterruptionStore(sessionStorage);
  store.keep(left);
  expect(store.take('ben@sounding.example')).toBeNull();
  expect(store.take(ada)).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'admin', ''])(
  'the address %s is not of this site and leads nowhere',
  (path) => {
    const store = new InterruptionStore(sessionStorage);
    store.keep({ ...left, path });
    expect(store.take(ada)).toBeNull();
  },
);

test('storage that somebody edited leads nowhere', () => {
  for (const text of ['{', 'null', '"/"', '{"login":"ada@sounding.example"}']) {
    sessionStorage.setItem('interruption', text);
    expect(new InterruptionStore(sessionStorage).take(ada)).toBeNull();
  }
});

test('where a person is comes with the field they are in', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.id = 'subtitle';
  field.focus();
  expect(whereabouts()).toMatchObject({ focusId: 'subtitle' });
  field.remove();
  expect(whereabouts().focusId).toBe('');
});

test('where a person is comes with what the way there carried', () => {
  const before: unknown = window.history.state;
  const usr = { researcherListSearch: '?page=2' };
  window.history.replaceState({ usr, key: 'k', idx: 1 }, '');
  onTestFinished(() => window.history.replaceState(before, ''));
  expect(whereabouts().state).toEqual(usr);
  const store = new InterruptionStore(sessionStorage);
  store.keep({ login: ada, ...whereabouts() });
  expect(store.take(ada)?.state).toEqual(usr);
});

test('a control without a lasting id is known by its words in the part of the page around it', () => {
  const part = document.body.appendChild(document.createElement('div'));
  part.id = 'actions';
  const save = part.appendChild(document.createElement('button'));
  save.id = 'react-aria-_r_5_';
  save.textContent = 'Save as draft';
  save.focus();
  expect(whereabouts()).toMatchObject({ focusId: 'actions', focusText: 'Save as draft' });
  part.remove();
});
