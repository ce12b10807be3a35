import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './CookieBanner.stories';

const { Asking, OnAPage } = composeStories(stories);

test('a named region says what cookies are for [NAV-08]', async () => {
  const screen = await render(<Asking />);
  const region = screen.getByRole('region', { name: 'Cookies' });
  await expect
    .element(region)
    .toHaveTextContent(
      /^This site uses cookies to offer you a better browsing experience\. Find out more on how we use cookies\. Read more/,
    );
});

test("'Read more' leads to the page on cookies [NAV-09]", async () => {
  const screen = await render(<Asking />);
  await expect
    .element(screen.getByRole('link', { name: 'Read more', exact: true }))
    .toHaveAttribute('href', '/cookies');
});

test("'Accept Cookies' accepts and nothing else [NAV-10]", async () => {
  const answers = { onAccept: vi.fn(), onDecline: vi.fn() };
  const screen = await render(<Asking {...answers} />);
  await screen.getByRole('button', { name: 'Accept Cookies', exact: true }).click();
  expect(answers.onAccept).toHaveBeenCalledTimes(1);
  expect(answers.onDecline).not.toHaveBeenCalled();
});

test("'Decline' declines and nothing else [NAV-11]", async () => {
  const answers = { onAccept: vi.fn(), onDecline: vi.fn() };
  const screen = await render(<Asking {...answers} />);
  await screen.getByRole('button', { name: 'Decline', exact: true }).click();
  expect(answers.onDecline).toHaveBeenCalledTimes(1);
  expect(answers.onAccept).not.toHaveBeenCalled();
});

test('both answers weigh the same: as wide, as high, in the same colours (pitfall 13)', async () => {
  const screen = await render(<Asking />);
  // Moves the pointer away from where the previous test left it: a hovered button looks different.
  await screen.getByText('This site uses cookies').hover();
  const buttons = screen.getByRole('button');
  expect(buttons.elements()).toHaveLength(2);
  const looks = () =>
    buttons.elements().map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
      return [Math.round(width), height, color, backgroundColor, borderColor, fontWeight].join();
    });
  await expect.poll(() => new Set(looks()).size).toBe(1);
});

test('it stands in the flow of the page, over nothing that has focus (pitfall 13)', async () => {
  const screen = await render(<Asking />);
  const region = screen.getByRole('region', { name: 'Cookies' }).element();
  expect(getComputedStyle(region).position).toBe('static');
});

test('answered by keyboard where nothing follows, it goes and focus is at the heading of the page', async () => {
  const screen = await render(<OnAPage />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the link, then to each answer');
  await expect.element(screen.getByRole('link', { name: 'Read more', exact: true })).toHaveFocus();
  for (const place of [0, 1]) {
    await keys.press('Tab', 'goes to the link, then to each answer');
    await expect.element(screen.getByRole('button').nth(place)).toHaveFocus();
  }
  await keys.press(
    'Enter',
    'on an answer gives it; focus goes on to what follows, or to the heading of the page',
  );
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Welcome' })).toHaveFocus();
  await keys.matchTable('CookieBanner');
});

test('answered by keyboard, it goes and focus is at what follows, past what cannot be seen', async () => {
  const screen = await render(
    <>
      <a href="/help">Help</a>
      <OnAPage />
      <a href="/draft" hidden>
        Draft
      </a>
      <a href="/terms">Terms</a>
    </>,
  );
  const decline = screen.getByRole('button', { name: 'Decline', exact: true }).element();
  if (decline instanceof HTMLElement) decline.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Terms' })).toHaveFocus();
});

test('taken away unanswered, it leaves focus where the browser has it', async () => {
  const screen = await render(<OnAPage />);
  await screen.rerender(<h1>Another page</h1>);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

test('nothing scrolls sideways at 320 pixels', async () => {
  await page.viewport(320, 640);
  await render(<Asking />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1024, 768);
});

test('a team can replace the words', async () => {
  const screen = await render(<Asking messages={{ accept: 'Accepter' }} />);
  await expect.element(screen.getByRole('button', { name: 'Accepter' })).toBeVisible();
});
