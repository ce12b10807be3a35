import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './VideoLinkField.stories';

const { Empty, NotRecognised, Recognised } = composeStories(stories);

test('a link that is understood says which video it leads to, and it is announced', async () => {
  const onChange = vi.fn();
  const screen = await render(<Empty onChange={onChange} />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  await screen
    .getByRole('textbox', { name: 'Link to the video' })
    .fill('https://video.example/sleep-study');
  await expect.element(status).toHaveTextContent('Video sleep-study recognised');
  expect(onChange).toHaveBeenLastCalledWith('https://video.example/sleep-study');
});

test('a link that is not understood shows nothing but the words of the app', async () => {
  const screen = await render(<NotRecognised />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription(/Please, provide a valid video link/);
});

test('the service that shows the video learns nothing: no request is made', async () => {
  performance.clearResourceTimings();
  const screen = await render(<Recognised />);
  await expect.element(screen.getByText('Video sleep-study recognised')).toBeVisible();
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host);
  expect(hosts.filter((host) => host !== location.host)).toEqual([]);
  expect(screen.container.querySelector('iframe, img, video')).toBeNull();
});

test('it is reached and left by Tab', async () => {
  const screen = await render(<Empty />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the field');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await keys.leave('leaves it');
  await keys.matchTable('VideoLinkField');
});
