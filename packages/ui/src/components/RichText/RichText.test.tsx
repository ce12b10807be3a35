import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { countFollows } from '../../testing/countFollows';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './RichText.stories';

const { Hostile, Lists, Paragraphs, WithLink } = composeStories(stories);

test('words keep their emphasis', async () => {
  const screen = await render(<Paragraphs />);
  await expect.element(screen.getByText('children with asthma')).toHaveRole('strong');
  await expect.element(screen.getByText('why')).toHaveRole('emphasis');
});

test('lists are lists, one inside the other', async () => {
  const screen = await render(<Lists />);
  expect(screen.getByRole('list').elements()).toHaveLength(2);
  expect(screen.getByRole('listitem').elements()).toHaveLength(4);
});

test('each paragraph begins at the side of its own script, also between others of another', async () => {
  const screen = await render(<Paragraphs html="<p>Hello!</p><p>שלום!</p><p>Hello!</p>" />);
  const sides = [...screen.container.querySelectorAll('p')].map((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const text = range.getBoundingClientRect();
    const room = paragraph.getBoundingClientRect();
    return text.left - room.left < 1 ? 'left' : room.right - text.right < 1 ? 'right' : 'neither';
  });
  expect(sides).toEqual(['left', 'right', 'left']);
});

test('a link leads where it says and tells that page nothing', async () => {
  const screen = await render(<WithLink />);
  const link = screen.getByRole('link', { name: 'Asthma + Lung UK' });
  await expect.element(link).toHaveAttribute('href', 'https://www.asthmaandlung.org.uk');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('headings, divisions, quotes and cells of a text from elsewhere stand apart, as paragraphs', async () => {
  const html =
    '<h2>Before</h2><div>Bring <b>it</b><div>Take it</div></div><blockquote><p>Quote</p></blockquote><table><tr><td>One</td><td>Two</td></tr></table>';
  const screen = await render(<Paragraphs html={html} />);
  await expect.element(screen.getByText('Take it')).toBeVisible();
  const texts = [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Before', 'Take it', 'Quote', 'One', 'Two']);
  expect(screen.container.querySelector('b')).toHaveTextContent(/^it$/);
});

test('what may not stand in rich text is not shown, whoever stored it [OPEN-116]', async () => {
  const screen = await render(<Hostile />);
  await expect.element(screen.getByText(/Safe words/)).toBeVisible();
  await expect.element(screen.getByText(/and a link to nowhere/)).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  const held = [...screen.container.querySelectorAll('p, p *')];
  expect(held.map((element) => element.localName)).toEqual(['p']);
  expect(held.flatMap((element) => element.getAttributeNames())).toEqual([]);
});

test('Tab goes to a link, and Enter follows it', async () => {
  const screen = await render(<WithLink />);
  const keys = recordKeys();
  const link = screen.getByRole('link');
  await keys.press('Tab', 'goes to the next link in the text');
  await expect.element(link).toHaveFocus();
  const follows = countFollows(link.element());
  await keys.press('Enter', 'follows it');
  expect(follows()).toBe(1);
  await keys.matchTable('RichText');
});

test('text stands in the direction of its own words', async () => {
  const screen = await render(<Paragraphs html="<p>ما الذي يساعدك؟</p>" />);
  const words = screen.getByText('ما الذي يساعدك؟').element();
  expect(getComputedStyle(words).direction).toBe('rtl');
  await screen.rerender(<Paragraphs html="<p>What helps you?</p>" />);
  const english = screen.getByText('What helps you?').element();
  expect(getComputedStyle(english).direction).toBe('ltr');
});
