import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import { UiProvider } from '../UiProvider';
import { NumberField } from './NumberField';
import * as stories from './NumberField.stories';

const { AtItsLimit, Empty, Filled, InError } = composeStories(stories);
const name = 'Points on the scale';

test('a number is typed and handed over when the field is left', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled onChange={onChange} />);
  await screen.getByRole('textbox', { name }).fill('9');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(9);
});

test('arrow keys and buttons step up and down', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled onChange={onChange} />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the number; its buttons are for pointers');
  await expect.element(screen.getByRole('textbox', { name })).toHaveFocus();
  await keys.press('Arrow up', 'goes one step up');
  expect(onChange).toHaveBeenLastCalledWith(8);
  await keys.press('Arrow down', 'goes one step down');
  expect(onChange).toHaveBeenLastCalledWith(7);
  await keys.press('Page up', 'goes one step up');
  expect(onChange).toHaveBeenLastCalledWith(8);
  await keys.press('Page down', 'goes one step down');
  expect(onChange).toHaveBeenLastCalledWith(7);
  await keys.press('End', 'goes to the highest value');
  expect(onChange).toHaveBeenLastCalledWith(10);
  await keys.press('Home', 'goes to the lowest value');
  expect(onChange).toHaveBeenLastCalledWith(5);
  await keys.matchTable('NumberField');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await screen.getByRole('button', { name: `Decrease ${name}` }).click();
  expect(onChange).toHaveBeenLastCalledWith(7);
});

test('the wheel over a field with focus scrolls the page and leaves the number as it is', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <div style={{ paddingBlockEnd: '200vh' }}>
      <Filled onChange={onChange} />
    </div>,
  );
  onTestFinished(() => window.scrollTo(0, 0));
  const input = screen.getByRole('textbox', { name });
  await input.click();
  await userEvent.wheel(input, { delta: { y: 100 } });
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue('7');
});

test('each value is said as it changes, without the markup that Trusted Types refuse', async () => {
  const writeMarkup = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const screen = await render(<Filled />);
  await screen.getByRole('textbox', { name }).click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(page.getByRole('log').first()).toHaveTextContent('8');
  expect(writeMarkup).not.toHaveBeenCalled();
});

test('a number outside the limits moves to the nearest limit', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled onChange={onChange} />);
  await screen.getByRole('textbox', { name }).fill('40');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(10);
});

test.each([
  ['moves to the nearest step', { step: 1 }, 8],
  ['keeps its fraction where no step is said', { step: undefined }, 7.6],
])('a typed number %s', async (_name, step, expected) => {
  const onChange = vi.fn();
  const screen = await render(<Filled onChange={onChange} {...step} />);
  await screen.getByRole('textbox', { name }).fill('7.6');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(expected);
});

const paste = (input: Element, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  input.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

test.each(['−7', '–7', '－7'])(
  'a minus other than the keyboard’s is taken: %s',
  async (written) => {
    const onChange = vi.fn();
    const screen = await render(<Filled minValue={-10} value={null} onChange={onChange} />);
    const input = screen.getByRole('textbox', { name });
    await input.click();
    await userEvent.keyboard(written);
    await expect.element(input).toHaveValue('-7');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(-7);

    await input.fill('');
    await input.click();
    paste(input.element(), written);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(-7);
  },
);

test('a number below nought moves to the least where every number is above that', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled value={null} onChange={onChange} />);
  await screen.getByRole('textbox', { name }).click();
  await userEvent.keyboard('−7');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
});

test('a number of an input method is read as it is written, minus and wide figures', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled value={null} minValue={-20} onChange={onChange} />);
  const input = screen.getByRole('textbox', { name });
  await input.click();
  for (const text of ['－', '－１', '－１２']) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect.element(input).toHaveValue(text);
  }
  await cdp().send('Input.insertText', { text: '－１２' });
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(-12);
});

test.each([
  ['1,5', []],
  ['-3,5', []],
  ['1e5', []],
  ['2.000.000', []],
  ['1 5', []],
  ['1,000', [[1000]]],
  ['1,234.5', [[1234.5]]],
])('%s is that number, or none, and never another', async (written, told) => {
  const onChange = vi.fn();
  const screen = await render(
    <Filled minValue={-9999} maxValue={9999} step={undefined} onChange={onChange} />,
  );
  const input = screen.getByRole('textbox', { name });
  await input.fill('');
  await userEvent.keyboard(written);
  await expect.element(input).toHaveValue(written);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual(told);
});

test('what is no number is put back when the field is left, and that is said', async () => {
  const screen = await render(<Filled />);
  const input = screen.getByRole('textbox', { name });
  await input.fill('1,5');
  await userEvent.tab();
  await expect.element(input).toHaveValue('7');
  await expect.element(page.getByRole('log').first()).toHaveTextContent('7');
});

test('a step from what is no number starts from the number before', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled onChange={onChange} />);
  const input = screen.getByRole('textbox', { name });
  await input.fill('1,5');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input).toHaveValue('7');
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(8);
});

