import { expect, test } from 'vitest';
import { quotedDraft } from './draftName';

test('a quotation ends between two characters and not within one', () => {
  const name = quotedDraft({
    place: { kind: 'update', projectId: 12, id: null, about: null },
    base: { draft: {}, version: null },
    draft: { text: `${'a'.repeat(59)}🫁🫁` },
    formKey: 'form',
  });
  expect(name).toBe(`a new update (“${'a'.repeat(59)}🫁…”)`);
});
