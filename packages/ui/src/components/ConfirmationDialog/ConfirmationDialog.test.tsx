import { composeStories } from '@storybook/react-vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { brokenWords } from '../../testing/brokenWords';
import { largeTextOnPhone } from '../../testing/largeTextOnPhone';
import { announce } from '../../announce';
import { listen } from '../../testing/listen';
import { recordKeys } from '../../testing/recordKeys';
import {
  ConfirmationDialog,
  type ConfirmationCancelReason,
  type ConfirmationDialogProps,
} from './ConfirmationDialog';
import * as stories from './ConfirmationDialog.stories';

const { Approve, Destructive, Failed, FromAButton, Over, Pending, Reject, Save } =
  composeStories(stories);

const confirming = () => vi.fn<ConfirmationDialogProps['onConfirm']>();
const cancelling = () => vi.fn<(reason: ConfirmationCancelReason) => void>();

test('it is titled "Confirmation Dialog" unless told otherwise [UI-01]', async () => {
  const screen = await render(<Save />);
  await expect
    .element(screen.getByRole('alertdialog', { name: 'Confirmation Dialog', exact: true }))
    .toBeVisible();
});

test('where nothing is left to confirm the reason comes first, and one button, which has focus, closes it', async () => {
  const onCancel = cancelling();
  const screen = await render(<Over onCancel={onCancel} />);
  const approve = screen.getByRole('button', { name: 'Approve', exact: true });
  await approve.click();
  await expect
    .element(screen.getByRole('alertdialog'))
    .toHaveTextContent(
      /This document was already decided by Ada Byron\.The list shows how things stand now\.Close$/,
    );
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('cancelButton');
});

test('a failure below a long text is seen as soon as it is said', async () => {
  await page.viewport(320, 568);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(
    <Save
      label={'It will be published at once. '.repeat(40)}
      onConfirm={() => Promise.reject(new Error('It was already decided.'))}
    />,
  );
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('It was already decided.')).toBeInViewport({ ratio: 1 });
});

test.each(['keyboard', 'screen reader'])(
  'at 400 % zoom what has focus in a dangerous question, opened by %s, is in sight with its ring',
  async (means) => {
    await page.viewport(320, 256);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(<Destructive isOpen={false} />);
    if (means === 'keyboard') await userEvent.keyboard('{Tab}');
    // A press without a pointer, as a screen reader gives it.
    else document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await screen.rerender(<Destructive isOpen />);
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await expect.element(cancel).toHaveFocus();
    await expect.element(cancel).toBeInViewport({ ratio: 1 });
    const room = () => window.innerHeight - cancel.element().getBoundingClientRect().bottom;
    await expect.poll(room).toBeGreaterThanOrEqual(6);
  },
);

test('what fails after its dialog was closed is not told in the next one', async () => {
  let fail: (error: Error) => void = vi.fn();
  const first = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  const story = (isOpen: boolean) => (
    <ConfirmationDialog
      isOpen={isOpen}
      label="Approve it?"
      onConfirm={() => first}
      onCancel={vi.fn()}
    />
  );
  const screen = await render(story(true));
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.rerender(story(false));
  await screen.rerender(story(true));
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  fail(new Error('The first was refused.'));
  await expect.element(dialog).not.toHaveTextContent('The first was refused.');
  await screen.rerender(story(true));
  await expect.element(dialog).not.toHaveTextContent('The first was refused.');
});

test.each([
  [Approve, 'Approve this ethics document? The project will be published at once.'],
  [Reject, 'Reject this ethics document? The researcher can send another one.'],
  [Save, 'Your changes will be visible to everyone who follows this project.'],
])('it says what will happen, and reads it out with the title [UI-02]', async (Story, label) => {
  const screen = await render(<Story />);
  await expect.element(screen.getByText(label)).toBeVisible();
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleDescription(label);
});

test('rejecting offers a comment that may stay empty; nothing else does [UI-03, UI-04]', async () => {
  const onConfirm = confirming();
  const screen = await render(<Reject onConfirm={onConfirm} />);
  await expect
    .element(screen.getByRole('textbox', { name: 'Enter optional comment', exact: true }))
    .toBeVisible();

  await screen.getByRole('button', { name: 'Reject', exact: true }).click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('');
});

test('the comment travels with the rejection [UI-03]', async () => {
  const onConfirm = confirming();
  const screen = await render(<Reject onConfirm={onConfirm} />);

  await screen
    .getByRole('textbox', { name: 'Enter optional comment', exact: true })
    .fill('Page 3 is missing.');
  await screen.getByRole('button', { name: 'Reject', exact: true }).click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Page 3 is missing.');
});

