import { composeStories } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import { Tabs, type TabItem } from './Tabs';
import * as stories from './Tabs.stories';

const { FourViews, PanelWithAButton, WithCounts } = composeStories(stories);

test('the tabs are named together, and the chosen one names its panel', async () => {
  const screen = await render(<FourViews />);
  await expect
    .element(screen.getByRole('tablist', { name: 'Views of your projects' }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('tab', { name: 'Current' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Current' }))
    .toHaveTextContent('Two projects run now.');
});

test('a press chooses a tab', async () => {
  const onSelect = vi.fn();
  const screen = await render(<FourViews onSelect={onSelect} />);

  await screen.getByRole('tab', { name: 'Previous' }).click();
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Previous' }))
    .toHaveTextContent('Nothing has ended yet.');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('previous');
});

test('keys that come before the view is drawn still end where they lead', async () => {
  const asked: string[] = [];
  const tabs = ['one', 'two'].map((id) => ({ id, label: id, content: id }));
  // The view does not change, as while its address is being changed.
  const screen = await render(
    <Tabs label="Views" tabs={tabs} selectedId="one" onSelect={(id) => asked.push(id)} />,
  );
  await screen.getByRole('tab', { name: 'two' }).click();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(asked).toEqual(['two', 'one', 'two']);
});

test('a press on the chosen tab asks for nothing', async () => {
  const onSelect = vi.fn();
  const screen = await render(<FourViews onSelect={onSelect} />);
  await screen.getByRole('tab', { name: 'Current' }).click();
  expect(onSelect).not.toHaveBeenCalled();
});

test('all tabs are one stop: arrows, Home and End choose, Tab goes on into the panel (pitfall 9)', async () => {
  const screen = await render(<FourViews />);
  const tab = (name: string) => screen.getByRole('tab', { name, exact: true });

  const keys = recordKeys();

  await keys.press('Tab', 'goes to the chosen tab');
  await expect.element(tab('Current')).toHaveFocus();
  await keys.press('Arrow right', 'chooses the next tab, and after the last one the first');
  await expect.element(tab('Previous')).toHaveFocus();
  await expect.element(tab('Previous')).toHaveAttribute('aria-selected', 'true');
  await keys.press('End', 'chooses the last tab');
  await expect.element(tab('Unpublished')).toHaveFocus();
  await keys.press('Arrow right', 'chooses the next tab, and after the last one the first');
  await expect.element(tab('Current')).toHaveFocus();
  await keys.press('Arrow left', 'chooses the tab before, and before the first one the last');
  await expect.element(tab('Unpublished')).toHaveFocus();
  await keys.press('Home', 'chooses the first tab');
  await expect.element(tab('Current')).toHaveFocus();

  await keys.press('Tab', 'again goes on into the view');
  await expect.element(screen.getByRole('tabpanel', { name: 'Current' })).toHaveFocus();
  await keys.matchTable('Tabs');
});

test('Tab goes straight to what can be operated in a panel', async () => {
  const screen = await render(<PanelWithAButton />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Continue the draft' })).toHaveFocus();
});

/** Tabs of one view, whose content comes and goes. */
const view = (content: ReactNode) => (
  <Tabs
    label="Views"
    selectedId="one"
    onSelect={() => undefined}
    tabs={[{ id: 'one', label: 'One', content }]}
  />
);

test('a view whose last button goes becomes a stop itself, and is none once a button comes', async () => {
  const screen = await render(view(<button type="button">Act</button>));
  const panel = screen.getByRole('tabpanel', { name: 'One' });
  await screen.rerender(view('Done'));
  await expect.element(panel).toHaveAttribute('tabindex', '0');
  const stops = [
    <button type="button">Act again</button>,
    // The mark of a chart.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as charts have it
    <svg role="img" aria-label="A mark" tabIndex={0} />,
  ];
  for (const stop of stops) {
    await screen.rerender(view(stop));
    await expect.element(panel).not.toHaveAttribute('tabindex');
    await screen.rerender(view(<button hidden type="button" />));
    await expect.element(panel).toHaveAttribute('tabindex', '0');
  }
});

test('a view that can be operated no more for the moment is a stop meanwhile', async () => {
  const act = <button type="button">Act</button>;
  const screen = await render(view('On its way'));
  const panel = screen.getByRole('tabpanel', { name: 'One' });
  await expect.element(panel).toHaveAttribute('tabindex', '0');
  await screen.rerender(view(<div>{act}</div>));
  await expect.element(panel).not.toHaveAttribute('tabindex');
  await screen.rerender(view(<div inert>{act}</div>));
  await expect.element(panel).toHaveAttribute('tabindex', '0');
  await screen.rerender(view(<div>{act}</div>));
  await expect.element(panel).not.toHaveAttribute('tabindex');
});

test('a view whose button goes as the Tab key is pressed takes that focus', async () => {
  const screen = await render(view(<button type="button">Act</button>));
  const tab = screen.getByRole('tab', { name: 'One' });
  const button = screen.getByRole('button', { name: 'Act' }).element();
  tab.element().focus();
  tab.element().addEventListener('keydown', () => button.toggleAttribute('hidden', true));
  await userEvent.tab();
  await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toHaveFocus();
});

test('a view that arrives while its panel has focus leaves it there until the person goes on', async () => {
  const screen = await render(view('On its way'));
  const panel = screen.getByRole('tabpanel', { name: 'One' });
  await expect.element(panel).toHaveAttribute('tabindex', '0');
  panel.element().focus();
  const button = screen.getByRole('button', { name: 'Act' });
  await screen.rerender(view(<button type="button">Act</button>));
  // The panel checks its content once that is painted.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await expect.element(panel).toHaveFocus();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(panel).not.toHaveAttribute('tabindex');
});

test('where people read from right to left, the arrow left goes on', async () => {
  const screen = await render(
    <div dir="rtl">
      <FourViews />
    </div>,
  );
  await screen.getByRole('tab', { name: 'Current' }).click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Previous' })).toHaveFocus();
  await expect
    .element(screen.getByRole('tab', { name: 'Previous' }))
    .toHaveAttribute('aria-selected', 'true');
});

test('a count is part of the tab and read as words (pitfall 9)', async () => {
  const screen = await render(<WithCounts />);
  await expect
    .element(screen.getByRole('tab', { name: /Projects awaiting approval/ }))
    .toHaveAccessibleName('Projects awaiting approval 3 waiting');
  await expect
    .element(screen.getByRole('tab', { name: /Signup requests/ }))
    .toHaveAccessibleName('Signup requests 0 waiting');
});

test('choosing a tab moves none of the others', async () => {
  const screen = await render(<FourViews />);
  const left = () =>
    screen.getByRole('tab', { name: 'Unpublished' }).element().getBoundingClientRect().left;
  const before = left();

  await screen.getByRole('tab', { name: 'Previous' }).click();
  await expect
    .element(screen.getByRole('tab', { name: 'Previous' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(left()).toBe(before);
});

test('a count cannot come without its words', () => {
  // @ts-expect-error -- a bare number would be read as part of the label
  const tab: TabItem = { id: 'documents', label: 'Documents', count: 3, content: null };
  expect(tab.countLabel).toBeUndefined();
});

test('only one of the tabs can be the chosen one', () => {
  const tabs = [
    { id: 'mine', label: 'Mine', content: null },
    { id: 'all', label: 'All', content: null },
  ] as const;
  // @ts-expect-error -- no tab has this id, so no view would be shown
  expect(<Tabs label="Views" tabs={tabs} selectedId="others" onSelect={vi.fn()} />).toBeDefined();
});

test('a word longer than the screen breaks, and nothing of it is cut off', async () => {
  const label = 'Forschungsvorhabensgenehmigung'.repeat(3);
  const screen = await render(
    <div style={{ inlineSize: '15rem' }}>
      <FourViews tabs={[{ id: 'current', label, content: null }]} />
    </div>,
  );
  await expect.element(screen.getByRole('tab')).toBeVisible();
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('words of tabs that wrap begin at one edge, with a count and without', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(<WithCounts />);
  const starts = screen
    .getByRole('tab')
    .elements()
    .map((tab) => {
      const words = document.createRange();
      words.selectNodeContents(tab.querySelector('span') ?? tab);
      return words.getBoundingClientRect().left;
    });
  expect(starts).toHaveLength(3);
  expect(new Set(starts).size).toBe(1);
});

test('a panel is named by its tab whatever the app calls the view', async () => {
  const tabs = [
    { id: 'up to now', label: 'Current', content: 'Two projects run now.' },
    { id: 'in the past', label: 'Previous', content: 'One project has ended.' },
  ];
  const screen = await render(
    <Tabs label="Projects" tabs={tabs} selectedId="in the past" onSelect={vi.fn()} />,
  );
  const panel = screen.getByRole('tabpanel', { name: 'Previous' });
  await expect.element(panel).toBeVisible();
  await expect
    .element(screen.getByRole('tab', { name: 'Previous' }))
    .toHaveAttribute('aria-controls', panel.element().id);
});

test('with a view chosen that there is not, as by an old address, the tabs are still reached by keyboard', async () => {
  const onSelect = vi.fn();
  const tabs = [
    { id: 'current', label: 'Current', content: 'Two projects run now.' },
    { id: 'previous', label: 'Previous', content: 'One project has ended.' },
  ];
  const screen = await render(
    <Tabs<string> label="Projects" tabs={tabs} selectedId="gone" onSelect={onSelect} />,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: 'Current' })).toHaveFocus();
  await expect
    .element(screen.getByRole('tab', { name: 'Current' }))
    .toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{ArrowRight}');
  expect(onSelect).toHaveBeenLastCalledWith('previous');
});

describe('a view that goes away, such as one that is closed', () => {
  const view = (id: string) => ({ id, label: id, content: <button>Close {id}</button> });
  const views = (...ids: string[]) => (
    <Tabs label="Views" tabs={ids.map(view)} selectedId={ids.at(-1) ?? ''} onSelect={vi.fn()} />
  );

  test('with focus on its tab leaves it on the one that is chosen now', async () => {
    const screen = await render(views('first', 'second'));
    await screen.getByRole('tab', { name: 'second' }).click();
    await screen.rerender(views('first'));
    await expect.element(screen.getByRole('tab', { name: 'first' })).toHaveFocus();
  });

  test('with focus within leaves it there, too', async () => {
    const screen = await render(views('first', 'second'));
    await screen.getByRole('button', { name: 'Close second' }).click();
    await screen.rerender(views('first'));
    await expect.element(screen.getByRole('tab', { name: 'first' })).toHaveFocus();
  });

  test('takes no focus from somebody elsewhere', async () => {
    const page = (tabs: ReactNode) => (
      <>
        {tabs}
        <button>Elsewhere</button>
      </>
    );
    const screen = await render(page(views('first', 'second')));
    await screen.getByRole('tab', { name: 'second' }).click();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await screen.rerender(page(views('first')));
    await expect.element(screen.getByRole('tab')).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});

test('a count beside a long word stays on one line, however narrow the place', async () => {
  const screen = await render(
    <div style={{ inlineSize: '15rem' }}>
      <Tabs
        label="Views"
        selectedId="all"
        onSelect={vi.fn()}
        tabs={[
          {
            id: 'all',
            label: 'Krankenversicherungskartenlesegerätebeschaffung',
            count: 1_234_567,
            countLabel: (count) => `${count} waiting`,
            content: 'All of them',
          },
        ]}
      />
    </div>,
  );
  const count = screen.getByRole('tab').getByText('1,234,567').first().element();
  expect(count.getBoundingClientRect().height).toBeLessThan(32);
});

test('on a phone each row of tabs has a line of its own, all as wide as the list', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(<WithCounts />);
  const list = screen.getByRole('tablist').element();
  const tabs = screen.getByRole('tab').elements();
  expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBeGreaterThan(1);
  for (const tab of tabs) {
    const line = getComputedStyle(tab, '::after');
    expect(line.borderBottomStyle).toBe('solid');
    expect(parseFloat(line.width)).toBeGreaterThanOrEqual(list.clientWidth);
  }
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('the focus ring leaves the bar of the chosen tab in sight', async () => {
  await render(<FourViews />);
  await userEvent.tab();
  const tab = document.activeElement;
  if (tab === null) throw new Error('Nothing has focus.');
  const style = getComputedStyle(tab);
  expect(tab.matches('[aria-selected="true"]:focus-visible')).toBe(true);
  expect(-parseFloat(style.outlineOffset) - parseFloat(style.outlineWidth)).toBeGreaterThanOrEqual(
    parseFloat(style.borderBlockEndWidth),
  );
});
