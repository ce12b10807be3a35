import { expect, test } from 'vitest';
import { validateReportTexts } from './validateReportTexts';

const texts = { aim: '', influence: '', reflections: '' };

test('A report may be made before the team has said anything', () => {
  expect(validateReportTexts(texts)).toEqual([]);
});

test('Each text has 2,000 characters at most', () => {
  expect(validateReportTexts({ ...texts, aim: 'a'.repeat(2000) })).toEqual([]);
  expect(validateReportTexts({ ...texts, reflections: 'a'.repeat(2001) })).toEqual([
    {
      field: 'reflections',
      kind: 'length',
      message: 'This text cannot exceed 2000 characters',
    },
  ]);
});