test('a comment can be kept over a dialog that was cancelled', async () => {
  const told = vi.fn<(comment: string) => void>();
  const dialog = (isOpen: boolean) => (
    <Reject isOpen={isOpen} initialComment={told.mock.lastCall?.[0]} onCommentChange={told} />
  );
  const screen = await render(dialog(true));
  const field = screen.getByRole('textbox', { name: 'Enter optional comment' });
  await field.fill('Page 2 is missing.');
  await screen.rerender(dialog(false));
  await expect.element(field).not.toBeInTheDocument();
  await screen.rerender(dialog(true));
  await expect.element(field).toHaveValue('Page 2 is missing.');
});

test('a kept comment is not sent where it is not shown', async () => {
  const onConfirm = confirming();
  const screen = await render(
    <Approve initialComment="Page 2 is missing." onConfirm={onConfirm} />,
  );
  await screen.getByRole('button', { name: 'Approve', exact: true }).click();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('');
});

test('approving reads "Approve" and asks for no comment [UI-03, UI-05]', async () => {
  const screen = await render(<Approve />);
  await expect.element(screen.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('without a status it reads "Save" and asks for no comment [UI-03, UI-06]', async () => {
  const screen = await render(<Save />);
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('where none of the three verbs is true it takes one of its own [OPEN-82]', async () => {
  const screen = await render(<Destructive />);
  await expect.element(screen.getByRole('button', { name: 'Delete permanently' })).toBeVisible();
});

test('what cannot be taken back starts on Cancel (pitfall 1)', async () => {
  const onConfirm = confirming();
  const onCancel = cancelling();
  const screen = await render(<Destructive onConfirm={onConfirm} onCancel={onCancel} />);
  const keys = recordKeys();
  const cancel = screen.getByRole('button', { name: 'Cancel', exact: true });
  await expect.element(cancel).toHaveFocus();

  await keys.press('Tab', 'goes round among the buttons and never out of the dialog');
  await expect.element(cancel).not.toHaveFocus();
  await keys.press('Shift + Tab', 'goes round the other way');
  await expect.element(cancel).toHaveFocus();
  await keys.press(
    'Enter',
    'does what the button says; where nothing can be taken back, Cancel has focus',
  );
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('cancelButton');
  await keys.press(
    'Escape',
    'closes it, and nothing is done; while an action runs, only once that takes long',
  );
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenLastCalledWith('escape');
  await keys.matchTable('ConfirmationDialog');
});

test('Cancel closes without submitting and focus is back where it was [UI-07]', async () => {
  const onConfirm = confirming();
  const onCancel = cancelling();
  const screen = await render(<FromAButton onConfirm={onConfirm} onCancel={onCancel} />);
  const opener = screen.getByRole('button', { name: 'Approve walking study' });
  await opener.click();

  await screen.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('cancelButton');
  expect(onConfirm).not.toHaveBeenCalled();
  await expect.element(opener).toHaveFocus();
});

test('Escape closes without submitting', async () => {
  const onConfirm = confirming();
  const onCancel = cancelling();
  const screen = await render(<FromAButton onConfirm={onConfirm} onCancel={onCancel} />);
  await screen.getByRole('button', { name: 'Approve walking study' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('escape');
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([
  ['yes', 'yes', 'default'],
  ['no', 'no', 'default'],
  ['none', undefined, 'default'],
  ['none, in the tone for what cannot be taken back,', undefined, 'danger'],
] as const)(
  'with the status %s a press on the backdrop changes nothing [UI-08]',
  async (_said, status, tone) => {
    const onCancel = cancelling();
    const screen = await render(<FromAButton status={status} tone={tone} onCancel={onCancel} />);
    await screen.getByRole('button', { name: 'Approve walking study' }).click();

    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    expect(onCancel).not.toHaveBeenCalled();
  },
);

test('while it runs, submitting again, cancelling and Escape are off and it says so [UI-09]', async () => {
  const onConfirm = vi.fn(() => new Promise<void>(() => undefined));
  const onCancel = cancelling();
  const screen = await render(<Pending onConfirm={onConfirm} onCancel={onCancel} />);
  const submit = screen.getByRole('button', { name: /Approve/ });
  await submit.click();

  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  const spinner = screen.getByRole('progressbar', { name: 'Please wait' });
  await expect.element(spinner).toBeVisible();
  await expect.element(spinner).toHaveStyle({ opacity: '1', borderStyle: 'solid' });
  await expect.element(submit).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled();

  await userEvent.keyboard('{Enter}{Escape}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

describe('an action that takes long', () => {
  /** Presses the submit button and lets this many milliseconds pass. */
  async function waitFor(milliseconds: number, props: Partial<ConfirmationDialogProps> = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const onCancel = cancelling();
    const screen = await render(<Pending onCancel={onCancel} {...props} />);
    const submit = screen.getByRole('button', { name: /Approve/ });
    await submit.click();
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    vi.advanceTimersByTime(milliseconds);
    return { screen, submit, onCancel };
  }
  const words = 'This takes longer than usual. You can close this; it may still be done.';

  test('says after eight seconds that the dialog can be closed, in a region that was there, and waits on', async () => {
    const { screen, submit } = await waitFor(7999);
    const status = screen.getByRole('status');
    await expect.element(status).toBeEmptyDOMElement();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    vi.advanceTimersByTime(1);
    await expect.element(status).toHaveTextContent(words);
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await expect.element(submit).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  test.each([
    ['its Close button', '{Tab}{Enter}', 'cancelButton'],
    ['Escape', '{Escape}', 'escape'],
  ] as const)('can be left by %s, once, and is not begun again', async (_, keys, reason) => {
    const onConfirm = vi.fn(() => new Promise<void>(() => undefined));
    const { screen, onCancel } = await waitFor(8000, { onConfirm });
    await expect.element(screen.getByRole('button', { name: 'Close', exact: true })).toBeEnabled();
    await userEvent.keyboard(keys);
    expect(onCancel).toHaveBeenCalledExactlyOnceWith(reason);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('that fails then says why alone, and can be cancelled as at first', async () => {
    let fail: (error: Error) => void = vi.fn();
    const { screen } = await waitFor(8000, {
      onConfirm: () => new Promise((_, reject) => (fail = reject)),
    });
    await expect.element(screen.getByRole('status')).toHaveTextContent(words);
    fail(new Error('It was decided already.'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('It was decided already.');
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  test('is told in words of the app’s own', async () => {
    const { screen } = await waitFor(8000, { messages: { slow: 'Das dauert.', close: 'Zu' } });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Das dauert.');
    await expect.element(screen.getByRole('button', { name: 'Zu', exact: true })).toBeEnabled();
  });
});

test('a failure is announced inside, the dialog stays, and one can try again [OPEN-119]', async () => {
  const screen = await render(<Failed />);
  const alert = screen.getByRole('alert');
  await expect.element(alert).toBeEmptyDOMElement();
  await screen.getByRole('button', { name: 'Approve' }).click();

  await expect.element(alert).toHaveTextContent('This document was already decided by Ada Byron.');
  const submit = screen.getByRole('button', { name: 'Approve' });
  await expect.element(submit).toHaveFocus();
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
});

test('while it waits, and when that fails, each message is said once and no button says its name', async () => {
  const ends: ((error: Error) => void)[] = [];
  const screen = await render(
    <Approve onConfirm={() => new Promise((_, reject) => ends.push(reject))} />,
  );
  screen.getByRole('button', { name: 'Approve' }).element().focus();
  const said = listen();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said).toEqual(['polite: Please wait']);
  ends[0]?.(new Error('It was decided already.'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It was decided already.');
  // Announced last, so that any unwanted announcement would come before it.
  announce('That is all', 'assertive');
  await expect
    .poll(() => said)
    .toEqual([
      'polite: Please wait',
      expect.stringMatching(/^assertive: .*already\.$/),
      'assertive: That is all',
    ]);
});

test('a failure that does not explain itself still gets a sentence', async () => {
  const screen = await render(<Failed onConfirm={() => Promise.reject(new Error(''))} />);
  await screen.getByRole('button', { name: 'Approve' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.');
});

test('each opening starts afresh', async () => {
  const screen = await render(<FromAButton status="no" />);
  const opener = screen.getByRole('button', { name: 'Approve walking study' });
  await opener.click();
  await screen.getByRole('textbox').fill('Half a thought');
  await screen.getByRole('button', { name: 'Cancel', exact: true }).click();

  await opener.click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
});

test('with large text on a phone no word of its title and buttons is broken, nor anything cut off', async () => {
  await largeTextOnPhone();
  const screen = await render(<Destructive title="Delete this document?" />);
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  const part = dialog.element();
  expect(brokenWords(part)).toEqual([]);
  expect(part.scrollWidth).toBe(part.clientWidth);
});
