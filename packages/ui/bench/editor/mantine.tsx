import '@mantine/core/styles.css';
import '@mantine/tiptap/styles.css';
import { MantineProvider } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { useEditor } from '@tiptap/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { schema } from '../../src/components/RichTextEditor/schema';
import { textOf, typeInto, viewIn } from './typing';

const extensions = [...schema, UndoRedo];

/** Mantine's editor with the same formats and its value kept by the parent; it has no jargon. */
function Page({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  const editor = useEditor({
    extensions,
    content: text,
    onUpdate: ({ editor: current }) => setValue(current.getHTML()),
  });
  return (
    <MantineProvider>
      <RichTextEditor editor={editor}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Link />
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      <input type="hidden" name="value" value={value} />
    </MantineProvider>
  );
}

let unmount: () => void = () => undefined;

window.mountEditor = async (characters) => {
  unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  unmount = () => root.unmount();
  root.render(<Page text={textOf(characters)} />);
  while (!viewIn(document.body)) await new Promise((resolve) => requestAnimationFrame(resolve));
};

window.typeKeys = (keys) => typeInto(viewIn(document.body), keys);
window.isReady = true;
