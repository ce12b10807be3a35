import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './ConsentedVideo.stories';

const { NoVideo, WithoutConsent } = composeStories(stories);

/**
 * Addresses that a frame would load. They are recorded, not loaded: a test sends no request to another
 * service.
 */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(HTMLIFrameElement.prototype, 'setAttribute').mockImplementation(function (
    this: HTMLIFrameElement,
    name: string,
    value: string,
  ) {
    if (name === 'src') asked.push(value);
    else this.setAttributeNS(null, name.toLowerCase(), value);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('without consent there is no player, only a note that leads to the choice [OPEN-90]', async () => {
  const screen = await render(<WithoutConsent />);
  await expect.element(screen.getByText(/hidden because cookies are disabled/u)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Change your cookie preference' }))
    .toHaveAttribute('href', '/cookies');
  expect(screen.container.querySelector('iframe')).toBeNull();
  expect(asked).toEqual([]);
});

test('with consent the player comes from the one host, caged, and is named [OPEN-89, OPEN-90]', async () => {
  const screen = await render(<WithoutConsent isConsented />);
  const player = screen.getByTitle('How walking is measured');
  await expect.element(player).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE']);
  await expect
    .element(player)
    .toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  await expect.element(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});

test('taking consent back takes the player away at once', async () => {
  const screen = await render(<WithoutConsent isConsented />);
  await expect.element(screen.getByTitle('How walking is measured')).toBeVisible();
  await screen.rerender(<WithoutConsent isConsented={false} />);
  expect(screen.container.querySelector('iframe')).toBeNull();
  await expect.element(screen.getByText(/hidden because cookies are disabled/u)).toBeVisible();
});

test.each(['no such id', '../../evil.js', 'M7lc1UVf-VE?x=1', ''])(
  'nothing but an id becomes part of the address: %j',
  async (videoId) => {
    const screen = await render(<NoVideo videoId={videoId} isConsented />);
    await expect.element(screen.getByText('This video cannot be shown.')).toBeVisible();
    expect(screen.container.querySelector('iframe')).toBeNull();
  },
);

test('a team can replace the words', async () => {
  const screen = await render(
    <WithoutConsent messages={{ change: 'Modifier', info: 'Remarque :' }} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Modifier' })).toBeVisible();
  await expect.element(screen.getByText('Remarque :')).toBeInTheDocument();
});
