import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isValidElement } from 'react';

const none = { disable: true };
const words = { type: 'text' } as const;

/**
 * Which box stands beside a prop on a docs page. Storybook offers to type an element, a date or the address
 * of a picture as JSON, which no person can, and which the component could not take.
 */
export const boxesForProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary ?? '';
      const value: unknown = initialArgs[name];
      if (isBeyondTyping(type, value)) return [name, { ...argType, control: none }];
      const isWords = type === 'ReactNode' && (typeof value === 'string' || name === 'children');
      return [name, isWords ? { ...argType, control: words } : argType];
    }),
  );

function isBeyondTyping(type: string, value: unknown): boolean {
  if (/\bDate\b/.test(type) || isValidElement(value) || isPicture(value)) return true;
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.values(value).some(isPicture);
  return type === 'ReactNode' && typeof value !== 'string';
}

function isPicture(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('data:');
}
