import '../../src/styles';
import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { readHtml } from '../../src/components/RichTextEditor/documentHtml';
import { schema } from '../../src/components/RichTextEditor/schema';
import { richText } from '../../src/richText';
import { field } from '../../src/styles/field.css';
import { textOf, typeInto } from './typing';

/**
 * Tiptap with the same nodes and marks, the same type and line height, and nothing around it: no value, no
 * toolbar, no counter, no jargon.
 */
let editor: Editor | undefined;

window.mountEditor = (characters) => {
  editor?.destroy();
  const place = document.createElement('div');
  place.className = field;
  document.body.replaceChildren(place);
  const editorProps = { attributes: { class: richText } };
  editor = new Editor({ element: place, extensions: [...schema, UndoRedo], editorProps });
  const { doc, tr } = editor.state;
  const content = readHtml(textOf(characters), editor.schema).content;
  editor.view.dispatch(tr.replaceWith(0, doc.content.size, content));
  return Promise.resolve();
};

window.typeKeys = (keys) => typeInto(editor?.view, keys);
window.isReady = true;
