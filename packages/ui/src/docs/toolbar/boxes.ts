import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { isValidElement } from 'react';

/**
 * Chooses the control beside a prop on a docs page. By default Storybook offers to type an element, a date or
 * a picture's address as JSON, which no person can do and the component could not use.
 */
export const boxesForProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withBox(argType, initialArgs[name])]),
  );

function withBox(argType: StrictInputType, value: unknown): StrictInputType {
  const type = argType.table?.type?.summary ?? '';
  if (isBeyondTyping(type, value)) return { ...argType, control: { disable: true } };
  return type === 'ReactNode' ? { ...argType, control: { type: 'text' } } : argType;
}

function isBeyondTyping(type: string, value: unknown): boolean {
  if (/\bDate\b/.test(type) || isValidElement(value) || isPicture(value)) return true;
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.values(value).some(isPicture);
  return type === 'ReactNode' && typeof value !== 'string';
}

function isPicture(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('data:');
}
