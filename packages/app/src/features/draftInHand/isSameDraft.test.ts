import { expect, test } from 'vitest';
import { isSameDraft } from './isSameDraft';

const question = (choice: string, text = '<p>Why?</p>') => ({
  text,
  pollOptions: [{ text: choice }, { text: 'No' }],
  sliderOption: null,
});

test('what the server keeps on one line is stored alike whatever the space in it', () => {
  expect(isSameDraft(question('Yes  please '), question('Yes please'))).toBe(true);
  expect(isSameDraft(question('Yes, please'), question('Yes please'))).toBe(false);
});

test('space within an update is a part of it', () => {
  expect(isSameDraft({ text: 'One\n\nTwo' }, { text: 'One Two' })).toBe(false);
});
