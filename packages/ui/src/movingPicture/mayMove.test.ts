import { expect, test } from 'vitest';
import turning from './turning.png?inline';
import { mayMove } from './mayMove';

test.each([
  ['data:image/gif;base64,R0lG', true],
  ['DATA:IMAGE/GIF;base64,R0lG', true],
  ['/pictures/rings.gif', true],
  ['https://example.org/rings.GIF?size=2', true],
  [turning, true],
  ['data:image/png;base64,iVBORw0KGgo=', false],
  ['data:image/png;base64,no base64!', false],
  ['data:image/jpeg;base64,/9j/.gif', false],
  ['/pictures/rings.gif.jpg', false],
  ['/gif/rings?name=.gif', false],
  ['', false],
])('%s may move: %s', (src, isMoving) => {
  expect(mayMove(src)).toBe(isMoving);
});
