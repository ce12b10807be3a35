import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import { VisuallyHidden } from './VisuallyHidden';
import * as stories from './VisuallyHidden.stories';

const { InAButton, OneOfEachRow } = composeStories(stories);

test('a button is named by its words and by those that are not seen', async () => {
  const screen = await render(<InAButton />);
  const button = screen.getByRole('button', { name: 'Approve Rosa Frank', exact: true });
  await expect.element(button).toBeVisible();

  const hidden = screen.getByText('Rosa Frank').element().getBoundingClientRect();
  expect(hidden.width * hidden.height).toBeLessThanOrEqual(1);
});

test('buttons of the same words are told apart, and look alike', async () => {
  const screen = await render(<OneOfEachRow />);
  const rosa = screen.getByRole('button', { name: 'Approve Rosa Frank' }).element();
  const amir = screen.getByRole('button', { name: 'Approve Amir Haddad' }).element();
  expect(rosa.clientWidth).toBe(amir.clientWidth);
});

test('another element is described by it', async () => {
  const screen = await render(
    <>
      <button aria-describedby="why">Launch</button>
      <VisuallyHidden id="why">Nobody has approved it yet.</VisuallyHidden>
    </>,
  );
  await expect
    .element(screen.getByRole('button', { name: 'Launch' }))
    .toHaveAccessibleDescription('Nobody has approved it yet.');
});

test('long words make no page wider and no line longer', async () => {
  const screen = await render(
    <div style={{ inlineSize: '12rem', overflow: 'auto' }}>
      Short
      <VisuallyHidden>{'Words of a name that goes on and on, '.repeat(40)}</VisuallyHidden>
    </div>,
  );
  const box = screen.getByText('Short').element();
  expect(box.scrollWidth).toBe(box.clientWidth);
  expect(box.clientHeight).toBeLessThan(40);
});

test('Tab stops at what it names, and nowhere else', async () => {
  const screen = await render(<OneOfEachRow />);
  const keys = recordKeys();
  await keys.tabThrough(
    screen.getByRole('button').elements(),
    'goes to what the words belong to, never to them',
  );
  await keys.matchTable('VisuallyHidden');
});
