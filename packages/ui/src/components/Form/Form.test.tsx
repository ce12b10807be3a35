import { composeStories } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import { Button } from '../Button';
import { Modal } from '../Modal';
import { TextField } from '../TextField';
import { Form } from './Form';
import * as stories from './Form.stories';

const { Untouched, WithErrors } = composeStories(stories);
const summaryTitle = 'Please address the following errors before you can proceed:';

test('a form is named and shows no errors before it was sent', async () => {
  const screen = await render(<Untouched />);
  await expect.element(screen.getByRole('form', { name: 'New project' })).toBeVisible();
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});

test('a try that leaves errors moves focus to their summary, each time', async () => {
  const screen = await render(<Untouched />);
  const send = screen.getByRole('button', { name: 'Save' });
  await send.click();
  const summary = screen.getByRole('region', { name: summaryTitle });
  await expect.element(summary).toHaveFocus();
  await send.click();
  await expect.element(summary).toHaveFocus();

  await screen.getByRole('link', { name: 'Title is required' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('a try that fails on its way and leaves errors moves focus to their summary, and its failure is not hushed up', async () => {
  // Vitest writes an error to the console even if the test listens for it.
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complain.mockRestore());
  const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  window.addEventListener('unhandledrejection', unhandled);
  onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled));
  const failure = new Error('The server is away.');
  function Failing() {
    const [message, setMessage] = useState<string>();
    const send = async () => {
      await Promise.resolve();
      setMessage('It could not be sent');
      throw failure;
    };
    return (
      <Form
        label="Names"
        onSubmit={send}
        errors={message === undefined ? [] : [{ fieldId: 'first', message }]}
      >
        <TextField id="first" label="First" value="" onChange={vi.fn()} error={message} />
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  const screen = await render(<Failing />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('region', { name: summaryTitle })).toHaveFocus();
  await expect.poll(() => unhandled.mock.lastCall?.[0]).toMatchObject({ reason: failure });
});

/** A form with one wrong field. Each test passes its own handler, typed `() => void`. */
function Handled({ onSubmit }: { onSubmit: () => void }) {
  return (
    <Form
      label="Names"
      onSubmit={onSubmit}
      errors={[{ fieldId: 'first', message: 'First is missing' }]}
    >
      <TextField id="first" label="First" value="" onChange={vi.fn()} error="First is missing" />
    </Form>
  );
}

async function renderHandled(onSubmit: () => void) {
  const screen = await render(<Handled onSubmit={onSubmit} />);
  const send = async () => {
    await screen.getByRole('textbox', { name: 'First' }).click();
    await userEvent.keyboard('{Enter}');
  };
  return { send, summary: screen.getByRole('region', { name: summaryTitle }) };
}

test.each([
  ['a number', 5],
  ['null', null],
  ['an object', {}],
])('a handler that answers %s has ended, and the form can be sent again', async (_what, answer) => {
  const onSubmit = vi.fn(() => answer);
  const { send, summary } = await renderHandled(onSubmit);
  await send();
  await expect.element(summary).toHaveFocus();
  await send();
  await expect.element(summary).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('what a handler answers that is like a promise is waited for, though it has no more than its then', async () => {
  const ends: (() => void)[] = [];
  const onSubmit = vi.fn((): unknown => ({ then: (end: () => void) => ends.push(end) }));
  const { send, summary } = await renderHandled(onSubmit);
  await send();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect.element(summary).not.toHaveFocus();
  ends[0]?.();
  await expect.element(summary).toHaveFocus();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a handler that throws leaves a form that shows its errors and can be sent again, and its failure is not hushed up', async () => {
  // Vitest writes an error to the console even if the test listens for it.
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complain.mockRestore());
  const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', uncaught);
  onTestFinished(() => window.removeEventListener('error', uncaught));
  const failure = new Error('The form cannot be read.');
  const onSubmit = vi.fn(() => {
    throw failure;
  });
  const { send, summary } = await renderHandled(onSubmit);
  await send();
  expect(uncaught.mock.lastCall?.[0]).toMatchObject({ error: failure });
  await expect.element(summary).toHaveFocus();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('Enter in a field sends it, and focus stays there when nothing is wrong', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Untouched onSubmit={onSubmit} />);
  const title = screen.getByRole('textbox', { name: 'Title' });
  const keys = recordKeys();
  await title.fill('Walking');
  await keys.press('Enter', 'in a field of one line sends the form');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  await title.fill('');
  await keys.press('Enter', 'in a field of one line sends the form');
  await expect.element(screen.getByRole('region', { name: summaryTitle })).toHaveFocus();
  await keys.press('Tab', 'goes from the summary of errors to its links');
  await keys.press('Enter', 'on such a link goes to its field');
  await expect.element(title).toHaveFocus();
  await keys.matchTable('Form');
});

test('a button outside of the form that names it sends it, and so does Enter in one field of several', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <>
      <Form id="names" label="Names" errors={[]} onSubmit={onSubmit}>
        <TextField label="First" value="" onChange={vi.fn()} />
        <TextField label="Last" value="" onChange={vi.fn()} />
      </Form>
      <Button type="submit" form="names">
        Send
      </Button>
    </>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await screen.getByRole('textbox', { name: 'First' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

function Renaming({ onSubmit }: { onSubmit: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextField label="Title" value="" onChange={vi.fn()} />
      <Button onPress={() => setIsOpen(true)}>Add a word</Button>
      <Modal title="A word" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Form label="A word" errors={[]} onSubmit={onSubmit}>
          <TextField label="Word" value="" onChange={vi.fn()} />
        </Form>
      </Modal>
    </>
  );
}

test('a form in a dialog, opened from within another form, is sent alone', async () => {
  const onSend = vi.fn();
  const onAdd = vi.fn();
  const screen = await render(
    <Form label="Names" errors={[]} onSubmit={onSend}>
      <Renaming onSubmit={onAdd} />
    </Form>,
  );
  await screen.getByRole('button', { name: 'Add a word' }).click();
  await screen.getByRole('textbox', { name: 'Word' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(onSend).not.toHaveBeenCalled();
});

test('a form of any other kind in a dialog, opened from within it, does not send it', async () => {
  const onSend = vi.fn();
  const onAdd = vi.fn((event: SubmitEvent) => event.preventDefault());
  const screen = await render(
    <Form label="Names" errors={[]} onSubmit={onSend}>
      <Modal title="A word" isOpen onClose={vi.fn()}>
        <form onSubmit={onAdd}>
          <Button type="submit">Add</Button>
        </form>
      </Modal>
    </Form>,
  );
  await screen.getByRole('button', { name: 'Add' }).click();
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(onSend).not.toHaveBeenCalled();
});

function Waiting({ send }: { send: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false);
  const submit = async () => {
    setIsPending(true);
    await send();
    setIsPending(false);
  };
  return (
    <Form label="Names" errors={[]} onSubmit={submit}>
      <TextField label="First" value="" onChange={vi.fn()} />
      <Button type="submit" isPending={isPending} pendingLabel="Sending">
        Send
      </Button>
    </Form>
  );
}

test('Enter in its one field does not send it again while it is on its way, and does once that has ended', async () => {
  const ends: (() => void)[] = [];
  const send = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const screen = await render(<Waiting send={send} />);
  await screen.getByRole('textbox', { name: 'First' }).click();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
  ends[1]?.();
});

test('its button is as wide as its words, not as wide as the fields', async () => {
  const screen = await render(<Untouched />);
  const wide = (role: 'button' | 'textbox') =>
    screen.getByRole(role).element().getBoundingClientRect().width;
  expect(wide('button')).toBeLessThan(wide('textbox') / 2);
});

test('errors that are there from the start take no focus', async () => {
  const screen = await render(<WithErrors />);
  await expect.element(screen.getByRole('region', { name: summaryTitle })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('a team can replace the words', async () => {
  const screen = await render(<WithErrors messages={{ errors: 'À corriger' }} />);
  await expect.element(screen.getByRole('region', { name: 'À corriger' })).toBeVisible();
});
