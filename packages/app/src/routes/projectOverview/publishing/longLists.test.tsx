import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { translatePage } from '../../../../../../tools/test/translatePage';
import { queriesOf } from '../../../queries';
import { focusOn, isInWindow, sizeWindow } from '../../../testing/inWindow';
import { print } from '../../../testing/print';
import { openQuestions } from '../questions/openQuestions.fixture';
import { openUpdates } from '../updates/openUpdates.fixture';
import { questionSample, updateSample } from './samples.fixture';

/** The day on which the item of that number was made; higher numbers are newer. */
const dateOf = (number: number) => new Date(Date.UTC(2026, 0, number, 9)).toISOString();
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const updatesTo = (count: number) =>
  numbers(count).map((id) =>
    updateSample({
      id,
      date: dateOf(id),
      text: `Told ${id}.`,
      status: id % 2 === 0 ? 'PUBLISHED' : 'DRAFT',
    }),
  );

const questionsTo = (count: number) =>
  numbers(count).map((id) =>
    questionSample({
      id,
      date: dateOf(id),
      text: `<p>Asked ${id}?</p>`,
      status: id === 4 ? 'DRAFT' : 'PUBLISHED',
    }),
  );

/** The Updates tab with this many updates; a function gives the number at each request. */
async function openMany(count: number | (() => number), search = '') {
  const app = await openUpdates(
    {
      'GET /project-updates/project/{id}': () =>
        updatesTo(typeof count === 'number' ? count : count()),
    },
    search,
  );
  const texts = () =>
    app.screen
      .getByText(/^Told \d+\.$/)
      .elements()
      .map((element) => element.textContent);
  return { ...app, texts };
}

/** The Questions tab with forty-five questions. */
async function openManyQuestions(search = '') {
  const app = await openQuestions(
    { 'GET /questions-with-poll-scores/project/{id}': () => questionsTo(45) },
    search,
  );
  const titles = () =>
    app.screen
      .getByRole('heading', { name: /^Asked \d+\?$/ })
      .elements()
      .map((element) => element.textContent);
  return { ...app, titles };
}

describe('A long list', () => {
  test('shows its newest twenty, says of how many, and twenty more where they are asked for', async () => {
    const { screen, press, texts, address } = await openMany(45);
    await expect.poll(() => texts().length).toBe(20);
    expect(texts().at(-1)).toBe('Told 26.');
    await expect.element(screen.getByText('45 updates, the newest 20 shown')).toBeVisible();
    await expect.element(screen.getByText('20 of 45 shown')).toBeVisible();

    await press('Show 20 more updates');
    const first = screen.getByRole('group', { name: '21 of 45 updates' });
    await expect.element(first).toHaveFocus();
    await expect.element(first).toHaveTextContent('Told 25.');
    expect(texts()).toHaveLength(40);
    expect(address()).toBe('/project-overview/12?tab=updates&shown=40');

    await press('Show 5 more updates');
    await expect
      .element(screen.getByRole('group', { name: '41 of 45 updates' }))
      .toHaveTextContent('Told 5.');
    await expect.element(screen.getByText('45 updates', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Show/ }).elements()).toEqual([]);
  });

  test('says on a page that the browser translates how much of it is shown now', async () => {
    const { screen, press } = await openMany(45);
    await expect.element(screen.getByText('20 of 45 shown')).toBeVisible();
    translatePage();
    await press('Show 20 more updates');
    await expect.element(screen.getByText('45 updates, the newest 40 shown')).toBeVisible();
    await expect.element(screen.getByText('40 of 45 shown')).toBeVisible();
    await press('Show 5 more updates');
    await expect.element(screen.getByText('45 updates', { exact: true })).toBeVisible();
  });

  test('has nothing more to show where all of it fits', async () => {
    const { screen, texts } = await openMany(20);
    await expect.poll(() => texts().length).toBe(20);
    await expect.element(screen.getByText('20 updates', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Show/ }).elements()).toEqual([]);
  });

  test('stays as long as it was over an editor, and starts anew in another status', async () => {
    const { screen, press, texts } = await openMany(90, '&shown=60');
    await expect.poll(() => texts().length).toBe(60);
    await press('Add update');
    await press('Cancel');
    await expect.poll(() => texts().length).toBe(60);
    await screen.getByRole('button', { name: /Choose status:/ }).click();
    await screen.getByRole('option', { name: 'Published', exact: true }).click();
    await expect
      .element(screen.getByText('45 updates, the newest 20 shown', { exact: true }))
      .toBeVisible();
    expect(texts()).toHaveLength(20);
  });

  test('is narrowed by keyboard on a phone with the filter in view', async () => {
    await sizeWindow(360, 480);
    const { screen } = await openMany(45);
    const filter = screen.getByRole('button', { name: /Choose status:/ });
    await expect.element(filter).toBeVisible();
    focusOn(filter.element());
    const place = window.scrollY;
    expect(place).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await expect.element(screen.getByText('No updates with this status')).toBeVisible();
    await expect.element(filter).toHaveFocus();
    expect(window.scrollY).toBe(place);
    expect(isInWindow(filter.element())).toBe(true);
  });

  test('loses nothing that stands there when something newer comes', async () => {
    let count = 45;
    const { texts, services } = await openMany(() => count);
    await expect.poll(() => texts().at(-1)).toBe('Told 26.');
    count = 46;
    await services.queryClient.invalidateQueries(queriesOf(services.api).projects.updates(12));
    await expect.poll(() => texts().at(0)).toBe('Told 46.');
    expect(texts().at(-1)).toBe('Told 26.');
  });

  test('leaves focus where it was led when something newer comes', async () => {
    let count = 45;
    const { screen, press, texts, services } = await openMany(() => count);
    await press('Show 20 more updates');
    await expect.element(screen.getByRole('group', { name: '21 of 45 updates' })).toHaveFocus();
    count = 46;
    await services.queryClient.invalidateQueries(queriesOf(services.api).projects.updates(12));
    await expect.poll(() => texts().at(0)).toBe('Told 46.');
    await expect.element(screen.getByRole('group', { name: '22 of 46 updates' })).toHaveFocus();
  });

  test('goes on to the draft whose editor was open', async () => {
    const { titles, press } = await openManyQuestions('&mode=edit&about=4');
    await press('Cancel');
    await expect.poll(() => titles().at(-1)).toBe('Asked 4?');
    expect(titles()).toHaveLength(42);
  });

  test('goes on to the question whose comments the address names', async () => {
    const { titles, article } = await openManyQuestions('&search-10=evening');
    await expect.element(article('Asked 10?')).toBeVisible();
    expect(titles()).toHaveLength(36);
  });

  test('says on paper that it is not whole', async () => {
    const { screen } = await openMany(90, '&status=published');
    await expect.element(screen.getByText('20 of 45 shown')).toBeVisible();
    await print();
    await expect
      .element(
        screen.getByText('Not the whole list. Status: Published; Shown: the newest 20 of 45.'),
      )
      .toBeVisible();
    await expect.element(screen.getByText('20 of 45 shown', { exact: true })).not.toBeVisible();
  });
});
