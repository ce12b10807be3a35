import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { JargonMatcher } from '../../../jargon';
import { changedBlocks, everyBlock, type Block } from './changedBlocks';
import { findingOf, isAt, markOf, placeOf, type Finding } from './finding';
import { createBlockReader, type BlockReader } from './readBlock';
import { readInIdleTime } from './readInIdleTime';
import { isDrawnWhole, watchScreen, type Part } from './watchScreen';

interface JargonState {
  /** All highlights. Decorations never enter the document. */
  readonly marks: DecorationSet;
  /** The marks that are drawn. */
  readonly drawn: DecorationSet;
  /** The part of a long text in which marks are drawn; null if all are. */
  readonly part: Part | null;
  /** Places that the person has dismissed. They are never drawn; as decorations they move with the text. */
  readonly ignored: DecorationSet;
  /** The start positions of blocks that are still to be read. */
  readonly waiting: readonly number[];
  /** Changes whenever the highlighted terms change. */
  readonly version: number;
}

type Step =
  | { readonly kind: 'read'; readonly waiting: readonly number[] }
  | { readonly kind: 'draw'; readonly part: Part | null }
  | { readonly kind: 'ignore'; readonly finding: Finding };

export interface JargonPluginOptions {
  matcher: JargonMatcher;
  /** Called when the highlighted terms have changed. */
  onFindings: (view: EditorView) => void;
  /** Called when the text has changed, so that positions in it are out of date. */
  onText: () => void;
}

/** How many characters are read while a person waits for a key; the rest is read afterwards. */
const readAtOnce = 10_000;

export const jargonKey = new PluginKey<JargonState>('jargon');

/** Highlights a glossary's terms. To keep up with the text, it reads only what has changed. */
export function createJargonPlugin({ matcher, onFindings, onText }: JargonPluginOptions) {
  const read = createBlockReader(matcher);
  return new Plugin<JargonState>({
    key: jargonKey,
    state: {
      init: (_config, { doc }) => begin(doc, read),
      apply: (tr, state) => {
        const step = tr.getMeta(jargonKey) as Step | undefined;
        if (step?.kind === 'read') return takeOver(state, tr.doc, step.waiting, read);
        if (step?.kind === 'draw') return draw(state, tr.doc, step.part);
        if (step?.kind === 'ignore') return ignore(state, tr.doc, step.finding);
        return tr.docChanged ? follow(state, tr, read) : state;
      },
    },
    props: { decorations: (state) => jargonKey.getState(state)?.drawn },
    view: (view) => {
      const idle = readInIdleTime({ view, read, waitingIn, finish });
      const screen = watchScreen({
        view,
        drawnIn: () => jargonKey.getState(view.state)?.part ?? null,
        draw: (part) => view.dispatch(drawIn(view.state.tr, part)),
      });
      onFindings(view);
      return {
        update: (_view, before) => {
          const isTextChanged = view.state.doc !== before.doc;
          if (isTextChanged) {
            onText();
            screen.update();
          }
          if (jargonKey.getState(view.state)?.version !== jargonKey.getState(before)?.version)
            onFindings(view);
          idle.update(isTextChanged);
        },
        destroy: () => {
          idle.stop();
          screen.stop();
          // If the text is replaced from outside, the plugin gets a new view and no update.
          onText();
        },
      };
    },
  });
}

/** The highlighted terms, in the order of the text. */
export function findingsIn(state: EditorState): Finding[] {
  const found = jargonKey.getState(state)?.marks.find() ?? [];
  return found.map(findingOf).sort((one, other) => one.from - other.from);
}

/** Stops highlighting this place. */
export function ignoreFinding(tr: Transaction, finding: Finding): Transaction {
  const step: Step = { kind: 'ignore', finding };
  return tr.setMeta(jargonKey, step);
}

function drawIn(tr: Transaction, part: Part | null): Transaction {
  const step: Step = { kind: 'draw', part };
  return tr.setMeta(jargonKey, step).setMeta('addToHistory', false);
}

/** Draws the mark of this place, wherever it is, until the screen is checked again. */
export function drawFinding({ tr }: EditorState, { from, to }: Finding): Transaction {
  return drawIn(tr, { from, to });
}

function waitingIn(state: EditorState): readonly number[] {
  return jargonKey.getState(state)?.waiting ?? [];
}

function finish(tr: Transaction, waiting: readonly number[]): Transaction {
  const step: Step = { kind: 'read', waiting };
  return tr.setMeta(jargonKey, step).setMeta('addToHistory', false);
}

