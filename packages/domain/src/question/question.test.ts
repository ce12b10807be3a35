import { describe, expect, test } from 'vitest';

import {
  canAddQuestion,
  emptyQuestion,
  offerToStore,
  questionKind,
  sliderToSend,
} from './question';

describe('A researcher writes a question', () => {
  test('of one of three kinds', () => {
    const likert = { maxValue: 5, lowerBoundText: 'Never', upperBoundText: 'Always' };
    expect(questionKind(emptyQuestion())).toBe('text');
    expect(questionKind({ pollOptions: [{ text: '' }], sliderOption: null })).toBe('poll');
    expect(questionKind({ pollOptions: [], sliderOption: likert })).toBe('likert');
    expect(questionKind({ pollOptions: [], sliderOption: { ...likert, maxValue: 0 } })).toBe(
      'text',
    );
  });

  test('and a slider is sent as null unless its highest value is above 0 [QB-06]', () => {
    const labels = { lowerBoundText: 'Never', upperBoundText: 'Always' };
    expect(sliderToSend({ maxValue: 0, ...labels })).toBeNull();
    expect(sliderToSend({ maxValue: -1, ...labels })).toBeNull();
    expect(sliderToSend(null)).toBeNull();
    expect(sliderToSend({ maxValue: 1, ...labels })).toEqual({ maxValue: 1, ...labels });
    expect(sliderToSend({ maxValue: 5, ...labels })).toEqual({ maxValue: 5, ...labels });
    const stored = offerToStore({ pollOptions: [], sliderOption: { maxValue: 0, ...labels } });
    expect(stored.sliderOption).toBeNull();
  });

  test('and each choice and each end of a scale is stored on one line', () => {
    const pollOptions = [{ text: ' Every\n day ' }, { text: 'Never' }];
    expect(offerToStore({ pollOptions, sliderOption: null })).toEqual({
      pollOptions: [{ text: 'Every day' }, { text: 'Never' }],
      sliderOption: null,
    });
    const sliderOption = { maxValue: 5, lowerBoundText: 'Not\tat all', upperBoundText: 'Much  so' };
    expect(offerToStore({ pollOptions: [], sliderOption }).sliderOption).toEqual({
      maxValue: 5,
      lowerBoundText: 'Not at all',
      upperBoundText: 'Much so',
    });
  });

  test('and the project form takes three [RULE-17]', () => {
    expect([0, 1, 2, 3].map((length) => canAddQuestion(Array.from({ length })))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
