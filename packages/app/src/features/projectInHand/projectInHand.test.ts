import { expect, test } from 'vitest';
import { documentSample, storedProjectSample } from '../../testing/samples';
import {
  afterSaving,
  isTitleAlone,
  isUnsaved,
  newProject,
  opened,
  storedProject,
  submittedDocument,
  type EditableProject,
} from './projectInHand';
import { changesPayload } from './payload';
import { savableOver } from './savable';

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

test('what was typed while a save was on its way is unsaved over what was sent, as the page shows it', () => {
  const sent = changed({ subtitle: 'Sent' });
  const typed = changed({ subtitle: 'Sent, and more' });
  // The server may have tidied what it was sent.
  const after = afterSaving(
    sent,
    typed,
    storedProjectSample({ subtitle: 'Sent', title: 'Tidied' }),
  );
  expect(after.form).toBe(typed.form);
  expect(isUnsaved({ ...after, form: sent.form })).toBe(false);
});

test('a title alone is a project on which nothing else was chosen or opened', () => {
  const begun = newProject('Walking to school');
  const withAudience = (audience: Partial<EditableProject>) => ({
    ...begun,
    form: { ...begun.form, ...audience },
  });
  expect(isTitleAlone(begun)).toBe(true);
  expect(isTitleAlone(withAudience({ ageRanges: form.ageRanges }))).toBe(false);
  expect(isTitleAlone(withAudience({ interests: form.interests }))).toBe(false);
  expect(isTitleAlone(opened(begun))).toBe(false);
});

test('a comment stands with a document that was rejected, and with no other', () => {
  const comment = 'The letter is not signed.';
  const of = (approved: boolean | null) =>
    submittedDocument(documentSample({ approved, comment })).comment;
  expect(of(false)).toBe(comment);
  expect(of(true)).toBe('');
  expect(of(null)).toBe('');
});

test('over a published project its launch stays, half a date in place of it as well', () => {
  const published = storedProject(storedProjectSample({ status: 'PUBLISHED' }), null);
  const typed = { ...published.form, launchDate: null, launchDateText: '31/12', subtitle: 'New' };
  expect(savableOver(published, typed)).toEqual({
    ...published.form,
    launchDateText: undefined,
    subtitle: 'New',
  });
  expect(savableOver(published, typed).launchDateText).toBeUndefined();
  expect(savableOver(stored, typed)).toEqual(typed);
});

test('over a published project the audience that it has stays, and what was added to it is saved [AUD-08]', () => {
  const published = storedProject(storedProjectSample({ status: 'PUBLISHED' }), null);
  const mental = { id: 5, name: 'Mental health', deleted: false };
  const retired = { id: 7, lower: 65, upper: 120 };
  const chosen = { ...published.form, interests: [mental], ageRanges: [retired] };
  expect(savableOver(published, chosen)).toMatchObject({
    interests: [...published.form.interests, mental],
    ageRanges: [...published.form.ageRanges, retired],
  });
});

test('what is sent has no spaces around it, and the policy that the project has', () => {
  const written = changed({ title: ' Title ', subtitle: ' Subtitle ', funder: ' ', policy: 'P7' });
  expect(changesPayload(written, 12)).toMatchObject({
    title: 'Title',
    subtitle: 'Subtitle',
    funder: null,
    policy: 'P7',
  });
});
