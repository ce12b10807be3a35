import type { ReactElement, SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../components/Button';
import { Checkbox } from '../components/Checkbox';
import { CheckboxGroup } from '../components/CheckboxGroup';
import { DateTimePicker } from '../components/DateTimePicker';
import { FileUpload } from '../components/FileUpload';
import { Menu } from '../components/Menu';
import { NumberField } from '../components/NumberField';
import { OneTimeCodeField } from '../components/OneTimeCodeField';
import { PasswordField } from '../components/PasswordField';
import { RadioGroup } from '../components/RadioGroup';
import { RichTextEditor } from '../components/RichTextEditor';
import { SearchField } from '../components/SearchField';
import { Select } from '../components/Select';
import { Slider } from '../components/Slider';
import { Switch } from '../components/Switch';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { UiProvider } from '../components/UiProvider';

interface Shared {
  label: string;
  name: string;
  isDisabled: boolean;
  onChange: () => void;
}

test.each<[string, (field: Shared) => ReactElement]>([
  ['a text', (field) => <TextField {...field} value="1" />],
  ['a longer text', (field) => <TextArea {...field} value="1" />],
  ['a password', (field) => <PasswordField {...field} autoComplete="new-password" value="1" />],
  ['a code', (field) => <OneTimeCodeField {...field} value="1" />],
  ['a search', (field) => <SearchField {...field} value="1" onSearch={field.onChange} />],
  ['a number', (field) => <NumberField {...field} value={1} />],
  ['a date', (field) => <DateTimePicker {...field} value={new Date('2026-03-04T12:00:00Z')} />],
])(
  'whoever is in %s that becomes disabled stays there, is told so, and changes and sends nothing',
  async (_what, field) => {
    const onChange = vi.fn();
    const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
    const story = (isDisabled: boolean) => (
      <UiProvider navigate={vi.fn()}>
        <form aria-label="Form" onSubmit={onSubmit}>
          {field({ label: 'Answer', name: 'answer', isDisabled, onChange })}
        </form>
      </UiProvider>
    );
    const screen = await render(story(false));
    const box = screen.getByLabelText('Answer', { exact: true });
    await box.click();
    await screen.rerender(story(true));
    await expect.element(box).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('2{ArrowUp}{Backspace}{Escape}{Enter}');
    await expect.element(box).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    const form = screen.getByRole('form').element();
    if (!(form instanceof HTMLFormElement)) throw new Error('That is no form.');
    expect([...new FormData(form).keys()]).toEqual([]);
    const look = () => {
      const { borderStyle, borderColor, backgroundColor, color } = getComputedStyle(box.element());
      return { borderStyle, borderColor, backgroundColor, color };
    };
    const heldLook = look();

    await userEvent.tab();
    await expect.element(box).toBeDisabled();
    expect(look()).toEqual(heldLook);

    await screen.rerender(story(false));
    await box.click();
    await screen.rerender(story(true));
    await screen.rerender(story(false));
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('2');
    await userEvent.tab();
    expect(onChange).toHaveBeenCalled();
  },
);

const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

test.each<[string, (field: Omit<Shared, 'name'>) => ReactElement]>([
  [
    'a box to tick',
    ({ label, ...field }) => (
      <Checkbox {...field} isSelected>
        {label}
      </Checkbox>
    ),
  ],
  [
    'a switch',
    ({ label, ...field }) => (
      <Switch {...field} isSelected>
        {label}
      </Switch>
    ),
  ],
  ['one of a few', (field) => <RadioGroup {...field} options={choices} value="a" />],
  ['several', (field) => <CheckboxGroup {...field} options={choices} value={['a']} />],
  ['one of a list', (field) => <Select {...field} options={choices} value="a" />],
  [
    'a file to choose',
    (field) => (
      <FileUpload {...field} accept={['pdf']} maxBytes={9} file={null} onSelect={vi.fn()} />
    ),
  ],
  [
    'a menu',
    (field) => <Menu {...field} items={[{ id: 'copy', label: 'Copy', onAction: vi.fn() }]} />,
  ],
  ['a slider', (field) => <Slider {...field} minValue={0} maxValue={9} value={5} />],
])(
  'whoever is on %s that is disabled for a while, as while it is saved, is there again after it, unless they have gone on',
  async (_what, field) => {
    const story = (isDisabled: boolean) => (
      <UiProvider navigate={vi.fn()}>
        <button type="button">Before</button>
        {field({ label: 'Answer', isDisabled, onChange: vi.fn() })}
        <button type="button">After</button>
      </UiProvider>
    );
    const screen = await render(story(false));
    const after = screen.getByRole('button', { name: 'After' });
    await userEvent.click(after);
    await userEvent.tab({ shift: true });
    const control = document.activeElement;
    expect(control).not.toBe(after.element());
    await screen.rerender(story(true));
    await userEvent.keyboard(' {ArrowDown}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    await screen.rerender(story(false));
    expect(document.activeElement).toBe(control);

    await screen.rerender(story(true));
    await userEvent.tab();
    await expect.element(after).toHaveFocus();
    await screen.rerender(story(false));
    await expect.element(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(control);
  },
);

/**
 * Fires the event of a browser when the person goes to another tab: the element stays the active one of its
 * page.
 */
function leaveWindow(element: Element | null) {
  element?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

test.each<[string, (field: Omit<Shared, 'name'>) => ReactElement]>([
  ['Show password', (field) => <PasswordField {...field} autoComplete="new-password" value="1" />],
  [
    'Choose from a calendar: Answer',
    (field) => <DateTimePicker {...field} value={new Date('2026-03-04T12:00:00Z')} />,
  ],
])(
  'whoever is on the button “%s” of a field that is disabled for a while stays there, and it does nothing',
  async (button, field) => {
    const story = (isDisabled: boolean) => (
      <UiProvider navigate={vi.fn()}>
        {field({ label: 'Answer', isDisabled, onChange: vi.fn() })}
      </UiProvider>
    );
    const screen = await render(story(false));
    const inner = screen.getByRole('button', { name: button });
    inner.element().focus();
    await screen.rerender(story(true));
    await expect.element(inner).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter} ');
    await expect.element(inner).toHaveFocus();
    await screen.rerender(story(false));
    await expect.element(inner).toHaveFocus();
    await expect.element(inner).not.toHaveAttribute('aria-disabled');
  },
);

test.each<[string, (isDisabled: boolean) => ReactElement]>([
  [
    'a box for text',
    (isDisabled) => (
      <TextField label="Answer" value="1" onChange={vi.fn()} isDisabled={isDisabled} />
    ),
  ],
  ['a button', (isDisabled) => <Button isDisabled={isDisabled}>Answer</Button>],
  [
    'a box to tick',
    (isDisabled) => (
      <Checkbox isSelected onChange={vi.fn()} isDisabled={isDisabled}>
        Answer
      </Checkbox>
    ),
  ],
])(
  'whoever turns to another tab from %s finds their place again, whether it is disabled before or meanwhile',
  async (_what, story) => {
    const screen = await render(story(false));
    await userEvent.tab();
    const control = document.activeElement;
    await screen.rerender(story(true));
    const held = document.activeElement;
    expect(held).not.toBe(document.body);
    leaveWindow(held);
    await screen.rerender(story(true));
    expect(document.activeElement).toBe(held);

    await screen.rerender(story(false));
    expect(document.activeElement).toBe(control);
    leaveWindow(control);
    await screen.rerender(story(true));
    expect(document.activeElement).not.toBe(document.body);
  },
);

test.each<[string, { role: 'textbox' | 'button'; name: string }]>([
  ['in the text', { role: 'textbox', name: 'Answer' }],
  ['on a button', { role: 'button', name: 'Bold' }],
])(
  'whoever is %s of a text editor that is disabled for a while is in its text, which is not sent, and where they were after it',
  async (_where, { role, name }) => {
    const story = (isDisabled: boolean) => (
      <form aria-label="Form">
        <RichTextEditor
          label="Answer"
          name="answer"
          value="<p>1</p>"
          onChange={vi.fn()}
          isDisabled={isDisabled}
        />
      </form>
    );
    const screen = await render(story(false));
    const control = screen.getByRole(role, { name });
    await expect.element(control).toBeVisible();
    control.element().focus();
    await screen.rerender(story(true));
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('contenteditable', 'false');
    expect(document.activeElement).not.toBe(document.body);
    const form = screen.getByRole('form').element();
    if (!(form instanceof HTMLFormElement)) throw new Error('That is no form.');
    expect([...new FormData(form).keys()]).toEqual([]);

    await screen.rerender(story(false));
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('contenteditable', 'true');
    await expect.element(control).toHaveFocus();
  },
);
