import { Decoration } from '@tiptap/pm/view';
import type { JargonMatch } from '../../../jargon';
import * as css from './jargon.css';

/** A term at its position in the document. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly term: string;
}

export const placeOf = ({ start, end, term }: JargonMatch, at: number): Finding => ({
  from: at + start,
  to: at + end,
  term,
});

export const markOf = ({ from, to, term }: Finding) =>
  Decoration.inline(from, to, { nodeName: 'mark', class: css.term }, { term });

/** ProseMirror types what a decoration carries as any; `markOf` put the term there. */
const termOf = ({ spec }: Decoration) => (spec as { term: string }).term;

export const findingOf = (mark: Decoration): Finding => ({
  from: mark.from,
  to: mark.to,
  term: termOf(mark),
});

export const isAt = (mark: Decoration, { from, to, term }: Finding) =>
  mark.from === from && mark.to === to && termOf(mark) === term;
