import { describe, expect, test } from 'vitest';

import { questionEditorMessages } from './messages';
import type { QuestionDraft } from './question';
import { validateQuestion } from './validateQuestion';
import { validateQuestions } from './validateQuestions';

const question = (changes: Partial<QuestionDraft> = {}): QuestionDraft => ({
  text: '<p>How do you sleep?</p>',
  pollOptions: [],
  sliderOption: null,
  ...changes,
});
const slider = { maxValue: 10, lowerBoundText: 'Badly', upperBoundText: 'Well' };
const choices = (...texts: string[]) => texts.map((text) => ({ text }));
const inForm = (changes: Partial<QuestionDraft>) => validateQuestions([question(changes)]);
const inEditor = (changes: Partial<QuestionDraft>) =>
  validateQuestion(question(changes), questionEditorMessages);

describe('A question in the project form', () => {
  test('may be free text, a poll or a likert scale', () => {
    expect(inForm({})).toEqual([]);
    expect(inForm({ pollOptions: choices('Yes', 'No') })).toEqual([]);
    expect(inForm({ sliderOption: slider })).toEqual([]);
  });

  test('cannot be blank, an empty editor being blank [RULE-18]', () => {
    for (const text of ['', '<p></p>', '<p>&nbsp;</p>']) {
      expect(inForm({ text })).toEqual([
        { field: 'questions.0.text', kind: 'error', message: 'The question cannot be blank' },
      ]);
    }
  });

  test('has 255 characters at most, markup not counted [RULE-19]', () => {
    expect(inForm({ text: `<p><em>${'a'.repeat(255)}</em></p>` })).toEqual([]);
    expect(inForm({ text: `<p>${'a'.repeat(256)}</p>` })).toEqual([
      {
        field: 'questions.0.text',
        kind: 'length',
        message: 'The Question cannot exceed 255 characters',
      },
    ]);
  });

  test('has every poll choice filled in, said once at the first empty one [RULE-20]', () => {
    expect(inForm({ pollOptions: choices('Yes', ' ', '') })).toEqual([
      {
        field: 'questions.0.pollOptions.1.text',
        kind: 'error',
        message: 'All poll choices need to be filled in',
      },
    ]);
  });

  test('has two poll choices at least [RULE-21]', () => {
    expect(inForm({ pollOptions: choices('Yes') })).toEqual([
      {
        field: 'questions.0.pollOptions',
        kind: 'error',
        message: 'A poll needs at least 2 choices',
      },
    ]);
  });

  test('has poll choices of 100 characters at most [RULE-22]', () => {
    expect(inForm({ pollOptions: choices('a'.repeat(100), 'b') })).toEqual([]);
    expect(inForm({ pollOptions: choices('a', 'b'.repeat(101)) })).toEqual([
      {
        field: 'questions.0.pollOptions.1.text',
        kind: 'length',
        message: 'The Poll choice cannot exceed 100 characters',
      },
    ]);
  });

  test('has no two poll choices that read the same, each that repeats an earlier one being told of', () => {
    expect(inForm({ pollOptions: choices('Yes', 'No', 'Yes', ' yes\u200b ') })).toEqual([
      {
        field: 'questions.0.pollOptions.2.text',
        kind: 'error',
        message: 'Choice 3 says the same as choice 1',
      },
      {
        field: 'questions.0.pollOptions.3.text',
        kind: 'error',
        message: 'Choice 4 says the same as choice 1',
      },
    ]);
    expect(inForm({ pollOptions: choices('I don’t know', "I  don't know") })).toHaveLength(1);
    expect(inForm({ pollOptions: choices('Yes', 'Yes, often', 'resume', 'résumé') })).toEqual([]);
  });

  test('and a poll choice that is too long or empty is told of for that alone', () => {
    const long = 'b'.repeat(101);
    expect(
      inForm({ pollOptions: choices(long, long, '', '') }).map(({ field, kind }) => [field, kind]),
    ).toEqual([
      ['questions.0.pollOptions.0.text', 'length'],
      ['questions.0.pollOptions.1.text', 'length'],
      ['questions.0.pollOptions.2.text', 'error'],
    ]);
  });

  test('has both likert labels filled in [RULE-23]', () => {
    const message = 'All slider bound texts need to be filled in';
    expect(inForm({ sliderOption: { ...slider, lowerBoundText: ' ' } })).toEqual([
      { field: 'questions.0.sliderOption.lowerBoundText', kind: 'error', message },
    ]);
    expect(inForm({ sliderOption: { ...slider, upperBoundText: '' } })).toEqual([
      { field: 'questions.0.sliderOption.upperBoundText', kind: 'error', message },
    ]);
    // Once, at the first of two.
    const sliderOption = { ...slider, lowerBoundText: '', upperBoundText: '' };
    expect(inForm({ sliderOption })).toEqual([
      { field: 'questions.0.sliderOption.lowerBoundText', kind: 'error', message },
    ]);
  });

  test('has likert labels of 50 characters at most [RULE-24]', () => {
    const sliderOption = { ...slider, lowerBoundText: 'a'.repeat(50) };
    expect(inForm({ sliderOption })).toEqual([]);
    const tooLong = { ...slider, lowerBoundText: 'a'.repeat(51), upperBoundText: 'b'.repeat(51) };
    expect(inForm({ sliderOption: tooLong }).map(({ field, kind }) => `${kind} ${field}`)).toEqual([
      'length questions.0.sliderOption.lowerBoundText',
      'length questions.0.sliderOption.upperBoundText',
    ]);
  });

  test('has a likert scale up to a whole number from 5 to 10 [QB-05]', () => {
    for (const maxValue of [5, 7, 10]) {
      expect(inForm({ sliderOption: { ...slider, maxValue } })).toEqual([]);
    }
    for (const maxValue of [1, 4, 11, 5.5, Number.POSITIVE_INFINITY]) {
      expect(inForm({ sliderOption: { ...slider, maxValue } }).map(({ field }) => field)).toEqual([
        'questions.0.sliderOption.maxValue',
      ]);
    }
  });

  test('ignores a slider that does not count [QB-06]', () => {
    expect(
      inForm({ sliderOption: { maxValue: 0, lowerBoundText: '', upperBoundText: '' } }),
    ).toEqual([]);
  });

  test('has one kind, not both [QB-02]', () => {
    expect(inForm({ pollOptions: choices('Yes', 'No'), sliderOption: slider })).toEqual([
      {
        field: 'questions.0.sliderOption',
        kind: 'error',
        message: 'A question can have a poll or a slider, not both',
      },
    ]);
  });

  test('is one of three at most, each named by its place [RULE-17]', () => {
    expect(validateQuestions([question(), question(), question()])).toEqual([]);
    const four = [question(), question({ text: '' }), question(), question()];
    expect(validateQuestions(four).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'questions.1.text: The question cannot be blank',
      'questions: A project can have at most 3 questions',
    ]);
  });
});

