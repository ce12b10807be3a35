import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../../../tools/test/translatePage';
import * as stories from './JargonReview.stories';

const { WithALine } = composeStories(stories);

async function renderLine(props: { isDisabled?: boolean } = {}) {
  const screen = await render(<WithALine {...props} />);
  const field = screen.getByRole('textbox', { name: 'Heading' });
  /** The terms that are marked in the line. */
  const marked = () =>
    [...document.querySelectorAll('button > mark')].map(({ textContent }) => textContent);
  await expect.poll(marked).toEqual(['RCT', 'cohort']);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const termOfLine = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, field, marked, button, termOfLine, hint: screen.getByRole('dialog') };
}

test('repeats the text of its field with each term marked [JARGON-02]', async () => {
  const { screen } = await renderLine();
  await expect
    .element(screen.getByRole('paragraph').filter({ hasText: 'An RCT' }))
    .toHaveTextContent('Jargon An RCT with a cohort');
});

test('its terms are counted with those of the editors, and the list leads to them', async () => {
  const { button, hint, screen } = await renderLine();
  await expect.element(screen.getByText(/2 research terms in 3 places/).first()).toBeVisible();
  const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;
  const place = left(document.querySelector('button > mark'));
  const inList = button('randomised controlled trial 1 place');
  await inList.click();
  await expect.element(hint).toHaveAccessibleName('Jargon: randomised controlled trial');
  expect(left(hint.element().parentElement)).toBeCloseTo(place, 0);
  await userEvent.keyboard('{Escape}');
  await expect.element(inList).toHaveFocus();
});

test('plainer words take the place of this one term, and the browser’s Undo brings it back [JARGON-03]', async () => {
  const { field, marked, button, termOfLine } = await renderLine();
  await field.fill('Cohort by cohort: a cohort');
  await expect.poll(marked).toEqual(['Cohort', 'cohort', 'cohort']);
  await termOfLine('Cohort').first().click();
  await button('Replace with “group of people”').click();
  await expect.element(field).toHaveValue('Group of people by cohort: a cohort');
  await expect.element(field).toHaveFocus();
  await expect.poll(marked).toEqual(['cohort', 'cohort']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field).toHaveValue('Cohort by cohort: a cohort');
  await expect.poll(marked).toEqual(['Cohort', 'cohort', 'cohort']);
});

test('plainer words bring their article with them [JARGON-03]', async () => {
  const { field, button, termOfLine } = await renderLine();
  await termOfLine('RCT').click();
  await button(/^Replace with “a fair test/).click();
  await expect.element(field).toHaveValue('A fair test that compares treatments with a cohort');
});

test('in a longer word a term is explained and not replaced', async () => {
  const { screen, field, marked, button, termOfLine } = await renderLine();
  await field.fill('A cohort-based study');
  await expect.poll(marked).toEqual(['cohort']);
  await termOfLine('cohort').click();
  await expect.element(button('Ignore here')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Replace/ }).elements()).toEqual([]);
});

test('Ignore here leaves this place alone, wherever the text moves it, and no other', async () => {
  const { screen, field, marked, button, termOfLine } = await renderLine();
  await termOfLine('cohort').click();
  await button('Ignore here').click();
  await expect.element(field).toHaveFocus();
  await expect.poll(marked).toEqual(['RCT']);
  await userEvent.keyboard('{Home}Cohort: {End} and cohorts');
  await expect.poll(marked).toEqual(['Cohort', 'RCT', 'cohorts']);
  await expect.element(screen.getByText(/2 research terms in 4 places/).first()).toBeVisible();
});

test('Alt and Enter in the field opens the hint of the next term; Escape gives focus back [JARGON-03]', async () => {
  const { field, hint } = await renderLine();
  await field.click();
  await userEvent.keyboard('{End}{Alt>}{Enter}{/Alt}');
  await expect.element(hint).toHaveAccessibleName('Jargon: cohort');
  await userEvent.keyboard('{Escape}');
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('without a term nothing stands below the field', async () => {
  const { screen, field, marked } = await renderLine();
  await field.fill('How people sleep');
  await expect.poll(marked).toEqual([]);
  expect(screen.getByText('How people sleep').elements()).toEqual([]);
  await expect.element(screen.getByText(/1 research term in 1 place/).first()).toBeVisible();
});

test('of a disabled field it explains and changes nothing', async () => {
  const { screen, button, termOfLine } = await renderLine({ isDisabled: true });
  await termOfLine('cohort').click();
  await expect.element(button('Close')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Replace/ }).elements()).toEqual([]);
});

test('on a page that the browser translates it follows its field', async () => {
  const { field, marked, screen } = await renderLine();
  await field.fill('A cohort of ten');
  await expect.poll(marked).toEqual(['cohort']);
  translatePage();
  const line = screen.getByRole('paragraph').filter({ hasText: 'Jargon A' });
  await field.fill('A cohort of twelve');
  await expect.element(line).toHaveTextContent(/^Jargon A cohort of twelve$/);
  await field.fill('A cohort');
  await expect.element(line).toHaveTextContent(/^Jargon A cohort$/);
});
