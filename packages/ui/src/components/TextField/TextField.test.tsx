import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../../tools/test/translatePage';
import { recordKeys } from '../../testing/recordKeys';
import { TextField, type TextFieldProps } from './TextField';
import * as stories from './TextField.stories';

const { Disabled, Email, InError, OverTheLimit, WithCounter, WithHint } = composeStories(stories);

test('typing hands over the text', async () => {
  const onChange = vi.fn();
  const screen = await render(<WithHint onChange={onChange} />);
  await screen.getByRole('textbox', { name: 'Project title' }).fill('Sleep');
  expect(onChange).toHaveBeenLastCalledWith('Sleep');
});

test('the hint describes the field, and a required field says so', async () => {
  const screen = await render(<WithHint />);
  const input = screen.getByRole('textbox', { name: 'Project title' });
  await expect
    .element(input)
    .toHaveAccessibleDescription('Say in plain words what the project is about.');
  await expect.element(input).toBeRequired();
  await expect.element(screen.getByText('(required)')).toBeVisible();
});

test('an error marks the field and is read with it, after the hint and above the box', async () => {
  const screen = await render(<InError />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toBeInvalid();
  await expect
    .element(input)
    .toHaveAccessibleDescription('Say in plain words what the project is about. Title is required');
  const top = (text: string) => screen.getByText(text).element().getBoundingClientRect().top;
  expect(top('Project title')).toBeLessThan(top('Say in plain words'));
  expect(top('Say in plain words')).toBeLessThan(top('Title is required'));
  expect(top('Title is required')).toBeLessThan(input.element().getBoundingClientRect().top);
});

test('an error that comes and goes is tied to the field while it is there', async () => {
  const screen = await render(<InError error={undefined} hint={undefined} />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toBeValid();
  await screen.rerender(<InError error="Title is required" hint={undefined} />);
  await expect.element(input).toHaveAccessibleDescription('Title is required');
  await screen.rerender(<InError error={undefined} hint={undefined} />);
  await expect.element(input).toHaveAccessibleDescription('');
});

test('a counter says how much of the limit is used, and counts as the product counts', async () => {
  const screen = await render(
    <WithCounter value="  Asthma " count={(text) => text.trim().length} />,
  );
  await expect.element(screen.getByText('6 of 100 characters used')).toBeVisible();
  await screen.getByRole('textbox').fill('Sleep');
  await expect.element(screen.getByText('5 of 100 characters used')).toBeVisible();
});

test('a text over its limit is kept, counted and explained', async () => {
  const screen = await render(<OverTheLimit />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveValue('Living well with asthma at school');
  await expect
    .element(input)
    .toHaveAccessibleDescription(
      'The Title cannot exceed 30 characters 3 characters over the limit of 30',
    );
});

test('a browser can fill in an address', async () => {
  const screen = await render(<Email id="email" name="email" />);
  const input = screen.getByRole('textbox', { name: 'Email address' });
  await expect.element(input).toHaveAttribute('type', 'email');
  await expect.element(input).toHaveAttribute('autocomplete', 'username');
  await expect.element(input).toHaveAttribute('id', 'email');
  await expect.element(input).toHaveAttribute('name', 'email');
});

test('leaving the field is told, so that it can be checked then', async () => {
  const onBlur = vi.fn();
  const screen = await render(<WithHint onBlur={onBlur} />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the field');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await keys.press('Tab', 'leaves it, which lets the page check it');
  expect(onBlur).toHaveBeenCalledTimes(1);
  await keys.matchTable('TextField');
});

test('a disabled field takes no text', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('textbox')).toBeDisabled();
});

test('a team can replace the words', async () => {
  const screen = await render(
    <WithCounter
      isRequired
      messages={{ required: '(obligatoire)', used: (count) => `${count} !` }}
    />,
  );
  await expect.element(screen.getByText('(obligatoire)')).toBeVisible();
  await expect.element(screen.getByText('23 !')).toBeVisible();
});

test('what counts cannot come without what it counts against', () => {
  const field = { label: 'Project title', value: '', onChange: vi.fn(), count: () => 0 };
  // @ts-expect-error -- without a limit there is no counter
  const props: TextFieldProps = field;
  expect(props.limit).toBeUndefined();
});

test('on a page that the browser translates a required field takes another label', async () => {
  const labelled = (label: string) => (
    <TextField label={label} value="" onChange={() => undefined} isRequired />
  );
  const screen = await render(labelled('Heading 2'));
  translatePage();
  await screen.rerender(labelled('Heading 1'));
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleName(/^Heading 1/u);
});
