import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../components/Checkbox';
import { CheckboxGroup } from '../components/CheckboxGroup';
import { DateTimePicker } from '../components/DateTimePicker';
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

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const field = { label: 'Field', name: 'field', onChange: () => undefined };
const { label: _, ...unlabelled } = field;
const limits = { minValue: 0, maxValue: 9 };
const noon = new Date('2026-03-04T12:00:00.000Z');

/** The form data that docs/reuse.md promises for each component. */
test.each<[string, ReactNode, string[]]>([
  ['a text', <TextField {...field} value="some words" />, ['some words']],
  ['a longer text', <TextArea {...field} value={'two\nlines'} />, ['two\nlines']],
  [
    'a password',
    <PasswordField {...field} autoComplete="new-password" value="secret" />,
    ['secret'],
  ],
  ['a code', <OneTimeCodeField {...field} value="123456" />, ['123456']],
  ['a search', <SearchField {...field} value="word" />, ['word']],
  ['a number', <NumberField {...field} value={1234.5} />, ['1234.5']],
  ['no number', <NumberField {...field} value={null} />, ['']],
  ['a slider', <Slider {...field} {...limits} value={7} />, ['7']],
  [
    'a ticked box',
    <Checkbox {...unlabelled} isSelected>
      Yes
    </Checkbox>,
    ['on'],
  ],
  [
    'an unticked box',
    <Checkbox {...unlabelled} isSelected={false}>
      Yes
    </Checkbox>,
    [],
  ],
  [
    'a switch that is on',
    <Switch {...unlabelled} isSelected>
      On
    </Switch>,
    ['on'],
  ],
  [
    'several boxes',
    <CheckboxGroup {...field} options={options} value={['yes', 'no']} />,
    ['yes', 'no'],
  ],
  ['one of several', <RadioGroup {...field} options={options} value="no" />, ['no']],
  ['one of a list', <Select {...field} options={options} value="no" />, ['no']],
  ['a date', <DateTimePicker {...field} value={noon} />, ['04/03/2026, 12:00']],
  [
    'formatted text',
    <RichTextEditor {...field} value="<p>some <strong>words</strong></p>" />,
    ['<p>some <strong>words</strong></p>'],
  ],
])('a form sends %s as it is shown', async (_what, part, sent) => {
  const screen = await render(
    <UiProvider navigate={() => undefined}>
      <form aria-label="Form">{part}</form>
    </UiProvider>,
  );
  const form = screen.getByRole('form').element();
  if (!(form instanceof HTMLFormElement)) throw new Error('That is no form.');
  await expect.poll(() => new FormData(form).getAll('field')).toEqual(sent);
});

function Resettable<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return (
    <UiProvider navigate={() => undefined}>
      <form aria-label="Form">
        {children(value, setValue)}
        <button type="reset">Reset</button>
      </form>
    </UiProvider>
  );
}

test.each<[string, ReactElement, string, string]>([
  [
    'a date',
    <Resettable<Date | null> key="part" first={noon}>
      {(value, onChange) => <DateTimePicker {...field} value={value} onChange={onChange} />}
    </Resettable>,
    '5/3',
    '04/03/2026, 12:00',
  ],
  [
    'no date',
    <Resettable<Date | null> key="part" first={null}>
      {(value, onChange) => <DateTimePicker {...field} value={value} onChange={onChange} />}
    </Resettable>,
    '5/3/2026 9:30',
    '',
  ],
])('a reset of its form gives %s back what it began with', async (_what, part, typed, first) => {
  const screen = await render(part);
  const box = screen.getByRole('textbox', { name: 'Field' });
  await box.fill(typed);
  await screen.getByRole('button', { name: 'Reset' }).click();
  const form = screen.getByRole('form').element();
  if (!(form instanceof HTMLFormElement)) throw new Error('That is no form.');
  await expect.poll(() => new FormData(form).get('field')).toBe(first);
  await expect.element(box).toHaveValue(first);
});
