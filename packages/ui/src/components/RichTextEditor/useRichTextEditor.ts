import type { Editor, JSONContent } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { focusRingInset } from '../../styles/focusRing.css';
import type { FieldFrameParts } from '../../fieldFrame';
import { useLeave } from '../../press/useLeave';
import { richText } from '../../richText';
import { cleanPastedHtml } from './cleanPastedHtml';
import { readHtml, writeHtml } from './documentHtml';
import { guardPaste, type Refusal } from './guardPaste';
import { createHandOut } from './handOut';
import * as css from './RichTextEditor.css';
import { documentSchema, rules, schema } from './schema';
import { showWhole } from './showWhole';
import { storable } from './storable';
import { useEditorIn } from './useEditorIn';

const extensions = [...schema, UndoRedo];
/** Nobody listens to these events; at each key the first one searches for what was deleted. */
const coreExtensions = { delete: false, drop: false, paste: false, textDirection: false } as const;

export interface RichTextEditorOptions {
  /** The element that the editor stands in. */
  place: RefObject<HTMLElement | null>;
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  tellWithin: number | undefined;
  isDisabled: boolean;
  isRequired: boolean;
  field: FieldFrameParts;
  /** Called at Control or Command with K. */
  onLinkKey: () => void;
  /** Called when something was not added, and with null once something is written. */
  onRefusal: (refusal: Refusal | null) => void;
}

/** What the person wrote last, as it was handed out and as it stands in the editor. */
export interface Written {
  readonly html: string;
  readonly doc: Node;
}

/**
 * Shows another text as if the page had opened with it: Undo does not bring the old text back. The caret
 * stays with the words around it, and behind words inserted where it stood.
 */
function takeOver({ state, view }: Editor, doc: Node) {
  if (doc.eq(state.doc)) return;
  const caret = caretIn(doc, state.selection.head, state.doc);
  const selection = TextSelection.near(doc.resolve(caret), -1);
  view.updateState(EditorState.create({ doc, selection, plugins: state.plugins }));
  // Tiptap notifies its listeners through transactions only, so an empty one follows.
  view.dispatch(view.state.tr.setMeta('addToHistory', false));
}

/** Where a position in the former document is in the new one, judged by their equal beginnings and ends. */
function caretIn({ content }: Node, caret: number, former: Node): number {
  const start = former.content.findDiffStart(content);
  const end = former.content.findDiffEnd(content);
  if (start === null || end === null || caret <= start) return caret;
  // One more of several equal letters is found from both sides, so the two differences overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return Math.max(end.b + overlap, end.b + caret - end.a);
}

/** One editor for the life of the field, whatever its parent renders. Null on the very first render. */
export function useRichTextEditor({
  place,
  value,
  onChange,
  onBlur,
  tellWithin,
  isDisabled,
  isRequired,
  field,
  onLinkKey,
  onRefusal,
}: RichTextEditorOptions): { editor: Editor | null; written: Written | undefined } {
  const told = useRef(value);
  const hasWritten = useRef(false);
  const [written, setWritten] = useState<Written>();
  const [departures, setDepartures] = useState(0);

  // The editor's handlers outlive a rendering.
  const newest = useRef({ onLinkKey, onRefusal });
  useLayoutEffect(() => {
    newest.current = { onLinkKey, onRefusal };
  });

  const { controlId, labelId, describedBy, isInvalid } = field;
  // Memoised while its parts stay the same: a new object would make the editor draw again.
  const editorProps = useMemo(() => {
    const refuse = (refusal: Refusal | null) => newest.current.onRefusal(refusal);
    return {
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
        // If the editor has focus when it becomes disabled, focus stays there, but Tab passes it by.
        tabindex: isDisabled ? '-1' : '0',
      },
      transformPastedHTML: (html: string) => cleanPastedHtml(html, refuse),
      transformPastedText: storable,
      handleDOMEvents: {
        paste: (view: EditorView, event: ClipboardEvent) => guardPaste(view, event, refuse),
        drop: (view: EditorView, event: DragEvent) => guardPaste(view, event, refuse),
        keyup: showWhole,
        // When a closing dialog returns focus, focus alone would leave the caret at the start on a slow
        // machine.
        focus: (view: EditorView) => view.focus(),
        // Restores the caret before the press moves it; Firefox moves it only after the focus event.
        mousedown: (view: EditorView) => view.focus(),
      },
      handleKeyDown: (_view: EditorView, event: KeyboardEvent) => {
        const isLinkKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
        if (!isLinkKey) return false;
        event.preventDefault();
        newest.current.onLinkKey();
        return true;
      },
    };
  }, [controlId, labelId, describedBy, isInvalid, isRequired, isDisabled]);

  const editor = useEditorIn(place, () => {
    told.current = value;
    hasWritten.current = false;
    return {
      extensions,
      // ProseMirror types its own JSON as any.
      content: readHtml(value, documentSchema).toJSON() as JSONContent,
      editorProps,
      editable: !isDisabled,
      injectCSS: false,
      enableCoreExtensions: coreExtensions,
      onUpdate: () => {
        hasWritten.current = true;
      },
      ...rules,
    };
  });

  const tell = useEffectEvent(({ state: { doc } }: Editor) => {
    const html = writeHtml(doc);
    if (html === told.current) return;
    told.current = html;
    setWritten({ html, doc });
    onRefusal(null);
    onChange(html);
  });
  const leave = useEffectEvent(useLeave(() => onBlur?.()));
  const handOut = useRef<ReturnType<typeof createHandOut>>(null);

  // A layout effect, so that a removed field reports its last words before its parents unmount.
  useLayoutEffect(() => {
    if (!editor) return undefined;
    // Rendered together with the parent's answer to the last words: text that it did not accept is replaced
    // only then.
    const depart = () => setDepartures((count) => count + 1);
    const current = createHandOut(() => {
      tell(editor);
      if (!editor.isFocused) depart();
    }, tellWithin);
    const onUpdate = () => current.later(editor.state.doc.content.size);
    const onLeave = () => {
      current.leave(depart);
      leave();
    };
    handOut.current = current;
    editor.on('update', onUpdate);
    editor.on('blur', onLeave);
    // On a busy machine, the person may have written before React runs this effect.
    if (hasWritten.current) onUpdate();
    return () => {
      editor.off('update', onUpdate);
      editor.off('blur', onLeave);
      current.stop();
    };
  }, [editor, tellWithin]);

  useEffect(() => {
    editor?.setOptions({ editable: !isDisabled, editorProps });
  }, [editor, isDisabled, editorProps]);

  useEffect(() => {
    if (!editor || value === told.current) return;
    const doc = readHtml(value, editor.schema);
    // If a server writes the same text in other characters, nothing has changed, and pending text stays.
    if (doc.eq(readHtml(told.current, editor.schema))) return;
    told.current = value;
    handOut.current?.drop();
    takeOver(editor, doc);
  }, [editor, value, departures]);

  return { editor, written };
}
