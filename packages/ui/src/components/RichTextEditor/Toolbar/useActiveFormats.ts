import { isActive, type Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useMemo, useSyncExternalStore } from 'react';
import { formats, type FormatName } from './formats';

type ActiveName = FormatName | 'link';

const names: readonly ActiveName[] = [...formats.map(({ name }) => name), 'link'];

/** What is on at the caret, or all over what is selected. */
export function useActiveFormats(editor: Editor | null): ReadonlySet<string> {
  const watch = useMemo(() => watchFormats(editor), [editor]);
  const active = useSyncExternalStore(watch.subscribe, watch.read, watch.read);
  return useMemo(() => new Set(active.split(' ')), [active]);
}

function watchFormats(editor: Editor | null) {
  // A text, so that the same formats are the same snapshot.
  const read = () => (editor === null ? '' : namesOn(editor.state).join(' '));
  const subscribe = (listener: () => void) => {
    if (!editor) return () => undefined;
    editor.on('transaction', listener);
    return () => {
      editor.off('transaction', listener);
    };
  };
  return { subscribe, read };
}

function namesOn(state: EditorState): readonly ActiveName[] {
  if (!state.selection.empty) return names.filter((name) => isActive(state, name));
  // At a caret, as at each key, there is less to look at.
  const { $from } = state.selection;
  const marks = state.storedMarks ?? $from.marks();
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1));
  const on = new Set([...marks, ...around].map(({ type }) => type.name));
  return names.filter((name) => on.has(name));
}
