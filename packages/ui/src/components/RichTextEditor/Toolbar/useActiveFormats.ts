import type { Editor } from '@tiptap/core';
import { ReplaceStep } from '@tiptap/pm/transform';
import type { Transaction } from '@tiptap/pm/state';
import { useMemo, useSyncExternalStore } from 'react';
import { formats, type FormatName } from './formats';

type ActiveName = FormatName | 'link';

const names: readonly ActiveName[] = [...formats.map(({ name }) => name), 'link'];

/** While a person types, the buttons follow this much behind. */
const rest = 100;

/** What is on at the caret. It follows each move and command at once, and typing once the person rests. */
export function useActiveFormats(editor: Editor | null): ReadonlySet<string> {
  const watch = useMemo(() => watchFormats(editor), [editor]);
  const active = useSyncExternalStore(watch.subscribe, watch.read, watch.read);
  return useMemo(() => new Set(active.split(' ')), [active]);
}

function watchFormats(editor: Editor | null) {
  // A text, so that the same formats are the same snapshot.
  const look = () =>
    editor === null ? '' : names.filter((name) => editor.isActive(name)).join(' ');
  let active = look();

  const subscribe = (listener: () => void) => {
    if (!editor) return () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      active = look();
      listener();
    };
    const follow = ({ transaction }: { transaction: Transaction }) => {
      if (isTyping(transaction)) timer ??= setTimeout(update, rest);
      else {
        clearTimeout(timer);
        update();
      }
    };
    editor.on('transaction', follow);
    update();
    return () => {
      clearTimeout(timer);
      editor.off('transaction', follow);
    };
  };
  return { subscribe, read: () => active };
}

/** A letter more or less within a block says nothing new of formats. */
function isTyping({ docChanged, steps: [step, ...more] }: Transaction): boolean {
  return (
    docChanged &&
    more.length === 0 &&
    step instanceof ReplaceStep &&
    step.slice.openStart === 0 &&
    step.slice.openEnd === 0
  );
}
