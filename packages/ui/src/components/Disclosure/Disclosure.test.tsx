import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Disclosure.stories';

const { Closed, EitherWay, Open } = composeStories(stories);

const inside = /six-digit code/u;

test('what few people need is one press away', async () => {
  const screen = await render(<Closed />);
  await expect.element(screen.getByText(inside)).not.toBeVisible();
  await screen.getByText('How to get an authenticator app').click();
  await expect.element(screen.getByText(inside)).toBeVisible();
  await screen.getByText('How to get an authenticator app').click();
  await expect.element(screen.getByText(inside)).not.toBeVisible();
});

test('it opens and closes by keyboard and keeps focus', async () => {
  const screen = await render(<Closed />);
  const summary = screen.container.querySelector('summary');
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the title');
  expect(document.activeElement).toBe(summary);
  await keys.press('Enter', 'opens or closes it');
  await expect.element(screen.getByText(inside)).toBeVisible();
  await keys.press('Space', 'opens or closes it');
  await expect.element(screen.getByText(inside)).not.toBeVisible();
  await keys.matchTable('Disclosure');
  expect(document.activeElement).toBe(summary);
});

test('what a person closed stays closed when the page is drawn again', async () => {
  const screen = await render(<Open />);
  await expect.element(screen.getByText(inside)).toBeVisible();
  await screen.getByText('How to get an authenticator app').click();
  await screen.rerender(<Open title="How to get an app" />);
  await expect.element(screen.getByText('How to get an app')).toBeVisible();
  await expect.element(screen.getByText(inside)).not.toBeVisible();
});

test('its title is at least 44 pixels high', async () => {
  const screen = await render(<Closed />);
  const { height } = screen.container.querySelector('summary')?.getBoundingClientRect() ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
});

test('its mark points the way in which the title is read, and down once open, whatever the page around it', async () => {
  const screen = await render(<EitherWay />);
  const markOf = (title: string) => {
    const mark = screen.getByText(title).element().parentElement?.firstElementChild;
    return mark && [getComputedStyle(mark).scale, getComputedStyle(mark).rotate];
  };
  await expect.poll(() => markOf('Closed, from right to left')).toEqual(['-1 1', 'none']);
  await expect.poll(() => markOf('Open, from right to left')).toEqual(['-1 1', '-90deg']);
  expect(markOf('Closed, from left to right')).toEqual(['1', 'none']);
});

test('a word longer than the screen breaks', async () => {
  await render(<Open title={'Sounding'.repeat(100)} />);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
