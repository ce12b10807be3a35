import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import { Button } from '../Button';
import * as stories from './PageHeading.stories';

const { AfterARouteChange, InAStep, Plain, WithLeadAndAction } = composeStories(stories);

test('it is the h1 and leaves focus alone on the first load', async () => {
  const screen = await render(<Plain />);
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Your current projects' }))
    .toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('an action beside a title stands level with it', async () => {
  const screen = await render(<Plain action={<Button>Create new project</Button>} />);
  const middle = (role: 'heading' | 'button') => {
    const { top, bottom } = screen.getByRole(role).element().getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(middle('button')).toBeCloseTo(middle('heading'), 0);
});

test('the focus ring of any heading has the same round corners', async () => {
  const screen = await render(
    <>
      <AfterARouteChange />
      <h2 tabIndex={-1}>Questions</h2>
    </>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  // After a press of the mouse, the browser draws no ring around what a script gives focus.
  await userEvent.keyboard('{Shift}');
  for (const heading of screen.getByRole('heading').elements() as HTMLElement[]) {
    heading.focus();
    const { borderRadius, outlineStyle } = getComputedStyle(heading);
    expect({ borderRadius, outlineStyle }).toEqual({ borderRadius: '4px', outlineStyle: 'solid' });
  }
});

test('it stands in the direction of its own words', async () => {
  const screen = await render(<Plain>ما الذي يساعدك؟</Plain>);
  expect(getComputedStyle(screen.getByRole('heading').element()).direction).toBe('rtl');
});

test.for([
  ['a short title has its action beside it', 'Overview', true],
  [
    'a long title is no narrow column beside its action',
    'What helps you to sleep well at night?',
    false,
  ],
] as const)('on a tablet %s', async ([, title, isBeside]) => {
  await page.viewport(704, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(
    <Plain action={<button style={{ inlineSize: '24.5rem' }}>Do all of it</button>}>{title}</Plain>,
  );
  const heading = screen.getByRole('heading').element().getBoundingClientRect();
  const action = screen.getByRole('button').element().getBoundingClientRect();
  expect(action.top < heading.bottom).toBe(isBeside);
});

test('after a route change it takes focus, and again at the next', async () => {
  const screen = await render(<AfterARouteChange />);
  const heading = screen.getByRole('heading');
  await expect.element(heading).toHaveFocus();

  (document.activeElement as HTMLElement).blur();
  await screen.rerender(<AfterARouteChange focusKey="arrival-2" />);
  await expect.element(heading).toHaveFocus();
});

test('nothing but a new arrival moves focus', async () => {
  const screen = await render(<AfterARouteChange />);
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  (document.activeElement as HTMLElement).blur();

  await screen.rerender(<AfterARouteChange>Your previous projects</AfterARouteChange>);
  await expect.element(screen.getByText('Your previous projects')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('Tab passes the heading over, also from where a route change left focus', async () => {
  const screen = await render(
    <>
      <a href="#before">Before</a>
      <WithLeadAndAction focusKey="arrival" />
    </>,
  );
  const keys = recordKeys();
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  await keys.press('Tab', 'goes on from the heading, which is no stop itself, to what follows');
  await expect.element(screen.getByRole('button', { name: 'Create new project' })).toHaveFocus();
  await keys.press('Shift + Tab', 'passes the heading over');
  await expect.element(screen.getByRole('link', { name: 'Before' })).toHaveFocus();
  await keys.matchTable('PageHeading');
});

test('the line above does not become part of the page’s name', async () => {
  const screen = await render(<InAStep />);
  await expect.element(screen.getByText('Step 2 of 3')).toBeVisible();
  await expect.element(screen.getByRole('heading')).toHaveAccessibleName('Audience');
});
