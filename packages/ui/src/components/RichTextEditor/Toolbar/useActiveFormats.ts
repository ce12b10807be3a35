import { isActive, type Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { useMemo, useSyncExternalStore } from 'react';
import { formats, type FormatName } from './formats';

type ActiveName = FormatName | 'link';

const names: readonly ActiveName[] = [...formats.map(({ name }) => name), 'link'];

/** The formats that are on at the caret, or in all of the selection. */
export function useActiveFormats(editor: Editor | null): ReadonlySet<string> {
  const watch = useMemo(() => watchFormats(editor), [editor]);
  const active = useSyncExternalStore(watch.subscribe, watch.read, watch.read);
  return useMemo(() => new Set(active.split(' ')), [active]);
}

function watchFormats(editor: Editor | null) {
  // A string, so that equal formats are the same snapshot.
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
  // At a caret, as after each key, fewer checks are enough.
  const { $from } = state.selection;
  const marks = state.storedMarks ?? $from.marks();
  return names.filter(
    (name) => marks.some(({ type }) => type.name === name) || isWithin($from, name),
  );
}

function isWithin(place: ResolvedPos, name: ActiveName): boolean {
  for (let { depth } = place; depth > 0; depth -= 1) {
    if (place.node(depth).type.name === name) return true;
  }
  return false;
}
