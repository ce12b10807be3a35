import { composeStories } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { brokenWords } from '../../testing/brokenWords';
import { largeTextOnPhone } from '../../testing/largeTextOnPhone';
import { recordKeys } from '../../testing/recordKeys';
import { Disclosure } from '../Disclosure';
import { NumberField } from '../NumberField';
import { ErrorSummary } from './ErrorSummary';
import { RichTextEditor } from '../RichTextEditor';
import { TextField } from '../TextField';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog';
import * as stories from './ErrorSummary.stories';

const { BeforeTheFirstTry, OnlyText, WithClosing, WithLinks } = composeStories(stories);
const title = 'Please address the following errors before you can proceed:';

test('however many errors there are, all are listed [RULE-27]', async () => {
  const messages = Array.from({ length: 24 }, (_, index) => `Paragraph ${index + 1} is too long`);
  const screen = await render(
    <ErrorSummary title={title} errors={messages.map((message) => ({ message }))} focusKey={0} />,
  );
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(messages);
});

test('the errors are listed below the sentence that says what they stop [RULE-27]', async () => {
  const screen = await render(<WithLinks />);
  const summary = screen.getByRole('region', { name: title });
  await expect.element(summary.getByRole('heading', { name: title })).toBeVisible();
  const items = summary.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual([
    'Title is required',
    'At least one age range needs to be selected',
    'The ethics document is missing',
  ]);
});

test('it takes focus at every try that finds errors, and not before', async () => {
  const screen = await render(<BeforeTheFirstTry />);
  const summary = screen.getByRole('region', { name: title });
  await expect.element(summary).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Save and publish' }).click();
  await expect.element(summary).toHaveFocus();

  await screen.getByRole('textbox').click();
  await expect.element(summary).not.toHaveFocus();
  await screen.getByRole('button', { name: 'Save and publish' }).click();
  await expect.element(summary).toHaveFocus();
});

test('a dialog that was to send the form gives focus to the errors when it leaves, not to its opener', async () => {
  const story = (isOpen: boolean, tries: number) => (
    <main>
      <button type="button">Leave</button>
      <OnlyText focusKey={tries} errors={tries === 0 ? [] : [{ message: 'Title is required' }]} />
      <UnsavedChangesDialog isOpen={isOpen} onSave={vi.fn()} onDiscard={vi.fn()} onStay={vi.fn()} />
    </main>
  );
  const screen = await render(story(false, 0));
  const opener = screen.getByRole('button', { name: 'Leave' });
  opener.element().focus();
  await screen.rerender(story(true, 0));
  const save = screen.getByRole('button', { name: 'Save changes', exact: true });
  await save.click();
  await screen.rerender(story(true, 1));
  await expect.element(save).toHaveFocus();

  await screen.rerender(story(false, 1));
  await expect.element(screen.getByRole('region', { name: title })).toHaveFocus();

  opener.element().focus();
  await screen.rerender(story(true, 1));
  await save.click();
  await screen.rerender(story(false, 1));
  await expect.element(opener).toHaveFocus();
});

