import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readability } from './readability';

const easy =
  'We want to know how you walk. We ask you ten short things. You can stop at any time. It is up to you. We keep your name safe. We will tell you what we find.';
const hard =
  'Participation necessitates comprehensive documentation of pharmacological interventions, physiological characteristics and psychological considerations, whereupon multidisciplinary investigators will systematically characterise individual susceptibilities to cardiovascular complications.';
const news =
  'Researchers at the hospital are studying how patients recover after heart surgery. They would like to hear from people who had an operation in the last two years, and from those who care for them at home.';
const sentenceOf = (count: number) =>
  `${['Word', ...Array.from({ length: count - 1 }, () => 'word')].join(' ')}.`;

test('short words in short sentences have a low reading age', () => {
  expect(readability([easy]).readingAge).toBeLessThanOrEqual(8);
});

test('long words in long sentences have the highest reading age', () => {
  expect(readability([`${hard} ${hard}`]).readingAge).toBe(22);
});

test('the age is that of the school year which the formula names, and six at the least', () => {
  expect(readability([sentenceOf(30)]).readingAge).toBe(13);
  expect(readability(['Go. '.repeat(30)]).readingAge).toBe(6);
});

test('a number in digits counts as a short word, not as none', () => {
  const counted = sentenceOf(30).replaceAll('word', '12');
  expect(readability([counted]).readingAge).toBe(readability([sentenceOf(30)]).readingAge);
});

test('a text as newspapers write it lies between', () => {
  const { readingAge } = readability([news]);
  expect(readingAge).toBeGreaterThanOrEqual(12);
  expect(readingAge).toBeLessThanOrEqual(17);
});

test.each([
  [29, null],
  [30, 'a number'],
])('%i words have %s for a reading age', (count, age) => {
  const { readingAge } = readability([sentenceOf(count)]);
  expect(readingAge === null ? null : 'a number').toBe(age);
});

test('a sentence of 25 words is not long, and one of 26 is', () => {
  expect(readability([sentenceOf(25)]).longSentences).toEqual([]);
  const long = sentenceOf(26);
  expect(readability([`Short. ${long} Short again.`]).longSentences).toEqual([long]);
});

test('no sentence runs from one paragraph into the next', () => {
  const half = sentenceOf(20).replace('.', '');
  expect(readability([half, half]).longSentences).toEqual([]);
  expect(readability([`${half} ${half}`]).longSentences).toHaveLength(1);
});

test('signs and white space are no words and no sentences', () => {
  expect(readability(['  —  … \n ', '', '12 %']).words).toBe(1);
  expect(readability([news, '—', '?! …']).readingAge).toBe(readability([news]).readingAge);
});

test('any text at all has an answer', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (blocks) => {
      const { readingAge } = readability(blocks);
      expect(readingAge === null || (readingAge >= 6 && readingAge <= 22)).toBe(true);
    }),
  );
});
