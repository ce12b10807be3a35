import type { EditorView } from '@tiptap/pm/view';

declare global {
  interface Window {
    /** Puts an editor with so many characters onto the page. */
    mountEditor: (characters: number) => Promise<void>;
    /** Milliseconds of main-thread work for each of so many keys typed in the first block, laid out. */
    typeKeys: (keys: number) => Promise<number[]>;
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

/** Types as a keyboard does: at the caret, through ProseMirror, until the page is laid out anew. */
export async function typeInto(view: EditorView, keys: number): Promise<number[]> {
  const taken: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    const start = performance.now();
    view.dispatch(view.state.tr.insertText('a', 10));
    // React draws what a key changes in a task of its own, which is part of the key's work.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
    view.dom.getBoundingClientRect();
    taken.push(performance.now() - start);
    await frame();
  }
  return taken;
}
