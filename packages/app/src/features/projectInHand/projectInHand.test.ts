import { expect, test } from 'vitest';
import { storedProjectSample } from '../../testing/samples';
import {
  afterSaving,
  isUnsaved,
  newProject,
  opened,
  storedProject,
  type EditableProject,
} from './projectInHand';

const stored = storedProject(storedProjectSample(), null);
const { form } = stored;
const changed = (changes: Partial<EditableProject>) => ({
  ...stored,
  form: { ...form, ...changes },
});

const changes: Partial<EditableProject>[] = [
  { title: 'Another' },
  { subtitle: `${form.subtitle} ` },
  { funder: '' },
  { launchDate: '2099-01-01T09:00:00.000Z' },
  { endDate: null },
  { ageRanges: [] },
  { interests: [...form.interests, { id: 5, name: 'Mental health', deleted: false }] },
  { contents: form.contents.toReversed() },
  { contents: form.contents.map((item) => ({ ...item, imageAltText: 'Hills' })) },
  { questions: form.questions.map((item) => ({ ...item, pollOptions: [{ text: '' }] })) },
];

test.each(changes)(
  'a change of %o is unsaved, and saved again once it is undone [DET-16, OPEN-03]',
  (change) => {
    expect(isUnsaved(stored)).toBe(false);
    expect(isUnsaved(changed(change))).toBe(true);
    expect(isUnsaved({ ...changed(change), form: structuredClone(form) })).toBe(false);
  },
);

test('a save makes what was sent saved, and leaves what was typed meanwhile unsaved [DET-16, OPEN-03]', () => {
  const sent = changed({ subtitle: 'Sent' });
  const answer = storedProjectSample({ subtitle: 'Sent' });
  expect(isUnsaved(afterSaving(sent, sent, answer))).toBe(false);
  expect(isUnsaved(afterSaving(sent, changed({ subtitle: 'Sent, and more' }), answer))).toBe(true);
});

test('a new project is unsaved from the first change after the details page has opened it [DET-16, OPEN-03]', () => {
  const created = newProject('Walking to school');
  expect(isUnsaved(created)).toBe(false);
  const onPage = opened(created);
  expect(isUnsaved(onPage)).toBe(false);
  expect(isUnsaved({ ...onPage, form: { ...onPage.form, subtitle: 'How' } })).toBe(true);
});
