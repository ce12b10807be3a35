import { useState } from 'react';
import type { JargonMatcher } from '../../../jargon';

/**
 * The matcher that came first of those with equal glossaries. A page that makes one at each render would
 * otherwise have every text read anew, its open hint closed, and what was ignored highlighted again.
 */
export function useSteadyMatcher(matcher: JargonMatcher | null): JargonMatcher | null {
  const [kept, setKept] = useState(() => matcher);
  if (kept === matcher || isEqual(kept, matcher)) return kept;
  setKept(() => matcher);
  return matcher;
}

function isEqual(one: JargonMatcher | null, other: JargonMatcher | null): boolean {
  if (one === null || other === null) return false;
  if (one.glossary === other.glossary) return true;
  return JSON.stringify(one.glossary) === JSON.stringify(other.glossary);
}