test('an error leads to its field also where that is in what is closed', async () => {
  const screen = await render(
    <>
      <ErrorSummary
        title={title}
        errors={[{ message: 'Enter a code', fieldId: 'code' }]}
        focusKey={0}
      />
      <Disclosure title="More">
        <Disclosure title="Still more">
          <TextField id="code" label="Code" value="" onChange={vi.fn()} />
        </Disclosure>
      </Disclosure>
    </>,
  );
  await screen.getByRole('link', { name: 'Enter a code' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('taller than the screen, it takes focus at its beginning', async () => {
  await page.viewport(320, 256);
  const errors = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ message: `Choice ${n} is missing` }));
  const screen = await render(
    <>
      <div style={{ blockSize: 600 }} />
      <OnlyText errors={errors} focusKey={1} />
      <div style={{ blockSize: 600 }} />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
  await page.viewport(1024, 768);
});

test('errors shown while a person types take no focus', async () => {
  const screen = await render(<OnlyText />);
  await expect.element(screen.getByRole('region', { name: title })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('a link leads to its field, by mouse and by keyboard', async () => {
  const screen = await render(<WithLinks />);
  const keys = recordKeys();
  const links = screen.getByRole('link');
  await keys.press('Tab', 'goes to the next link');
  await expect.element(links.nth(0)).toHaveFocus();
  await keys.press('Tab', 'goes to the next link');
  await expect.element(links.nth(1)).toHaveFocus();
  await keys.press('Enter', 'goes to the field, or to the first control of a group');
  await expect.element(screen.getByRole('button', { name: 'Select All' })).toHaveFocus();
  links.nth(0).element().focus();
  await keys.press('Enter', 'goes to the field, or to the first control of a group');
  await expect.element(screen.getByRole('textbox', { name: 'Project title' })).toHaveFocus();
  await keys.matchTable('ErrorSummary');
});

test('a link to a group leads to the first control in it', async () => {
  const screen = await render(<WithLinks />);
  await screen.getByRole('link', { name: 'At least one age range needs to be selected' }).click();
  await expect.element(screen.getByRole('button', { name: 'Select All' })).toHaveFocus();
});

test('a link leads to a field that has the name instead of the id', async () => {
  const screen = await render(
    <>
      <OnlyText errors={[{ message: 'Title is required', fieldId: 'title' }]} />
      <TextField label="Project title" name="title" value="" onChange={vi.fn()} />
    </>,
  );
  await screen.getByRole('link').click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

const amount = { label: 'Amount', name: 'amount', onChange: vi.fn() };

test.each<[string, ReactElement]>([
  ['a number', <NumberField key="field" {...amount} value={3} />],
  ['a formatted text', <RichTextEditor key="field" {...amount} value="" />],
])('a link leads by the name to %s, which is sent by a hidden input', async (_what, field) => {
  const screen = await render(
    <>
      <OnlyText errors={[{ message: 'Say how much', fieldId: 'amount' }]} />
      {field}
    </>,
  );
  const box = screen.getByRole('textbox', { name: 'Amount' });
  await expect.element(box).toBeVisible();
  await screen.getByRole('link').click();
  await expect.element(box).toHaveFocus();
});

test('a link to a group leads past what is disabled in it', async () => {
  const screen = await render(
    <>
      <OnlyText errors={[{ message: 'No age is chosen', fieldId: 'ages' }]} />
      <fieldset id="ages">
        <input type="checkbox" aria-label="18 to 25" disabled />
        <input type="checkbox" aria-label="26 to 40" />
      </fieldset>
    </>,
  );
  await screen.getByRole('link').click();
  await expect.element(screen.getByRole('checkbox', { name: '26 to 40' })).toHaveFocus();
});

test.each([
  ['is not there', <p key="field">No field</p>],
  [
    'is disabled',
    <TextField key="field" id="title" label="Title" isDisabled value="" onChange={vi.fn()} />,
  ],
])('a link to a field that %s becomes a text, is read as one, and is told', async (_how, field) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const errors = [{ message: 'Title is required', fieldId: 'title' }];
  const screen = await render(
    <>
      <OnlyText errors={errors} />
      {field}
    </>,
  );
  await screen.getByRole('link').click();
  await expect.element(screen.getByText('Title is required')).toHaveFocus();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  expect(complain.mock.lastCall?.join()).toContain('"title"');
  complain.mockRestore();
});

test('a closing sentence follows the list', async () => {
  const screen = await render(<WithClosing />);
  await expect
    .element(
      screen.getByText('This project cannot be published until the above error(s) are corrected.'),
    )
    .toBeVisible();
});

test('without errors there is no summary', async () => {
  const screen = await render(<OnlyText errors={[]} focusKey={3} />);
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});

test('errors of the same words without a field are each listed, and go one by one', async () => {
  const error = { message: 'A file is missing' };
  const screen = await render(<OnlyText errors={[error, error, error]} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  await screen.rerender(<OnlyText errors={[error]} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

test('with large text on a phone no word of it is broken', async () => {
  await largeTextOnPhone();
  const screen = await render(
    <div style={{ padding: '1rem' }}>
      <WithLinks />
    </div>,
  );
  expect(brokenWords(screen.getByRole('region', { name: title }).element())).toEqual([]);
});
