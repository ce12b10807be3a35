import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../../tools/test/translatePage';
import { AgeGroups } from './AgeRanges';

test('on a page that the browser translates ages come and go with their commas', async () => {
  const screen = await render(<AgeGroups names={['Children', 'Adults', 'Older people']} />);
  translatePage();
  for (const names of [
    ['Adults', 'Older people'],
    ['Older people'],
    ['Children', 'Older people'],
  ]) {
    await screen.rerender(<AgeGroups names={names} />);
    await expect.poll(() => screen.container.textContent).toBe(names.join(', '));
  }
});
