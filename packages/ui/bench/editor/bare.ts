import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { readHtml } from '../../src/components/RichTextEditor/documentHtml';
import { schema } from '../../src/components/RichTextEditor/schema';
import { textOf, typeInto } from './typing';

/** Tiptap with the same nodes and marks and nothing around it: no value, no counter, no jargon. */
let editor: Editor | undefined;

window.mountEditor = (characters) => {
  const place = document.createElement('div');
  document.body.append(place);
  editor = new Editor({ element: place, extensions: [...schema, UndoRedo], injectCSS: false });
  const { doc, tr } = editor.state;
  const content = readHtml(textOf(characters), editor.schema).content;
  editor.view.dispatch(tr.replaceWith(0, doc.content.size, content));
  return Promise.resolve();
};

window.typeKeys = (keys) => (editor ? typeInto(editor.view, keys) : Promise.resolve([]));
