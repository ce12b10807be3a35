import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './Picture.stories';

const { Broken, InANarrowPlace, Shown } = composeStories(stories);
const alt = 'Three rings on water, one around the other';

test('a picture is read by its alternative text', async () => {
  const screen = await render(<Shown />);
  await expect.element(screen.getByRole('img', { name: alt })).toBeVisible();
});

test('its place is held in proportion before it has come', async () => {
  const screen = await render(<InANarrowPlace />);
  const image = screen.getByRole('img').element();
  expect(image.getBoundingClientRect().width).toBe(256);
  expect(image.getBoundingClientRect().height).toBe(144);
});

test('one that cannot be shown says so, tells what it was, and keeps its place', async () => {
  const screen = await render(<Broken />);
  const note = screen.getByText('This picture could not be loaded.');
  await expect.element(note).toBeVisible();
  await expect.element(screen.getByText(alt)).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  expect(note.element().parentElement?.getBoundingClientRect().height).toBe(360);
});

test('another source is tried after a broken one', async () => {
  const screen = await render(<Broken />);
  await expect.element(screen.getByText('This picture could not be loaded.')).toBeVisible();
  await screen.rerender(<Broken src={String(Shown.args.src)} />);
  await expect.element(screen.getByRole('img', { name: alt })).toBeVisible();
});

test('a team can replace the words', async () => {
  const screen = await render(<Broken messages={{ broken: 'Image indisponible' }} />);
  await expect.element(screen.getByText('Image indisponible')).toBeVisible();
});