describe('A question in the Questions tab', () => {
  test('cannot be blank [RULE-40]', () => {
    expect(inEditor({ text: ' ' })).toEqual([
      { field: 'text', kind: 'error', message: 'Please, enter your question into the text box' },
    ]);
  });

  test('has every poll choice filled in [RULE-41]', () => {
    expect(inEditor({ pollOptions: choices('', 'No') })).toEqual([
      {
        field: 'pollOptions.0.text',
        kind: 'error',
        message: 'Please, enter text for all poll options in your question',
      },
    ]);
  });

  test('has no two poll choices that read the same', () => {
    expect(inEditor({ pollOptions: choices('Yes', 'Yes') })).toEqual([
      { field: 'pollOptions.1.text', kind: 'error', message: 'Choice 2 says the same as choice 1' },
    ]);
  });

  test('has a slider with a left label [RULE-42]', () => {
    expect(inEditor({ sliderOption: { ...slider, lowerBoundText: '' } })).toEqual([
      {
        field: 'sliderOption.lowerBoundText',
        kind: 'error',
        message: 'Please, enter text for the left label of the slider',
      },
    ]);
  });

  test('has a slider with a right label, missed beside a missing left one too [RULE-43]', () => {
    const right = {
      field: 'sliderOption.upperBoundText',
      kind: 'error',
      message: 'Please, enter text for the right label of the slider',
    };
    expect(inEditor({ sliderOption: { ...slider, upperBoundText: '' } })).toEqual([right]);
    expect(
      inEditor({ sliderOption: { ...slider, lowerBoundText: '', upperBoundText: '' } }),
    ).toEqual([expect.objectContaining({ field: 'sliderOption.lowerBoundText' }), right]);
  });

  test('has 255 characters at most too, markup not counted [RULE-44]', () => {
    expect(inEditor({ text: `<p><em>${'a'.repeat(255)}</em></p>` })).toEqual([]);
    expect(inEditor({ text: 'a'.repeat(256) })).toEqual([
      { field: 'text', kind: 'length', message: 'The Question cannot exceed 255 characters' },
    ]);
  });
});
