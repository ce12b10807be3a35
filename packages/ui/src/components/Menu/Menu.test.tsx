import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import { Button } from '../Button';
import { Modal } from '../Modal';
import { Menu, type MenuAction } from './Menu';
import * as stories from './Menu.stories';

const { AskingFirst, Closed, Disabled, WithDisabledItem } = composeStories(stories);

function items() {
  const act = { edit: vi.fn(), deactivate: vi.fn() };
  return {
    act,
    items: [
      { id: 'edit', label: 'Edit', onAction: act.edit },
      { id: 'deactivate', label: 'Deactivate', tone: 'danger', onAction: act.deactivate },
    ] as const,
  };
}

test('an item is chosen by mouse, the menu closes and focus is back on its button', async () => {
  const { act, items: given } = items();
  const screen = await render(<Closed items={given} />);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await screen.getByRole('menuitem', { name: 'Deactivate' }).click();
  expect(act.deactivate).toHaveBeenCalledTimes(1);
  expect(act.edit).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('by keyboard: arrow down opens on the first, up on the last, letters find, Enter chooses', async () => {
  const { act, items: given } = items();
  const screen = await render(<Closed items={given} />);
  const keys = recordKeys();
  const button = screen.getByRole('button', { name: 'Actions' });
  const edit = screen.getByRole('menuitem', { name: 'Edit' });
  const deactivate = screen.getByRole('menuitem', { name: 'Deactivate' });

  await keys.press('Tab', 'goes to the button');
  await expect.element(button).toHaveFocus();
  await keys.press('Enter', 'on the button opens the menu at its first item');
  await expect.element(edit).toHaveFocus();
  await keys.press('Escape', 'closes the menu and goes back to the button');
  await expect.element(button).toHaveFocus();
  await keys.press('Arrow down', 'on the button opens the menu at its first item');
  await expect.element(edit).toHaveFocus();
  await keys.press('d', 'goes to the item that begins so');
  await expect.element(deactivate).toHaveFocus();
  await keys.press('Home', 'goes to the first item');
  await expect.element(edit).toHaveFocus();
  await keys.press('End', 'goes to the last item');
  await expect.element(deactivate).toHaveFocus();
  await keys.press('Arrow down', 'goes to the next item, and after the last one to the first');
  await expect.element(edit).toHaveFocus();
  await keys.press('Escape', 'closes the menu and goes back to the button');
  await expect.element(button).toHaveFocus();
  expect(act.deactivate).not.toHaveBeenCalled();

  await keys.press('Arrow up', 'on the button opens the menu at its last item');
  await expect.element(deactivate).toHaveFocus();
  await keys.press('Enter', 'does what the item says, and goes back to the button');
  expect(act.deactivate).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();
  await keys.matchTable('Menu');
});

test('a disabled item is reached, says why, and does nothing', async () => {
  const screen = await render(<WithDisabledItem />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const item = screen.getByRole('menuitem', {
    name: 'Complete project Only a published project can be completed.',
  });
  await expect.element(item).toHaveFocus();
  await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

test('a dialog that an item opens gives focus back to the menu button', async () => {
  const screen = await render(<AskingFirst />);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await screen.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('so does a dialog that is opened and answered by keyboard', async () => {
  const screen = await render(<AskingFirst />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('menuitem', { name: 'Deactivate' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => screen.getByRole('alertdialog').element().contains(document.activeElement))
    .toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('in a dialog Escape closes the menu alone, and Tab goes on from its button', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <Modal isOpen onClose={onClose} title="Ada Byron" actions={<Button>Save</Button>}>
      <Menu label="Actions" items={items().items} />
    </Modal>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  await button.click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('where there is no room below, a menu opens above its button and stays in the window', async () => {
  const screen = await render(
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0 }}>
      <Menu label="Actions" items={items().items} />
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  await button.click();
  const menu = screen.getByRole('menu');
  await expect.element(menu).toBeVisible();
  const { bottom, left } = menu.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
  expect(left).toBeGreaterThanOrEqual(0);
});

test.each([
  ['at the left of a page', 'left', { marginLeft: '1rem' }, 'ltr'],
  ['at the right of a page', 'right', { float: 'right', marginRight: '1rem' }, 'ltr'],
  ['at the right of a page read from there', 'right', { marginRight: '1rem' }, 'rtl'],
] as const)('%s a menu lines up with its button', async (_place, side, style, dir) => {
  const screen = await render(
    <div dir={dir}>
      <div style={style}>
        <Menu label="Actions" items={items().items} />
      </div>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  await button.click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  const menu = screen.getByRole('menu').element().getBoundingClientRect();
  expect(menu[side]).toBeCloseTo(button.element().getBoundingClientRect()[side]);
});

test('a disabled menu does not open', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toBeDisabled();
});

test('a reason cannot come without what it gives a reason for', () => {
  // @ts-expect-error -- an item that can be chosen has no reason why it cannot
  const item: MenuAction = { id: 'edit', label: 'Edit', onAction: vi.fn(), disabledReason: 'No' };
  expect(item.isDisabled).toBeUndefined();
});

test('a word of its label that is longer than the screen breaks, and nothing is cut off', async () => {
  const screen = await render(
    <div style={{ inlineSize: '10rem' }}>
      <Closed label="maria.magdalena.hohenlohe-langenburg@psychology.northumbria.example" />
    </div>,
  );
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('a menu that is higher than the screen is scrolled to its last item', async () => {
  await page.viewport(568, 320);
  onTestFinished(() => page.viewport(1024, 768));
  const many = Array.from({ length: 30 }, (_, at) => ({
    id: String(at),
    label: `Action ${at + 1}`,
    onAction: vi.fn(),
  }));
  const screen = await render(<Closed items={many} />);
  await screen.getByRole('button', { name: 'Actions' }).click();
  const last = screen.getByRole('menuitem', { name: 'Action 30' });
  await userEvent.keyboard('{End}');
  await expect.element(last).toBeInViewport({ ratio: 1 });
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  await expect.element(last).toBeInViewport({ ratio: 1 });
});

test('a menu disabled while it is open closes, and opens by nobody once enabled again', async () => {
  const screen = await render(<Closed />);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await screen.rerender(<Closed isDisabled />);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  // A person in the menu is now at its button, which opens nothing.
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await screen.rerender(<Closed />);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('keys go on working in a menu whose item in focus goes away', async () => {
  const { items: given } = items();
  const screen = await render(<Closed items={given} />);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('menuitem', { name: 'Deactivate' })).toHaveFocus();
  await screen.rerender(<Closed items={given.slice(0, 1)} />);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('a space is part of the word that is searched for', async () => {
  const chosen = vi.fn<(label: string) => void>();
  const labels = ['Mark as done', 'Duplicate', 'Mark as open'];
  const screen = await render(
    <Closed items={labels.map((label) => ({ id: label, label, onAction: () => chosen(label) }))} />,
  );
  await screen.getByRole('button', { name: 'Actions' }).click();
  await userEvent.keyboard('{End}{ArrowUp}mark as o');
  await expect.element(screen.getByRole('menuitem', { name: 'Mark as open' })).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

test('a menu whose last item goes closes, and its button has focus', async () => {
  const { items: given } = items();
  const screen = await render(<Closed items={given} />);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await screen.rerender(<Closed items={[]} />);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});
