import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from '../Card';
import turning from '../../movingPicture/turning.png?inline';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Picture.stories';

const { Animated, Broken, InANarrowPlace, Shown } = composeStories(stories);
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

test('in a small place the note is higher than the picture, and nothing of it is cut off', async () => {
  const screen = await render(
    <div style={{ inlineSize: '10rem' }}>
      <Broken alt={'Überwachungskamera'.repeat(4)} />
    </div>,
  );
  const words = screen.getByText('This picture could not be loaded.');
  await expect.element(words).toBeVisible();
  const note = words.element().parentElement;
  expect(note?.clientHeight).toBeGreaterThan(90);
  expect(note?.scrollHeight).toBe(note?.clientHeight);
  expect(note?.scrollWidth).toBe(note?.clientWidth);
});

test('in a place of 100 pixels at a text size of 200% no word of the note is broken', async () => {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  onTestFinished(() => {
    root.style.removeProperty('font-size');
  });
  const screen = await render(
    <div style={{ inlineSize: 100 }}>
      <Broken />
    </div>,
  );
  await expect.element(screen.getByText('This picture could not be loaded.')).toBeVisible();
  const note = screen.getByText('This picture could not be loaded.').element();
  const word = document.createRange();
  for (const [text] of note.textContent.matchAll(/\S+/g)) {
    const [at, letters] = [note.textContent.indexOf(text), note.firstChild];
    if (letters === null) throw new Error('The note has no words.');
    word.setStart(letters, at);
    word.setEnd(letters, at + text.length);
    expect(word.getClientRects(), text).toHaveLength(1);
  }
  expect(note.parentElement?.scrollWidth).toBe(note.parentElement?.clientWidth);
});

