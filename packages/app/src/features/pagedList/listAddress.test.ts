import { expect, test } from 'vitest';
import { listAddress } from './listAddress';

const at = (address: string) => new URLSearchParams(address);

test.each([
  ['sort=title,asc', 'title,asc'],
  ['sort=title,desc', 'title,desc'],
  ['sort=title', undefined],
  ['sort=title,up', undefined],
  ['sort=password,asc', undefined],
  ['', undefined],
])('an address with %j asks for the order %s', (address, sort) => {
  expect(listAddress.sort(at(address), ['title'])).toBe(sort);
});

test('a search is never longer than the server takes, and holds no character that it refuses', () => {
  expect(listAddress.search(at(`search=${'a'.repeat(101)}`))).toHaveLength(100);
  expect(listAddress.search(at('search=blood%00%7F+test'))).toBe('blood test');
});
