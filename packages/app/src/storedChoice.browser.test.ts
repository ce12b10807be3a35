import { beforeEach, expect, test, vi } from 'vitest';
import { storedChoice } from './storedChoice';

const fruit = () => storedChoice('fruit', ['apple', 'pear']);

beforeEach(() => {
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

test('a choice outlives the page', () => {
  expect(fruit().get()).toBeNull();
  fruit().set('pear');
  expect(fruit().get()).toBe('pear');
});

test('what is none of the choices is no choice', () => {
  localStorage.setItem('fruit', 'stone');
  expect(fruit().get()).toBeNull();
});

test('whoever listens hears of choices made here and in another tab, and of none after leaving', () => {
  const choice = fruit();
  const heard = vi.fn();
  const leave = choice.subscribe(heard);
  choice.set('apple');
  expect(heard).toHaveBeenCalledTimes(1);

  localStorage.setItem('fruit', 'pear');
  window.dispatchEvent(new StorageEvent('storage', { key: 'fruit' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(choice.get()).toBe('pear');

  window.dispatchEvent(new StorageEvent('storage', { key: 'vegetable' }));
  expect(heard).toHaveBeenCalledTimes(2);

  leave();
  window.dispatchEvent(new StorageEvent('storage', { key: 'fruit' }));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where the browser refuses to store, a choice holds until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No storage for this site.', 'SecurityError');
  });
  const choice = fruit();
  choice.set('apple');
  expect(choice.get()).toBe('apple');
  expect(fruit().get()).toBeNull();
});
