import type { JargonMatcher, JargonTerm } from '../../../jargon';

/** One editor and the terms highlighted in it. */
interface JargonSource {
  readonly element: Element;
  /** In the order of the text. */
  readonly terms: readonly string[];
  /** Shows the hint of the nth place, counted among all places of this editor. */
  readonly show: (place: number) => void;
}

/** A term of the glossary and each place where it stands. */
export interface FoundTerm {
  readonly entry: JargonTerm;
  readonly places: readonly { readonly show: () => void }[];
}

/** Collects what the editors of a page have found, for the one list that shows it. */
export interface Review {
  readonly matcher: JargonMatcher | null;
  readonly tell: (editor: object, source: JargonSource | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Null until an editor has reported what it found. */
  readonly read: () => readonly FoundTerm[] | null;
}

export function createReview(matcher: JargonMatcher | null): Review {
  const sources = new Map<object, JargonSource>();
  const listeners = new Set<() => void>();
  let found: readonly FoundTerm[] | null = null;

  return {
    matcher,
    tell: (editor, source) => {
      if (source) sources.set(editor, source);
      else sources.delete(editor);
      found = matcher ? groupByTerm(inOrderOfPage([...sources.values()]), matcher) : [];
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => found,
  };
}

function inOrderOfPage(sources: readonly JargonSource[]): JargonSource[] {
  return [...sources].sort(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

function groupByTerm(sources: readonly JargonSource[], { glossary }: JargonMatcher): FoundTerm[] {
  const places = new Map<string, { show: () => void }[]>();
  for (const { terms, show } of sources) {
    terms.forEach((term, place) => {
      places.set(term, [...(places.get(term) ?? []), { show: () => show(place) }]);
    });
  }
  return [...places].flatMap(([term, shown]) => {
    const entry = glossary.find((candidate) => candidate.term === term);
    return entry ? [{ entry, places: shown }] : [];
  });
}
