import type { EditorView } from '@tiptap/pm/view';

declare global {
  interface Window {
    /** Whether the page can be asked to do something. */
    isReady: boolean;
    /** Puts an editor with so many characters onto the page, in place of the one before. */
    mountEditor: (characters: number) => Promise<void>;
    /** Types so many keys in the first block, one in each frame. */
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

/** One frame, so that what waits for it is done. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Longer than anything that a key sets off waits. */
const rest = 1000;

/**
 * Types through ProseMirror, faster than anybody can: each key is drawn before the next one comes. What
 * an editor puts off until the person rests is waited for, so that it counts.
 */
export async function typeInto(view: EditorView | undefined, keys: number): Promise<void> {
  if (!view) throw new Error('There is no editor');
  for (let key = 0; key < keys; key += 1) {
    view.dispatch(view.state.tr.insertText('a', 10));
    await frame();
  }
  await new Promise((resolve) => setTimeout(resolve, rest));
}

/** Tiptap keeps the editor on its element. */
export function viewIn(place: Element): EditorView | undefined {
  const element: (Element & { editor?: { view: EditorView } }) | null =
    place.querySelector('.ProseMirror');
  return element?.editor?.view;
}
