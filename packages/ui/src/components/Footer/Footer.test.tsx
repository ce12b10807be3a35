import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { countFollows } from '../../testing/countFollows';
import { recordKeys } from '../../testing/recordKeys';
import { Button } from '../Button';
import { Tag } from '../Tag';
import * as stories from './Footer.stories';

const { BothGroups, NoSocialNetworks, WithAside, WithBanner } = composeStories(stories);

test('each group of links is a navigation with its title as name', async () => {
  const screen = await render(<BothGroups />);
  const helpful = screen.getByRole('navigation', { name: 'Helpful Information' });
  await expect
    .element(helpful.getByRole('link', { name: 'Accessibility Statement' }))
    .toHaveAttribute('href', '/accessibility');
  expect(helpful.getByRole('link').elements()).toHaveLength(6);
  expect(
    screen.getByRole('navigation', { name: 'Follow us' }).getByRole('link').elements(),
  ).toHaveLength(5);
});

test('a link to another site says that it opens a new tab', async () => {
  const screen = await render(<BothGroups />);
  const link = screen.getByRole('link', { name: 'LinkedIn (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('a team can replace the words', async () => {
  const screen = await render(<BothGroups messages={{ opensInNewTab: '(nouvel onglet)' }} />);
  await expect
    .element(screen.getByRole('link', { name: 'LinkedIn (nouvel onglet)' }))
    .toBeVisible();
});

test('a group without links is left out [OPEN-27]', async () => {
  const screen = await render(<NoSocialNetworks />);
  await expect.element(screen.getByRole('navigation')).toHaveAccessibleName('Helpful Information');
  await expect.element(screen.getByText('Follow us')).not.toBeInTheDocument();
});

test('a banner stands before the links', async () => {
  const screen = await render(<WithBanner />);
  const banner = screen.getByRole('region', { name: 'Cookies' }).element();
  const links = screen.getByRole('navigation', { name: 'Helpful Information' }).element();
  expect(banner.compareDocumentPosition(links)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what stands beside the links comes after them', async () => {
  const screen = await render(<WithAside />);
  const links = screen.getByRole('navigation', { name: 'Follow us' }).element();
  const choice = screen.getByRole('radiogroup', { name: 'Look of this site' }).element();
  expect(links.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what is chosen beside the links stands in line with them', async () => {
  const screen = await render(<WithAside />);
  const middle = (words: string) => {
    const { top, bottom } = screen
      .getByText(words, { exact: true })
      .element()
      .getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(middle('Light')).toBeCloseTo(middle('Acknowledgement'), 0);
});

test('Tab goes through all links, group by group', async () => {
  const screen = await render(<BothGroups />);
  const keys = recordKeys();
  const links = screen.getByRole('link');
  for (let place = 0; place < 11; place += 1) {
    await keys.press('Tab', 'goes to the next link, group by group');
    await expect.element(links.nth(place)).toHaveFocus();
  }
  const follows = countFollows(links.nth(10).element());
  await keys.press('Enter', 'follows the link');
  expect(follows()).toBe(1);
  await keys.matchTable('Footer');
});

test('what stands beside the links keeps its own size', async () => {
  const screen = await render(
    <BothGroups
      aside={
        <>
          <Tag tone="info">Beta</Tag>
          <Button>Change looks</Button>
        </>
      }
    />,
  );
  const { width, height } = screen.getByText('Beta').element().getBoundingClientRect();
  expect(height).toBeLessThan(40);
  expect(width).toBeLessThan(160);
  const button = screen.getByRole('button').element().getBoundingClientRect();
  expect(button.height).toBeLessThan(60);
  expect(button.width).toBeLessThan(200);
});
