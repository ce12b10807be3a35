import '../../src/styles';
import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RichTextEditor } from '../../src/components/RichTextEditor';
import { createJargonMatcher } from '../../src/jargon';
import { glossary } from './glossary';
import { textOf, typeInto } from './typing';

const jargon = createJargonMatcher(glossary);

/** The editor as an app uses it: value kept by the parent, counter, detector and its list on. */
function Page({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return (
    <RichTextEditor
      label="Paragraph"
      value={value}
      onChange={setValue}
      limit={100_000}
      jargon={jargon}
    />
  );
}

/** ProseMirror keeps the view's description on its element, and Tiptap the editor. */
function viewOf(element: Element): EditorView | undefined {
  return (element as Element & { editor?: { view: EditorView } }).editor?.view;
}

const editorElement = () => document.querySelector('.ProseMirror');

window.mountEditor = async (characters) => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Page text={textOf(characters)} />);
  const paragraphs = textOf(characters).split('<p>').length - 1;
  while (document.querySelectorAll('mark').length < paragraphs * 3) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

window.typeKeys = (keys) => {
  const element = editorElement();
  const view = element && viewOf(element);
  return view ? typeInto(view, keys) : Promise.reject(new Error('There is no editor'));
};
