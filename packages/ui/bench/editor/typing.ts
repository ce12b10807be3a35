import type { EditorView } from '@tiptap/pm/view';

declare global {
  interface Window {
    /** Whether the page is ready for measuring. */
    isReady: boolean;
    /** Replaces the editor on the page with one that holds this many characters. */
    mountEditor: (characters: number) => Promise<void>;
    /** Types this many keys in the first block, one in each frame. */
    typeKeys: (keys: number) => Promise<void>;
  }
}

const sentence =
  'We follow a cohort of people who live with asthma and ask them each week how well they slept. ';

/** Paragraphs of some 300 characters, with jargon in each. */
export function textOf(characters: number): string {
  const paragraph = `<p>${sentence.repeat(3).trim()}</p>`;
  return paragraph.repeat(Math.ceil(characters / (sentence.length * 3)));
}

/** Waits for one frame and the work that waits for it. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Milliseconds; longer than any delay that a key causes. */
const rest = 1000;

/**
 * Types through ProseMirror, faster than anybody can: each key is painted before the next one. It then waits
 * for work that an editor delays until the person pauses, so that it counts.
 */
export async function typeInto(view: EditorView | undefined, keys: number): Promise<void> {
  if (!view) throw new Error('There is no editor');
  for (let key = 0; key < keys; key += 1) {
    view.dispatch(view.state.tr.insertText('a', 10));
    await frame();
  }
  await new Promise((resolve) => setTimeout(resolve, rest));
}

/** Tiptap stores the editor on its element. */
export function viewIn(place: Element): EditorView | undefined {
  const element: (Element & { editor?: { view: EditorView } }) | null =
    place.querySelector('.ProseMirror');
  return element?.editor?.view;
}
