import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { countFollows } from '../../testing/countFollows';
import { readsFromTheRight } from '../../testing/readsFromTheRight';
import { recordKeys } from '../../testing/recordKeys';
import { Card } from '../Card';
import { Link } from './Link';
import * as stories from './Link.stories';

const { External, ExternalButton, Inline, Primary, Standalone } = composeStories(stories);

test('a link is found by its words and leads where it says', async () => {
  const screen = await render(<Inline />);
  await expect
    .element(screen.getByRole('link', { name: 'privacy policy' }))
    .toHaveAttribute('href', '/privacy-policy');
});

test('a link in the clothes of a button is still a link, and large enough to press', async () => {
  const screen = await render(<Primary />);
  const link = screen.getByRole('link', { name: 'Create a project' });
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('a link to another site says that it opens a new tab and hands nothing over', async () => {
  const screen = await render(<External />);
  const link = screen.getByRole('link', {
    name: 'Health Research Authority approvals (opens in a new tab)',
  });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a team can replace the words', async () => {
  const screen = await render(<External messages={{ opensInNewTab: '(nouvel onglet)' }} />);
  await expect.element(screen.getByRole('link', { name: /nouvel onglet/u })).toBeVisible();
});

test('a link takes focus by keyboard, shows it and is followed', async () => {
  const screen = await render(<Inline />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the link');
  const link = screen.getByRole('link');
  await expect.element(link).toHaveFocus();
  const follows = countFollows(link.element());
  await keys.press('Enter', 'follows it');
  expect(follows()).toBe(1);
  await keys.matchTable('Link');
  expect(parseFloat(getComputedStyle(link.element()).outlineWidth)).toBeGreaterThanOrEqual(3);
});

test('a word longer than the screen breaks, and nothing of it is cut off', async () => {
  const word = 'maria.magdalena.hohenlohe-langenburg@psychology.northumbria.example';
  const screen = await render(
    <div style={{ inlineSize: '10rem' }}>
      <Primary>{word}</Primary>
      <ExternalButton>{word}</ExternalButton>
      <Standalone>{word}</Standalone>
    </div>,
  );
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('the sign of another site never begins a line without a word', async () => {
  const screen = await render(
    <div>
      <External />
    </div>,
  );
  const link = screen.getByRole('link').element();
  const sign = link.querySelector('svg');
  const words = document.createRange();
  const text = link.firstChild;
  if (sign === null || text === null) throw new Error('The link has no sign or no words.');
  words.selectNodeContents(text);
  const place = link.closest('div');
  for (let width = 120; width < 340; width += 5) {
    place?.style.setProperty('inline-size', `${width}px`);
    const lastLine = [...words.getClientRects()].at(-1);
    expect(sign.getBoundingClientRect().top, `${width} pixels`).toBeGreaterThan(
      (lastLine?.top ?? 0) - 5,
    );
    expect(sign.getBoundingClientRect().bottom, `${width} pixels`).toBeLessThan(
      (lastLine?.bottom ?? 0) + 5,
    );
  }
});

test('a word longer than its place breaks, in a text and in a card', async () => {
  const word = 'Krankenversicherungskartenlesegerätebeschaffung';
  const screen = await render(
    <div style={{ inlineSize: '15rem' }}>
      <p>
        Read <Link href="/a">{word}</Link>
      </p>
      <Card>
        <Link href="https://example.org" isExternal>
          {word}
        </Link>
      </Card>
    </div>,
  );
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('words that are read from the right keep their own order', async () => {
  for (const variant of ['inline', 'standalone'] as const) {
    const screen = await render(
      <Link href="/documents/3" variant={variant}>
        هل ننام جيدا؟ COVID-19!
      </Link>,
    );
    expect(readsFromTheRight(screen.getByRole('link').element())).toBe(true);
    await screen.unmount();
  }
});
