import { describe, expect, test } from 'vitest';

import {
  addLikert,
  addPoll,
  addPollChoice,
  canAddKind,
  canAddQuestion,
  canRemovePollChoice,
  emptyQuestion,
  questionKind,
  removeKind,
  removePollChoice,
  sliderToSend,
} from './question';

describe('A researcher writes a question', () => {
  test('of one of three kinds', () => {
    expect(questionKind(emptyQuestion())).toBe('text');
    expect(questionKind(addPoll(emptyQuestion()))).toBe('poll');
    expect(questionKind(addLikert(emptyQuestion()))).toBe('likert');
  });

  test('and a poll starts with two empty choices', () => {
    expect(addPoll(emptyQuestion()).pollOptions).toEqual([{ text: '' }, { text: '' }]);
  });

  test('and a likert scale starts with 10 as its highest value', () => {
    expect(addLikert(emptyQuestion()).sliderOption?.maxValue).toBe(10);
  });

  test('and poll and likert exclude each other until the one is removed [OPEN-75]', () => {
    const poll = addPoll(emptyQuestion());
    expect(canAddKind(poll)).toBe(false);
    expect(addLikert(poll)).toBe(poll);
    expect(questionKind(addLikert(removeKind(poll)))).toBe('likert');
  });

  test('and neither of the last two choices can be removed [RULE-21, OPEN-74]', () => {
    const three = [{ text: 'a' }, { text: 'b' }, { text: 'c' }];
    expect(removePollChoice(three, 1)).toEqual([{ text: 'a' }, { text: 'c' }]);
    const two = removePollChoice(three, 1);
    expect(canRemovePollChoice(two)).toBe(false);
    expect(removePollChoice(two, 0)).toEqual(two);
    expect(addPollChoice(two)).toEqual([...two, { text: '' }]);
  });

  test('and a slider is sent as null unless its highest value is above 0 [QB-06]', () => {
    const labels = { lowerBoundText: 'Never', upperBoundText: 'Always' };
    expect(sliderToSend({ maxValue: 0, ...labels })).toBeNull();
    expect(sliderToSend({ maxValue: -1, ...labels })).toBeNull();
    expect(sliderToSend(null)).toBeNull();
    expect(sliderToSend({ maxValue: 5, ...labels })).toEqual({ maxValue: 5, ...labels });
  });

  test('and the project form takes three', () => {
    expect([0, 1, 2, 3].map((length) => canAddQuestion(Array.from({ length })))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
