import type { Schemas } from '@sounding/api-client';
import {
  addPair,
  deleteHeading,
  emptyPair,
  insertMedia,
  isMedia,
  projectLimits,
  projectMessages,
  removeMedia,
  validateContents,
} from '@sounding/domain/project';
import { cleanRichText } from '@sounding/ui/RichTextEditor';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesBetween } from '../../../features/projectInHand/differences';
import { newItemKey } from '../../../features/projectInHand/keys';
import { changesPayload } from '../../../features/projectInHand/payload';
import {
  storedProject,
  type EditableContent,
  type EditableProject,
  type ProjectInHand,
} from '../../../features/projectInHand/projectInHand';
import { ProjectStore } from '../../../features/projectInHand/projectStore';
import { keepsNothing } from '../../../testing/keepsNothing';
import { storedProjectSample } from '../../../testing/samples';

/* Any sequence of what a person can do in the description, on the store and the rules that the form uses. */

type Act = (store: ProjectStore) => void;

const formOf = (store: ProjectStore): EditableProject => handOf(store).form;

function handOf(store: ProjectStore): ProjectInHand {
  const inHand = store.get();
  if (inHand === null) throw new Error('The project has gone');
  return inHand;
}

const changeContents =
  (change: (contents: readonly EditableContent[]) => readonly EditableContent[]): Act =>
  (store) =>
    store.change({ contents: change(formOf(store).contents) });

/** Writes into one of the items of a kind, if there is any. */
const write = (type: EditableContent['type'], nth: number, value: string) =>
  changeContents((contents) => {
    const places = contents.flatMap((item, index) => (item.type === type ? [index] : []));
    const place = places[nth % Math.max(1, places.length)];
    return contents.map((item, index) => (index === place ? { ...item, value } : item));
  });

const addParagraph = changeContents((contents) => {
  const [heading, paragraph] = emptyPair();
  return addPair(contents, [
    { ...heading, key: newItemKey() },
    { ...paragraph, key: newItemKey() },
  ]);
});

const moveChoice: Act = (store) =>
  store.change({
    questions: formOf(store).questions.map((question) => ({
      ...question,
      pollOptions: [...question.pollOptions.slice(1), ...question.pollOptions.slice(0, 1)],
    })),
  });

/** What the server stores and gives back: plain JSON with ids, in the order it was sent. */
function storedOnServer(inHand: ProjectInHand): Schemas['Project'] {
  const sent = changesPayload(inHand, 12);
  return storedProjectSample({
    title: sent.title,
    subtitle: sent.subtitle,
    contents: sent.contents.map((item, index) => ({
      ...item,
      id: item.id ?? 500 + index,
      imageBase64: item.imageBase64 ?? null,
      imageAltText: item.imageAltText ?? null,
    })),
    questions: (sent.questions ?? []).map((question, index) => ({
      ...question,
      id: question.id ?? 900 + index,
      date: '2026-09-14T10:12:00.000Z',
      status: 'DRAFT',
    })),
  });
}

const save: Act = (store) => {
  const inHand = handOf(store);
  void store.saved(inHand, storedOnServer(inHand));
};

const words = fc.constantFrom('', ' ', 'Why', 'we ask ', '&', '<b>', '👩‍👩‍👧', 'שלום', '\u200b', 'é');
const markup = fc.constantFrom('<p>', '</p>', '<strong>', '<ul><li>', '</li></ul>', '<br>', '<h1>');
const html = fc.array(fc.oneof(words, markup), { maxLength: 8 }).map((parts) => parts.join(''));
const nth = fc.nat(3);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(addParagraph) },
  fc.nat(8).map((index) => changeContents((contents) => deleteHeading(contents, index))),
  fc.tuple(nth, words).map(([place, text]) => write('HEADING', place, text)),
  fc.tuple(nth, html).map(([place, text]) => write('PARAGRAPH', place, cleanRichText(text))),
  fc
    .constantFrom('IMAGE' as const, 'VIDEO' as const)
    .map((type) =>
      changeContents((contents) => insertMedia(contents, { key: newItemKey(), type, value: '' })),
    ),
  fc.constant(changeContents(removeMedia)),
  fc.constant(moveChoice),
  fc.constant<Act>((store) => store.discardChanges()),
  fc.constant<Act>((store) => store.putBack()),
  fc.constant(save),
);

/** The rules of section 4 of the specification that the form itself enforces, without error messages. */
function expectRules(contents: readonly EditableContent[]) {
  const kinds = contents.map(({ type }) => type);
  const text = contents.filter((item) => !isMedia(item)).map(({ type }) => type);
  expect(text.length).toBeGreaterThanOrEqual(2);
  expect(text.length).toBeLessThanOrEqual(projectLimits.paragraphs * 2);
  text.forEach((type, index) => expect(type).toBe(index % 2 === 0 ? 'HEADING' : 'PARAGRAPH'));
  expect(contents.slice(1).some(isMedia), kinds.join(' ')).toBe(false);
  expect(new Set(contents.map(({ key }) => key)).size).toBe(contents.length);
  const refusals = validateContents(contents).map(({ message }) => message);
  expect(refusals).not.toContain(projectMessages.tooManyParagraphs);
  expect(refusals).not.toContain(projectMessages.tooManyMedia);
}

const exact = ({ contents }: EditableProject) =>
  contents.map(({ type, value, imageBase64, imageAltText }) => ({
    type,
    value,
    imageBase64: imageBase64 ?? null,
    imageAltText: imageAltText ?? null,
  }));

function storageInMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('whatever is done, the description keeps its rules, and what is saved is what is loaded [EDIT-01, EDIT-04, EDIT-05, EDIT-06]', () => {
  const poll = storedProjectSample().questions.map((question) => ({
    ...question,
    pollOptions: ['One', 'Two', 'Three'].map((text, index) => ({ id: index, text })),
  }));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const storage = storageInMemory();
      const store = new ProjectStore(storage, keepsNothing);
      store.take(storedProject(storedProjectSample({ questions: poll }), null));
      for (const doIt of acts) {
        doIt(store);
        expectRules(formOf(store).contents);
      }
      const { form } = handOf(store);
      const loaded = storedProject(storedOnServer(handOf(store)), null).form;
      expect(exact(loaded)).toEqual(exact(form));
      expect(differencesBetween(loaded, form)).toEqual([]);
      store.flush();
      // After a reload, the same project has another form key.
      const formKey: unknown = expect.any(String);
      const again = new ProjectStore(storage, keepsNothing).get();
      expect({ ...again, formerKeys: undefined }).toEqual({ ...store.get(), formKey });
    }),
    { numRuns: 200 },
  );
});