function begin(doc: Node, read: BlockReader): JargonState {
  const { empty } = DecorationSet;
  const part = isDrawnWhole(doc.content.size) ? null : { from: 0, to: 0 };
  const nothing = { marks: empty, drawn: empty, part, ignored: empty, waiting: [], version: 0 };
  return readBlocks(nothing, doc, everyBlock(doc), read);
}

/** Moves the highlights with the text, and reads what was written. */
function follow(state: JargonState, tr: Transaction, read: BlockReader): JargonState {
  let removed = 0;
  const onRemove = () => {
    removed += 1;
  };
  const marks = state.marks.map(tr.mapping, tr.doc, { onRemove });
  const moved: JargonState = {
    marks,
    drawn: state.part ? state.drawn.map(tr.mapping, tr.doc) : marks,
    part: state.part && {
      from: tr.mapping.map(state.part.from, -1),
      to: tr.mapping.map(state.part.to, 1),
    },
    ignored: state.ignored.map(tr.mapping, tr.doc),
    waiting: state.waiting
      .map((at) => tr.mapping.mapResult(at))
      .filter(({ deleted }) => !deleted)
      .map(({ pos }) => pos),
    version: state.version + removed,
  };
  const blocks = changedBlocks(tr);
  // While an input method composes, its text is not a word yet, and redrawing around it would disturb it.
  const isComposing = tr.getMeta('composition') !== undefined;
  return isComposing ? wait(moved, blocks) : readBlocks(moved, tr.doc, blocks, read);
}

function wait(state: JargonState, blocks: readonly Block[]): JargonState {
  const waiting = new Set([...state.waiting, ...blocks.map(({ at }) => at)]);
  return { ...state, waiting: [...waiting] };
}

function readBlocks(state: JargonState, doc: Node, blocks: readonly Block[], read: BlockReader) {
  let left = readAtOnce;
  const isShort = ({ node }: Block) => {
    left -= node.content.size;
    return left >= 0;
  };
  const short = blocks.filter(isShort);
  const long = blocks.filter((block) => !short.includes(block));
  const marked = short.reduce((next, block) => markBlock(next, doc, block, read), state);
  const done = new Set(short.map(({ at }) => at));
  return wait({ ...marked, waiting: marked.waiting.filter((at) => !done.has(at)) }, long);
}

/** Highlights the blocks that were read in idle time. */
function takeOver(
  state: JargonState,
  doc: Node,
  waiting: readonly number[],
  read: BlockReader,
): JargonState {
  const ready = state.waiting.filter((at) => !waiting.includes(at));
  const blocks = ready.flatMap((at) => {
    const node = doc.nodeAt(at);
    return node?.isTextblock === true ? [{ node, at }] : [];
  });
  const marked = blocks.reduce((next, block) => markBlock(next, doc, block, read), state);
  return { ...marked, waiting };
}

function markBlock(state: JargonState, doc: Node, block: Block, read: BlockReader): JargonState {
  const start = block.at + 1;
  const present = state.marks.find(start, start + block.node.content.size);
  const wanted = (read(block.node, () => true) ?? [])
    .map((match) => placeOf(match, start))
    .filter((finding) => !isIgnored(state, finding));
  const isSame =
    present.length === wanted.length &&
    wanted.every((finding) => present.some((mark) => isAt(mark, finding)));
  if (isSame) return state;
  return change(state, doc, present, wanted.map(markOf));
}

/**
 * Removes some marks and adds others. It passes copies, since ProseMirror empties the arrays that it is
 * given.
 */
function change(
  state: JargonState,
  doc: Node,
  gone: readonly Decoration[],
  added: readonly Decoration[],
): JargonState {
  const { part } = state;
  const marks = state.marks.remove([...gone]).add(doc, [...added]);
  const drawn = part
    ? state.drawn.remove([...gone]).add(
        doc,
        added.filter(({ from, to }) => to > part.from && from < part.to),
      )
    : marks;
  return { ...state, marks, drawn, version: state.version + 1 };
}

function draw(state: JargonState, doc: Node, part: Part | null): JargonState {
  const { marks } = state;
  const drawn = part ? DecorationSet.create(doc, marks.find(part.from, part.to)) : marks;
  return { ...state, part, drawn };
}

function ignore(state: JargonState, doc: Node, { from, to, term }: Finding): JargonState {
  const marks = state.marks.find(from, to).filter((mark) => isAt(mark, { from, to, term }));
  return {
    ...change(state, doc, marks, []),
    ignored: state.ignored.add(doc, [Decoration.inline(from, to, {}, { term })]),
  };
}

const isIgnored = ({ ignored }: JargonState, finding: Finding) =>
  ignored.find(finding.from, finding.to).some((mark) => isAt(mark, finding));
