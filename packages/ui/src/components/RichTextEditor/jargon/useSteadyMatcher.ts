import { useState } from 'react';
import type { JargonMatcher } from '../../../jargon';

/**
 * The first of all matchers with equal glossaries. If a page makes a new one at each render, every text would
 * otherwise be read anew, its open hint closed, and dismissed places highlighted again.
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
