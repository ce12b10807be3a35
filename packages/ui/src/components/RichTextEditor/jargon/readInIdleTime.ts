import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { BlockReader } from './readBlock';

interface IdleReading {
  view: EditorView;
  read: BlockReader;
  waitingIn: (state: EditorState) => readonly number[];
  /** Makes a transaction that says which blocks are still waiting. */
  finish: (tr: Transaction, waiting: readonly number[]) => Transaction;
}

/** The longest work at a time, in milliseconds. */
const longestWork = 8;
/** Milliseconds without a change before a long block is read, so that it is not read anew at each key. */
const rest = 150;

/** Reads the waiting blocks, a little at a time, and never while an input method composes. */
export function readInIdleTime({ view, read, waitingIn, finish }: IdleReading) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = () => {
    timer = undefined;
    const waiting = waitingIn(view.state);
    if (waiting.length === 0) return;
    if (view.composing) {
      schedule(rest);
      return;
    }
    const deadline = performance.now() + longestWork;
    const mayGoOn = () => performance.now() < deadline;
    const isRead = (at: number) => {
      const block = view.state.doc.nodeAt(at);
      return block?.isTextblock !== true || read(block, mayGoOn) !== undefined;
    };
    const firstLeft = waiting.findIndex((at) => !isRead(at));
    const left = firstLeft === -1 ? [] : waiting.slice(firstLeft);
    if (left.length < waiting.length) view.dispatch(finish(view.state.tr, left));
    schedule(0);
  };
  const schedule = (delay: number) => {
    timer ??= setTimeout(work, delay);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  schedule(0);
  return {
    update: (isTextChanged: boolean) => {
      if (waitingIn(view.state).length === 0) return;
      if (isTextChanged) stop();
      schedule(isTextChanged ? rest : 0);
    },
    stop,
  };
}
