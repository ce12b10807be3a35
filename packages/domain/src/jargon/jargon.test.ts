import { describe, expect, test } from 'vitest';

import { glossary, type JargonTerm } from './index';
import wordingsOf from './wordings.json';

function alternativesOf(form: string): readonly string[] {
  const entry = glossary.find(({ term, variants }) => [term, ...variants].includes(form));
  const wording = entry?.wordings.find(({ forms }) => forms.includes(form));
  return (wording ?? entry)?.alternatives ?? [];
}

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

  test('gives each form at most one wording, and only forms that it has', () => {
    for (const { term, variants, wordings } of glossary) {
      const forms = wordings.flatMap((wording) => wording.forms);
      expect([term, ...variants], term).toEqual(expect.arrayContaining(forms));
      expect(new Set(forms).size, term).toBe(forms.length);
    }
    expect(Object.keys(wordingsOf)).toEqual(
      glossary.filter(({ wordings }) => wordings.length > 0).map(({ term }) => term),
    );
  });

  test('never turns a form into its opposite', () => {
    const opposites = /^(?:non-|under|exclusion)/;
    const forms = glossary.flatMap(({ variants }) =>
      variants.filter((form) => opposites.test(form)),
    );
    expect(forms).toHaveLength(7);
    for (const form of forms) {
      expect(alternativesOf(form).join(), form).toMatch(/\bnot\b|\bcannot\b|too small/);
    }
  });

  test('gives several things words for several', () => {
    const singular = ({ term, variants, alternatives, wordings }: JargonTerm) =>
      [term, ...variants].filter((form) => {
        const several = [term, ...variants].some((one) => form === `${one}s`);
        const isTold = wordings.some(({ forms }) => forms.includes(form));
        return several && !isTold && alternatives.some((words) => /^an? /.test(words));
      });
    expect(glossary.flatMap(singular)).toEqual([]);
    for (const form of ['RCTs', 'hypotheses', 'meta-analyses', 'pilot studies']) {
      expect(alternativesOf(form).join(), form).not.toMatch(/^an? |, an? /);
    }
  });

  test('keeps “serious” where it says it', () => {
    expect(alternativesOf('serious adverse event').join()).toMatch(/^serious .*,serious /);
  });
});
