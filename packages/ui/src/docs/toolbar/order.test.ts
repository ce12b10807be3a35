import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { requiredFirst } from './order';

type Context = Parameters<ArgTypesEnhancer>[0];

const prop = (name: string, required = false) => ({ name, type: { name: 'string', required } });

test('a docs page tells first of the props that must be given, and of the words to replace last', () => {
  const written = [
    prop('hint'),
    prop('messages'),
    prop('label', true),
    prop('id'),
    prop('value', true),
  ];
  const argTypes = Object.fromEntries(written.map((one) => [one.name, one]));
  // Storybook passes more of the story; the order depends only on its props.
  const context = { argTypes } as unknown as Context;
  expect(Object.keys(requiredFirst(context))).toEqual(['label', 'value', 'hint', 'id', 'messages']);
});
