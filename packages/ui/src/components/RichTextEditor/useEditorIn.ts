import { Editor, type EditorOptions } from '@tiptap/core';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Tiptap's editor in an element, while that is mounted; null before that, and while an `Activity` hides it.
 * It is created with the current options; later ones are set on the editor.
 *
 * Tiptap's own React binding is for blocks rendered by React, of which there are none here, and weighs 5 KiB.
 */
export function useEditorIn(
  place: RefObject<HTMLElement | null>,
  options: () => Partial<EditorOptions>,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const make = useEffectEvent((element: HTMLElement) => new Editor({ ...options(), element }));

  // Not a layout effect: React undoes those while the editor is hidden only to wait for something beside it.
  useEffect(() => {
    if (!place.current) return undefined;
    const made = make(place.current);
    // oxlint-disable-next-line react/set-state-in-effect -- an editor needs its element, which is there only now
    setEditor(made);
    return () => {
      made.destroy();
      // When an `Activity` shows it again, the effects around it run before there is a new editor.
      setEditor(null);
    };
  }, [place]);

  return editor;
}
