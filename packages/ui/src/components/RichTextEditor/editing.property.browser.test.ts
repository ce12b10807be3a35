import { Editor, type JSONContent } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { TextSelection } from '@tiptap/pm/state';
import { array, assert, constant, constantFrom, nat, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { countDocument } from './countDocument';
import { readHtml, writeHtml } from './documentHtml';
import { documentSchema, rules, schema } from './schema';
import { countRichText } from './storedText';

type Act = (editor: Editor) => void;

const href = 'https://www.nhs.uk';
const words = ['a', ' ', '  ', 'two words', 'é', '👩‍👩‍👧', 'ש', '\u200b', '\u00a0', '<b>', '&amp;'];

const act = oneof(
  { weight: 4, arbitrary: constantFrom(...words).map(typed) },
  tuple(nat(60), nat(60)).map(([from, to]) => selected(from, to)),
  constantFrom<Act>(
    ({ commands }) => commands.enter(),
    ({ commands }) => commands.deleteSelection() || commands.joinBackward(),
    ({ commands }) => commands.setHardBreak(),
    ({ commands }) => commands.toggleBold(),
    ({ commands }) => commands.toggleItalic(),
    ({ commands }) => commands.toggleUnderline(),
    ({ commands }) => commands.toggleList('bulletList', 'listItem'),
    ({ commands }) => commands.toggleList('orderedList', 'listItem'),
    ({ commands }) => commands.setMark('link', { href }),
    ({ commands }) => commands.selectAll(),
  ),
  constant<Act>(({ commands }) => commands.undo()),
  constant<Act>(({ commands }) => commands.redo()),
);

function typed(text: string): Act {
  return ({ state, view }) => view.dispatch(state.tr.insertText(text));
}

function selected(from: number, to: number): Act {
  return ({ state: { doc, tr }, view }) => {
    const place = (at: number) => doc.resolve(at % (doc.content.size + 1));
    view.dispatch(tr.setSelection(TextSelection.between(place(from), place(to))));
  };
}

test('whatever is done, what is saved is what is loaded, and is counted alike [OPEN-115, OPEN-116]', () => {
  // As nodes: where a page requires Trusted Types, Tiptap parses no string, not even an empty one.
  const content = readHtml('', documentSchema).toJSON() as JSONContent;
  const editor = new Editor({ extensions: [...schema, UndoRedo], content, injectCSS: false });
  assert(
    property(array(act, { maxLength: 30 }), (acts) => {
      editor.commands.setContent(content);
      for (const doIt of acts) doIt(editor);
      const { doc } = editor.state;
      doc.check();
      const value = writeHtml(doc);
      expect(readHtml(value, editor.schema).toJSON()).toEqual(doc.toJSON());
      expect(countDocument(doc)).toBe(countRichText(value));
    }),
    { numRuns: 200 },
  );
  editor.destroy();
});

test('plain text that is pasted arrives whole, whatever it begins with', () => {
  const content = readHtml('', documentSchema).toJSON() as JSONContent;
  const editor = new Editor({ extensions: schema, content, injectCSS: false, ...rules });
  const marks = ['1.', '12.', 'A.', 'iv)', '(c)', '-', '*', '+', '#', '>', '[x]', '**b**', '`x`'];
  const part = constantFrom(...marks, 'word', 'http://x.org', ' ', '\n');
  const seen = (text: string) => text.replace(/\s/gu, '');
  assert(
    property(array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      editor.commands.setContent(content);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      editor.view.pasteText(text, new ClipboardEvent('paste', { clipboardData }));
      expect(seen(editor.getText())).toBe(seen(text));
    }),
    { numRuns: 200 },
  );
  editor.destroy();
});