test.each([
  ['with a long fraction', { value: 1.23456789, step: undefined }, '1.23456789'],
  ['between two steps', { value: 7.6 }, '7.6'],
  ['beyond its limit', { value: 12 }, '12'],
  ['that is the sum of two fractions', { value: 5.1 + 0.2, step: 0.1 }, '5.3'],
])(
  'a number %s is shown as it is, and going through changes nothing',
  async (_what, props, shown) => {
    const onChange = vi.fn();
    const screen = await render(<Filled {...props} onChange={onChange} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox', { name })).toHaveValue(shown);
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
  },
);

test.each([
  ['a number typed beyond it', async () => userEvent.keyboard('99{Tab}')],
  ['the arrow key', async () => userEvent.keyboard('{ArrowDown}')],
  ['its button', async () => page.getByRole('button', { name: `Decrease ${name}` }).click()],
])('a value above a limit that came down goes to that limit by %s', async (_how, act) => {
  const onChange = vi.fn();
  const screen = await render(<Filled value={5} minValue={0} maxValue={3} onChange={onChange} />);
  const input = screen.getByRole('textbox', { name });
  await expect.element(input).toHaveValue('5');
  await userEvent.tab();
  await act();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  await expect.element(input).toHaveValue('3');
});

test.each(['1 234', '1,234', '1\u00a0234', ' 1234 '])(
  'a pasted number may be written in groups: %s',
  async (written) => {
    const onChange = vi.fn();
    const screen = await render(<Filled maxValue={5000} value={null} onChange={onChange} />);
    const input = screen.getByRole('textbox', { name });
    await input.click();
    paste(input.element(), written);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(1234);
  },
);

test('at the limit the step that would leave it is disabled', async () => {
  const screen = await render(<AtItsLimit />);
  await expect.element(screen.getByRole('button', { name: `Increase ${name}` })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: `Decrease ${name}` })).toBeEnabled();
});

test('a step that reaches the limit under the focus of a screen reader keeps it until that goes on', async () => {
  const screen = await render(<Filled value={9} maxValue={10} />);
  const increase = screen.getByRole('button', { name: `Increase ${name}` });
  increase.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name })).toHaveValue('10');
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
  await expect.element(increase).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name })).toHaveValue('10');
  await userEvent.tab({ shift: true });
  await expect.element(increase).toHaveAttribute('disabled');
});

test('an empty field is null and no number', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled onChange={onChange} />);
  await screen.getByRole('textbox', { name }).fill('');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await screen.unmount();
  const empty = await render(<Empty />);
  await expect.element(empty.getByRole('textbox', { name })).toHaveValue('');
});

test('an error is read with the field', async () => {
  const screen = await render(<InError />);
  await expect.element(screen.getByRole('textbox', { name })).toBeInvalid();
  await expect
    .element(screen.getByRole('textbox', { name }))
    .toHaveAccessibleDescription('From 5 to 10 Give the scale from 5 to 10 points');
});

test('a team can replace the words', async () => {
  const screen = await render(<Filled messages={{ increase: () => 'Plus' }} />);
  await expect.element(screen.getByRole('button', { name: 'Plus' })).toBeVisible();
});

test.each([
  ['limits the wrong way round', { minValue: 10, maxValue: 5, value: 12 }, '12', 13],
  ['a least that is no number', { minValue: NaN, maxValue: undefined }, '7', 8],
  ['a most that is no number', { minValue: undefined, maxValue: NaN }, '7', 8],
  ['a step of 0', { step: 0 }, '7', 8],
  ['a step below 0', { step: -1 }, '7', 8],
  ['a step without end', { step: Infinity }, '7', 8],
])('%s leaves a field that shows and takes numbers', async (_what, props, shown, next) => {
  const onChange = vi.fn();
  const screen = await render(<Filled {...props} onChange={onChange} />);
  const input = screen.getByRole('textbox', { name });
  await expect.element(input).toHaveValue(shown);
  await input.click();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(next);
  await input.fill('10');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(10);
});

test('a value without end is an empty field', async () => {
  const screen = await render(<Filled value={Infinity} />);
  await expect.element(screen.getByRole('textbox', { name })).toHaveValue('');
});

test.each([
  ['above', 99, '10', 10],
  ['below', 2, '5', 5],
])('a value %s the limits is shown, and mended by typing', async (_where, value, typed, told) => {
  const onChange = vi.fn();
  const screen = await render(<Filled value={value} onChange={onChange} />);
  const input = screen.getByRole('textbox', { name });
  await expect.element(input).toHaveValue(String(value));
  await input.fill(typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(told);
});

test.each([
  ['en-GB', 12_345_678.5, '12,345,678.5'],
  ['en-GB', -888_888_888_888, '-888,888,888,888'],
  ['fr-FR', 12_345_678.5, '12\u202f345\u202f678,5'],
  ['ar-EG', 12_345_678.5, '١٢٬٣٤٥٬٦٧٨٫٥'],
])(
  'a number in the millions is seen whole in every browser, in %s %d, also while it is typed',
  async (locale, value, shown) => {
    const screen = await render(
      <UiProvider navigate={vi.fn()} locale={locale}>
        <NumberField label={name} value={value} onChange={vi.fn()} />
      </UiProvider>,
    );
    const input = screen.getByRole('textbox', { name }).element();
    // Not every browser sizes a field by its content.
    input.style.setProperty('field-sizing', 'fixed');
    expect(input).toHaveValue(shown);
    expect(input.scrollWidth).toBe(input.clientWidth);
    await userEvent.fill(input, '777777777777777');
    expect(input.scrollWidth).toBe(input.clientWidth);
  },
);

test('a number longer than its place stays inside it', async () => {
  const screen = await render(
    <div style={{ inlineSize: '10rem' }}>
      <Filled value={12_345_678.5} maxValue={99_999_999} step={0.5} />
    </div>,
  );
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});
