import { Editor, type EditorOptions } from '@tiptap/core';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Tiptap's editor in an element, for as long as that stands in the page; null until then, and while an
 * `Activity` hides it. It is made with the options of that moment; later ones are set on the editor.
 *
 * Tiptap's own binding to React is for blocks drawn by React, of which there are none here, and weighs 5 KiB.
 */
export function useEditorIn(
  place: RefObject<HTMLElement | null>,
  options: () => Partial<EditorOptions>,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const make = useEffectEvent((element: HTMLElement) => new Editor({ ...options(), element }));

  // Not as a layout effect: those are undone while the editor only waits, hidden, for something beside it.
  useEffect(() => {
    if (!place.current) return undefined;
    const made = make(place.current);
    setEditor(made);
    return () => {
      made.destroy();
      // Shown again by an `Activity`, everything around it runs its effects before there is another.
      setEditor(null);
    };
  }, [place]);

  return editor;
}
