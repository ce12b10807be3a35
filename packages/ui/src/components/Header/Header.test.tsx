import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { largeTextOnPhone } from '../../testing/largeTextOnPhone';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Header.stories';

const { OwnLogo, SignedIn, SignedOut, WithAccount, WithNavigation } = composeStories(stories);

test('the banner leads home and says whose product this is', async () => {
  const screen = await render(<SignedIn />);
  const home = screen.getByRole('banner').getByRole('link', { name: 'Sounding, home' });
  await expect.element(home).toHaveAttribute('href', '/');
  await expect.element(home).toHaveTextContent('Sounding');
});

test('the version label is shown [NAV-03]', async () => {
  const screen = await render(<SignedIn />);
  await expect.element(screen.getByText('v1.1.4', { exact: true })).toBeVisible();
});

test('name and version stand on one line, and the account weighs as much as the way out', async () => {
  const screen = await render(<WithAccount />);
  const baseline = (words: string) => {
    const probe = document.createElement('i');
    probe.style.display = 'inline-block';
    screen.getByText(words, { exact: true }).element().append(probe);
    const { bottom } = probe.getBoundingClientRect();
    probe.remove();
    return bottom;
  };
  expect(baseline('v1.1.4')).toBeCloseTo(baseline('Sounding'), 0);
  const weight = (words: string) =>
    getComputedStyle(screen.getByText(words, { exact: true }).element()).fontWeight;
  expect(weight('Log out')).toBe(weight('Account'));
});

test('Log out is there only while somebody is signed in [NAV-04]', async () => {
  const signedOut = await render(<SignedOut />);
  await expect
    .element(signedOut.getByRole('link', { name: 'Log out', exact: true }))
    .not.toBeInTheDocument();
  await signedOut.unmount();

  const signedIn = await render(<SignedIn />);
  await expect.element(signedIn.getByRole('link', { name: 'Log out', exact: true })).toBeVisible();
});

test.each([360, 320])(
  'on a phone of %i pixels the page does not move when the account arrives',
  async (width) => {
    await page.viewport(width, 740);
    const heightOf = async (Story: typeof SignedIn) => {
      const screen = await render(<Story />);
      const { height } = screen.getByRole('banner').element().getBoundingClientRect();
      await screen.unmount();
      return height;
    };
    expect(await heightOf(WithAccount)).toBe(await heightOf(SignedIn));
    await page.viewport(1024, 768);
  },
);

test('Log out is chosen by mouse and by keyboard', async () => {
  const onLogOut = vi.fn();
  const screen = await render(<SignedIn onLogOut={onLogOut} />);
  await screen.getByRole('link', { name: 'Log out', exact: true }).click();
  expect(onLogOut).toHaveBeenCalledTimes(1);

  await userEvent.keyboard('{Enter}');
  expect(onLogOut).toHaveBeenCalledTimes(2);
});

test('Tab goes from the name through the navigation to the way out', async () => {
  const onLogOut = vi.fn();
  const screen = await render(<WithNavigation onLogOut={onLogOut} />);
  const keys = recordKeys();
  for (const name of ['Sounding, home', 'Projects', 'Log out']) {
    await keys.press('Tab', 'goes from the name through what stands between to “Log out”');
    await expect.element(screen.getByRole('link', { name })).toHaveFocus();
  }
  await keys.press('Enter', 'follows a link');
  expect(onLogOut).toHaveBeenCalledTimes(1);
  await keys.matchTable('Header');
});

test('a product with a picture of its own shows that one, and the link is still named in words', async () => {
  const screen = await render(<OwnLogo />);
  const home = screen.getByRole('link', { name: 'Echo, home' }).element();
  expect(home.querySelector('img')?.alt).toBe('');
  expect(home.querySelector('svg')).toBeNull();
});

test.each([360, 320])('at %i pixels what leads on stands in one row', async (width) => {
  const screen = await render(
    <div style={{ width }}>
      <WithAccount />
    </div>,
  );
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  };
  const account = screen.getByRole('button', { name: 'Account' }).element();
  const logOut = screen.getByRole('link', { name: 'Log out', exact: true }).element();
  expect(middleOf(account)).toBe(middleOf(logOut));
  expect(logOut.getBoundingClientRect().height).toBe(44);
  expect(screen.getByRole('banner').element().scrollWidth).toBeLessThanOrEqual(width);
});

test('with large text on a phone, one below the other, all begin at one edge', async () => {
  await largeTextOnPhone();
  const screen = await render(<WithAccount />);
  const startOf = (words: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(words, { exact: true }).element());
    return Math.round(range.getBoundingClientRect().left);
  };
  expect(Math.abs(startOf('Account') - startOf('v1.1.4'))).toBeLessThanOrEqual(2);
  expect(startOf('Log out')).toBe(startOf('v1.1.4'));
});