test('a note has the width of its picture, also where nothing else gives it one', async () => {
  const screen = await render(
    <div style={{ inlineSize: 'fit-content' }}>
      <Broken width={320} height={180} />
    </div>,
  );
  await expect.element(screen.getByText('This picture could not be loaded.')).toBeVisible();
  const note = screen.getByText('This picture could not be loaded.').element();
  expect(note.parentElement?.getBoundingClientRect().width).toBe(320);
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

afterEach(() => vi.restoreAllMocks());

function askForMotion(isReduced: boolean) {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  Object.defineProperty(query, 'matches', { value: isReduced });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
}

test('what moves in it is stopped and played again with a button (WCAG 2.2.2)', async () => {
  askForMotion(false);
  const screen = await render(<Animated />);
  const keys = recordKeys();
  const image = screen.getByRole('img', { name: 'Three rings spread on water' });
  await expect.element(screen.getByRole('button', { name: 'Stop the animation' })).toBeVisible();
  expect(image.element()).toHaveAttribute('src', Animated.args.src);
  await keys.press('Tab', 'goes to the button on a picture that moves');
  await keys.press('Space', 'stops the animation, and plays it again');
  const play = screen.getByRole('button', { name: 'Play the animation' });
  await expect.element(play).toHaveFocus();
  const still = await (await fetch(String(image.element().getAttribute('src')))).blob();
  expect(await framesOf(still)).toBe(1);
  await keys.press('Enter', 'stops the animation, and plays it again');
  expect(image.element()).toHaveAttribute('src', Animated.args.src);
  await keys.matchTable('Picture');
});

test('with reduced motion it stands still until it is played', async () => {
  askForMotion(true);
  const screen = await render(<Animated />);
  const play = screen.getByRole('button', { name: 'Play the animation' });
  await expect.element(play).toBeVisible();
  const image = screen.getByRole('img').element();
  expect(image).not.toHaveAttribute('src', Animated.args.src);
  await play.click();
  expect(image).toHaveAttribute('src', Animated.args.src);
});

test('with reduced motion its description stands in its place for as long as it is not known how to stop it', async () => {
  let fail: ((error: Error) => void) | undefined;
  vi.spyOn(window, 'fetch').mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const screen = await render(<Animated />);
  const description = screen.getByText('Three rings spread on water');
  const [wait] = begunAnew(description.element());
  wait?.pause();
  if (wait) wait.currentTime = 900;
  await expect.element(description).not.toBeVisible();
  wait?.finish();
  await expect.element(description).toBeVisible();
  await expect.element(screen.getByRole('img')).toHaveStyle({ opacity: '0' });
  fail?.(new Error('It cannot be read'));
  await expect.element(screen.getByRole('img')).toHaveStyle({ opacity: '1' });
  await expect.element(description).not.toBeInTheDocument();
});

test('its place stays as it is when the button comes', async () => {
  const screen = await render(<Animated />);
  await expect.element(screen.getByRole('button')).toBeVisible();
  const image = screen.getByRole('img').element();
  const { width, height } = image.getBoundingClientRect();
  expect([width, height]).toEqual([480, 270]);
  expect(image.parentElement?.getBoundingClientRect().height).toBe(270);
});

test('a button on a picture says of which, unless nothing is known of it', async () => {
  const screen = await render(<Animated />);
  const button = screen.getByRole('button');
  await expect
    .element(button)
    .toHaveAccessibleName('Play the animation: Three rings spread on water');
  await screen.rerender(<Animated alt="" />);
  await expect.element(button).toHaveAccessibleName('Play the animation');
  const messages = { play: 'Lire', playAnimation: (alt: string) => `Lire l’animation : ${alt}` };
  await screen.rerender(<Animated messages={messages} />);
  await expect.element(button).toHaveAccessibleName(/^Lire l’animation : Three rings/);
  await expect.element(button).toHaveTextContent('Lire');
});

test('a PNG that moves is stopped as a GIF is', async () => {
  const screen = await render(<Animated src={turning} />);
  const play = screen.getByRole('button', { name: 'Play the animation' });
  await expect.element(play).toBeVisible();
  const image = screen.getByRole('img').element();
  expect(image.getAttribute('src')).toMatch(/^data:image\/png;/);
  expect(image).not.toHaveAttribute('src', turning);
  await play.click();
  expect(image).toHaveAttribute('src', turning);
});

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=';

test('a GIF that does not move is shown, with nothing to press', async () => {
  const screen = await render(<Animated />);
  await expect.element(screen.getByRole('button')).toBeVisible();
  await screen.rerender(<Animated src={dot} />);
  await expect.element(screen.getByRole('img')).toHaveStyle({ opacity: '1' });
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('img').element()).toHaveAttribute('src', dot);
});

test('a GIF that the page may not read is shown as it is', async () => {
  const reading = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const screen = await render(<Animated />);
  await expect.element(screen.getByRole('img')).toHaveStyle({ opacity: '1' });
  expect(reading).toHaveBeenCalledOnce();
  expect(screen.getByRole('img').element()).toHaveAttribute('src', Animated.args.src);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

async function framesOf(gif: Blob): Promise<number> {
  const decoder = new ImageDecoder({ data: await gif.arrayBuffer(), type: 'image/gif' });
  await decoder.tracks.ready;
  return decoder.tracks.selectedTrack?.frameCount ?? 0;
}

/** Restarts an element's animations and returns them, however late the test reads them. */
function begunAnew(element: HTMLElement | SVGElement): Animation[] {
  element.style.animation = 'none';
  element.getAnimations();
  element.style.animation = '';
  return element.getAnimations();
}

test('the words for a small one that cannot be shown fit in, also in a card', async () => {
  const screen = await render(
    <Card>
      <Broken width={120} height={60} />
      <p>Below</p>
    </Card>,
  );
  const note = screen.getByText('This picture could not be loaded.');
  await expect.element(note).toBeVisible();
  const box = note.element().parentElement;
  expect(box?.scrollHeight).toBe(box?.clientHeight);
});
