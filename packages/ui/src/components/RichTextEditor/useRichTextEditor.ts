import { getSchema, type Editor, type JSONContent } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { focusRingInset } from '../../styles/focusRing.css';
import type { FieldFrameParts } from '../../fieldFrame';
import { richText } from '../../richText';
import { cleanPastedHtml } from './cleanPastedHtml';
import { countDocument } from './countDocument';
import { readHtml, writeHtml } from './documentHtml';
import * as css from './RichTextEditor.css';
import { schema } from './schema';

const extensions = [...schema, UndoRedo];
/** Lists begin as people write them, "- " and "1. "; asterisks stay asterisks. */
const inputRules = ['bulletList', 'orderedList'];
const documentSchema = getSchema(extensions);

export interface RichTextEditorOptions {
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  isDisabled: boolean;
  isRequired: boolean;
  field: FieldFrameParts;
  /** Control or Command with K. */
  onLinkKey: () => void;
}

/** What the person wrote last, and how many characters a reader sees of it. */
export interface Written {
  readonly html: string;
  readonly count: () => number;
}

/**
 * Shows another text as if the page had opened with it: Undo does not reach back to what stood here
 * before, and the caret stays as near to its place as the text allows.
 */
function takeOver(editor: Editor, html: string) {
  const { state, view } = editor;
  const doc = readHtml(html, editor.schema);
  if (doc.eq(state.doc)) return;
  const caret = Math.min(state.selection.head, doc.content.size);
  const selection = TextSelection.near(doc.resolve(caret), -1);
  view.updateState(EditorState.create({ doc, selection, plugins: state.plugins }));
  // Tiptap tells its listeners through transactions only, so one that changes nothing follows.
  view.dispatch(view.state.tr.setMeta('addToHistory', false));
}

/** One editor for the life of the field, whatever its parent renders. Null on the very first render. */
export function useRichTextEditor({
  value,
  onChange,
  onBlur,
  isDisabled,
  isRequired,
  field,
  onLinkKey,
}: RichTextEditorOptions): { editor: Editor | null; written: Written | undefined } {
  // ProseMirror types its own JSON as any.
  const [content] = useState(() => readHtml(value, documentSchema).toJSON() as JSONContent);
  const told = useRef(value);
  const [written, setWritten] = useState<Written>();

  const linkKey = useEffectEvent(onLinkKey);

  const { controlId, labelId, describedBy, isInvalid } = field;
  // One object for as long as its parts stay the same: a new one would make the editor draw again.
  const editorProps = useMemo(
    () => ({
      attributes: {
        id: controlId,
        class: `${css.text} ${richText} ${focusRingInset}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
        'aria-required': String(isRequired),
        'aria-disabled': String(isDisabled),
      },
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_view: EditorView, event: KeyboardEvent) => {
        const isLinkKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
        if (!isLinkKey) return false;
        event.preventDefault();
        linkKey();
        return true;
      },
    }),
    [controlId, labelId, describedBy, isInvalid, isRequired, isDisabled],
  );

  const editor = useEditor({
    extensions,
    content,
    editorProps,
    editable: !isDisabled,
    immediatelyRender: false,
    injectCSS: false,
    enableInputRules: inputRules,
    enablePasteRules: false,
    onUpdate: ({ editor: { state } }) => {
      const html = writeHtml(state.doc);
      told.current = html;
      setWritten({ html, count: () => countDocument(state.doc) });
      onChange(html);
    },
    onBlur: () => onBlur?.(),
  });

  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    takeOver(editor, value);
  }, [editor, value]);

  return { editor, written };
}
