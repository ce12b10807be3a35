import { describe, expect, test } from 'vitest';

import { glossary } from './index';

describe('The glossary', () => {
  test('holds about 60 research terms [JARGON-02, OPEN-93]', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(55);
    expect(glossary.length).toBeLessThanOrEqual(65);
  });

  test('names every form of a term once, so that a word has one hint', () => {
    const forms = glossary.flatMap(({ term, variants }) => [term, ...variants]);
    const folded = forms.map((form) => form.toLowerCase());
    expect(folded.filter((form, index) => folded.indexOf(form) !== index)).toEqual([]);
    expect(forms.every((form) => form.trim() === form && form !== '')).toBe(true);
  });

  test('explains every term and offers plainer words', () => {
    for (const { term, hint, alternatives } of glossary) {
      expect(hint, term).toMatch(/\.$/);
      expect(alternatives.length, term).toBeGreaterThan(0);
    }
  });
});
