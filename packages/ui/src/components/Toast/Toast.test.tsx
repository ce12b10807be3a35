import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import { Button } from '../Button';
import { Modal } from '../Modal';
import * as stories from './Toast.stories';
import type { ToastMessages } from './Toast.messages';
import { queue, showToast } from './queue';
import { ToastRegion } from './ToastRegion';

const { OnDemand } = composeStories(stories);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  queue.clear();
  vi.useRealTimers();
});

test('the region is there, polite and empty, before anything is said', async () => {
  const screen = await render(<OnDemand />);
  await expect.element(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

test('a message is shown and announced once, with its tone in words', async () => {
  const screen = await render(<OnDemand />);
  const status = screen.getByRole('status');
  await screen.getByRole('button', { name: 'Save as draft' }).click();

  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Your draft is saved.');
  await expect.element(status).toHaveTextContent('Done: Your draft is saved.');
  vi.advanceTimersByTime(1500);
  await expect.element(status).toHaveTextContent('');
});

test('a message that is taken away with focus in it gives that back, and the next one still goes by itself', async () => {
  const screen = await render(<OnDemand />);
  const opener = screen.getByRole('button', { name: 'Save as draft' });
  const takeAway = showToast({ tone: 'error', message: 'There is no network.' });
  const dismiss = screen.getByRole('button', { name: /^Dismiss/ });
  await expect.element(dismiss).toBeVisible();
  opener.element().focus();
  dismiss.element().focus();
  takeAway();
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  showToast({ tone: 'success', message: 'The network is back.' });
  await expect.element(screen.getByRole('listitem')).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
});

test('a message that goes with focus in it, after the page that this came from, leads to the page there is', async () => {
  const screen = await render(<OnDemand />);
  const link = document.createElement('button');
  document.body.append(link);
  const takeAway = showToast({ tone: 'error', message: 'There is no network.' });
  const dismiss = screen.getByRole('button', { name: /^Dismiss/ });
  await expect.element(dismiss).toBeVisible();
  link.focus();
  dismiss.element().focus();
  link.remove();
  takeAway();
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Project details' })).toHaveFocus();
});

test('a message that is dismissed without focus, as by a screen reader, leaves that where it is', async () => {
  const screen = await render(<OnDemand />);
  const opener = screen.getByRole('button', { name: 'Save as draft' });
  opener.element().focus();
  showToast({ tone: 'error', message: 'There is no network.' });
  const dismiss = screen.getByRole('button', { name: /^Dismiss/ });
  await expect.element(dismiss).toBeVisible();
  dismiss.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('messages that arrive together are announced in order, older ones not again', async () => {
  const screen = await render(<OnDemand />);
  const status = screen.getByRole('status');
  showToast({ tone: 'info', message: 'First.' });
  showToast({ tone: 'info', message: 'Second.' });
  await expect.element(status).toHaveTextContent('Note: First. Note: Second.');

  vi.advanceTimersByTime(1500);
  await screen.getByRole('button', { name: 'Dismiss: Second.' }).click();
  await expect.element(screen.getByText('Second.')).not.toBeInTheDocument();
  await expect.element(status).toHaveTextContent('');
});

test('a message that begins with the word of its tone has it said once', async () => {
  const screen = await render(<OnDemand />);
  showToast({ tone: 'error', message: 'Error: Not now' });
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Error: Not now$/);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(/^Error: Not now$/);
});

test('a message that looks like one tone is said in the word of another where that is true', async () => {
  const screen = await render(<OnDemand />);
  showToast({ tone: 'error', spokenTone: 'info', message: 'Cookies are off.' });
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Note: Cookies are off\.$/);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(/^Note: Cookies are off\.$/);
});

test('a message that had to wait for room is announced when it is seen, and only then', async () => {
  const screen = await render(<OnDemand />);
  const status = screen.getByRole('status');
  for (const message of ['One.', 'Two.', 'Three.', 'Four.', 'Five.'])
    showToast({ tone: 'error', message });
  await expect
    .element(status)
    .toHaveTextContent(/^Error: Two\. Error: Three\. Error: Four\. Error: Five\.$/);
  vi.advanceTimersByTime(1500);
  await expect.element(status).toHaveTextContent('');
  await screen.getByRole('button', { name: 'Dismiss: Five.' }).click();
  await expect.element(status).toHaveTextContent(/^Error: One\.$/);
});

test('a message that is said again while it stands there is announced anew and shown once', async () => {
  const screen = await render(<OnDemand />);
  const status = screen.getByRole('status');
  const press = screen.getByRole('button', { name: 'Download', exact: true });
  await press.click();
  await expect.element(status).toHaveTextContent(/^Error:/);
  vi.advanceTimersByTime(1500);
  await expect.element(status).toHaveTextContent('');

  await press.click();
  await expect.element(status).toHaveTextContent(/^Error:/);
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

test('the same words in another tone are another message', async () => {
  const screen = await render(<OnDemand />);
  showToast({ tone: 'error', message: 'There are two drafts.' });
  showToast({ tone: 'info', message: 'There are two drafts.' });
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(2);
});

test('a message stays for six seconds and then leaves (pitfall 10)', async () => {
  const screen = await render(<OnDemand />);
  showToast({ tone: 'success', message: 'Your draft is saved.' });
  const toast = screen.getByRole('listitem');
  await expect.element(toast).toBeVisible();

  vi.advanceTimersByTime(5900);
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(toast).not.toBeInTheDocument();
});

test('a long message stays as long as it takes to read', async () => {
  const screen = await render(<OnDemand />);
  showToast({ tone: 'info', message: 'An administrator is looking at it. '.repeat(6) });
  const toast = screen.getByRole('listitem');
  await expect.element(toast).toBeVisible();

  vi.advanceTimersByTime(14_000);
  await expect.element(toast).toBeVisible();
});

test('the clock stands still while the pointer rests on a message', async () => {
  const screen = await render(<OnDemand />);
  showToast({ tone: 'success', message: 'Your draft is saved.' });
  const toast = screen.getByRole('listitem');
  await toast.hover();

  vi.advanceTimersByTime(60_000);
  await expect.element(toast).toBeVisible();
  await userEvent.hover(screen.getByRole('heading'));
  const later = () => {
    vi.advanceTimersByTime(6000);
    return toast.query();
  };
  await expect.poll(later).toBeNull();
});

test('the clock stands still while focus is on a message (pitfall 10)', async () => {
  const screen = await render(<OnDemand />);
  showToast({ tone: 'success', message: 'Your draft is saved.' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss: Your draft is saved.' });
  await expect.element(dismiss).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
  await expect.element(dismiss).toHaveFocus();

  vi.advanceTimersByTime(60_000);
  await expect.element(dismiss).toHaveFocus();
});

test('an error stays until it is dismissed (pitfall 10)', async () => {
  const screen = await render(<OnDemand />);
  await screen.getByRole('button', { name: 'Download' }).click();
  const toast = screen.getByRole('listitem');
  await expect.element(toast).toBeVisible();

  vi.advanceTimersByTime(3_600_000);
  await expect.element(toast).toBeVisible();
  await screen.getByRole('button', { name: /^Dismiss/ }).click();
  await expect.element(toast).not.toBeInTheDocument();
});

test('an error is taken away once it is no longer true', async () => {
  const screen = await render(<OnDemand />);
  const takeAway = showToast({ tone: 'error', message: 'Your draft is not saved.' });
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Your draft is not saved.');
  takeAway();
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
});

test('dismissing by keyboard leads to the next message and then back to where focus was', async () => {
  const screen = await render(<OnDemand />);
  showToast({ tone: 'error', message: 'First.' });
  showToast({ tone: 'error', message: 'Second.' });
  await expect.element(screen.getByRole('listitem').nth(1)).toBeVisible();
  screen.getByRole('button', { name: 'Download' }).element().focus();
  const dismiss = (message: string) => screen.getByRole('button', { name: `Dismiss: ${message}` });
  const keys = recordKeys();

  await keys.press(
    'F6',
    'goes to the newest message, also out of a dialog, and from a message back to where focus came from',
  );
  await expect.element(dismiss('Second.')).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  await keys.press('Tab', 'after the rest of the page goes to the button that dismisses a message');
  await expect.element(dismiss('Second.')).toHaveFocus();
  await keys.press('Enter', 'dismisses it; focus goes on to the next message');
  await expect.element(dismiss('First.')).toHaveFocus();
  await keys.press(
    'Space',
    'does the same; after the last one focus goes back to where it came from',
  );
  await expect.element(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  await keys.matchTable('Toast');
});

test.each<[string, (dismiss: Locator) => Promise<void>]>([
  ['by a pointer', (dismiss) => dismiss.click()],
  [
    'by keyboard',
    async (dismiss) => {
      const close = page.getByRole('button', { name: 'Close' });
      await expect.element(page.getByRole('dialog')).toBeVisible();
      close.element().focus();
      await userEvent.keyboard('{F6}');
      await expect.element(dismiss).toHaveFocus();
      await framesPass();
      await expect.element(dismiss).toHaveFocus();
      await userEvent.keyboard('{F6}');
      await expect.element(close).toHaveFocus();
      await userEvent.keyboard('{F6}');
      await userEvent.tab();
      await expect.element(close).toHaveFocus();
      await userEvent.keyboard('{F6}{Enter}');
      await expect.element(close).toHaveFocus();
    },
  ],
])(
  'a message can be reached and dismissed %s while a dialog is open, which stays open (WCAG 2.1.1)',
  async (_how, dismiss) => {
    const onClose = vi.fn();
    const screen = await render(
      <>
        <OnDemand />
        <Modal isOpen title="Upload your ethics document" onClose={onClose}>
          <p>One PDF or Word document.</p>
        </Modal>
      </>,
    );
    showToast({ tone: 'error', message: 'The connection was lost.' });
    await expect.element(screen.getByRole('status')).toHaveTextContent('The connection was lost.');

    await dismiss(screen.getByRole('button', { name: 'Dismiss: The connection was lost.' }));
    await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  },
);

/** A dialog that closes takes focus back in the next frame. */
async function framesPass() {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

test.each([{ altKey: true }, { ctrlKey: true }, { shiftKey: true }, { metaKey: true }])(
  'F6 with another key is the browser’s: %o',
  async (held) => {
    const screen = await render(<OnDemand />);
    showToast({ tone: 'error', message: 'There is no network.' });
    const dismiss = screen.getByRole('button', { name: /^Dismiss/ });
    await expect.element(dismiss).toBeVisible();
    const f6 = { key: 'F6', bubbles: true, cancelable: true };
    expect(document.body.dispatchEvent(new KeyboardEvent('keydown', { ...f6, ...held }))).toBe(
      true,
    );
    await expect.element(dismiss).not.toHaveFocus();
    expect(document.body.dispatchEvent(new KeyboardEvent('keydown', f6))).toBe(false);
    await expect.element(dismiss).toHaveFocus();
  },
);

test('without a message F6 is the browser’s', async () => {
  await render(<OnDemand />);
  const heard = vi.fn<(isTaken: boolean) => void>();
  const hear = (event: KeyboardEvent) => heard(event.defaultPrevented);
  window.addEventListener('keydown', hear, { once: true });
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true }),
  );
  expect(heard).toHaveBeenCalledWith(false);
});

test.each([
  [360, 740],
  [1440, 900],
  [320, 256],
])(
  'messages and a tall dialog hide nothing of each other at %i × %i (WCAG 2.4.11)',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await render(
      <>
        <OnDemand />
        <Modal
          isOpen
          title="Upload your ethics document"
          onClose={() => undefined}
          actions={<Button variant="primary">Submit for approval</Button>}
        >
          <p style={{ blockSize: '100rem' }}>One PDF or Word document.</p>
        </Modal>
      </>,
    );
    for (const message of ['First.', 'Second.', 'Third.'])
      showToast({ tone: 'error', message: `${message} The connection was lost.` });
    await expect.element(screen.getByRole('listitem').nth(2)).toBeInTheDocument();

    const region = screen.getByRole('region', { name: 'Messages' });
    const overlaps = () => {
      const one = region.getByRole('list').element().getBoundingClientRect();
      const other = screen.getByRole('dialog').element().getBoundingClientRect();
      return one.bottom > other.top && other.bottom > one.top;
    };
    await expect.poll(overlaps).toBe(false);
    for (const name of [/^Dismiss: Third/, /^Dismiss: First/]) {
      const dismiss = region.getByRole('button', { name });
      dismiss.element().focus();
      await expect.element(dismiss).toBeInViewport({ ratio: 0.9 });
    }
  },
);

test.each([
  [360, 740],
  [1280, 800],
])(
  'what stands in a dialog stays where it is when a message beside it goes, at %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    const withDialog = (isOpen: boolean) => (
      <>
        <ToastRegion />
        <Modal
          isOpen={isOpen}
          title="Upload your ethics document"
          onClose={() => undefined}
          actions={<Button variant="primary">Submit for approval</Button>}
        >
          <p style={{ blockSize: '100rem' }}>One PDF or Word document.</p>
        </Modal>
      </>
    );
    const screen = await render(withDialog(false));
    const submit = screen.getByRole('button', { name: 'Submit for approval' });
    const places = () =>
      [submit, screen.getByRole('heading', { name: /^Upload/ })].map(
        (part) => part.element().getBoundingClientRect().top,
      );
    const open = async () => {
      await screen.rerender(withDialog(true));
      await expect.element(submit).toBeInViewport();
      await settled();
    };
    await open();
    const alone = places();

    // A message that comes while the dialog is open, and one that was there before.
    for (const isBefore of [false, true]) {
      if (isBefore) {
        await screen.rerender(withDialog(false));
        await expect.element(submit).not.toBeInTheDocument();
      }
      const takeAway = showToast({ tone: 'error', message: 'The connection was lost.' });
      const dismiss = screen.getByRole('button', { name: /^Dismiss/ });
      await expect.element(dismiss).toBeVisible();
      if (isBefore) await open();
      await settled();
      const beside = places();
      expect(beside).not.toEqual(alone);
      takeAway();
      await expect.element(dismiss).not.toBeInTheDocument();
      await settled();
      expect(places()).toEqual(beside);
    }

    // The next dialog has the whole window again.
    await screen.rerender(withDialog(false));
    await expect.element(submit).not.toBeInTheDocument();
    await open();
    expect(places()).toEqual(alone);
  },
);

/** Waits until nothing on the page is on its way any more. */
const settled = async () => {
  await framesPass();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
};

/** A page of links, the last of which stands at its very end, in the middle of the window. */
function PageOfLinks({ count = 40 }: { count?: number }) {
  return (
    <>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} style={{ textAlign: 'center', paddingBlockStart: '1rem' }}>
            <a href="#top">Link {index + 1}</a>
          </li>
        ))}
      </ul>
      <ToastRegion />
    </>
  );
}

/** Whether a message covers part of the focused element or of its ring. */
function isFocusCovered(): boolean {
  const ring = 5;
  const focused = document.activeElement ?? document.body;
  const { top, bottom } = focused.getBoundingClientRect();
  return page
    .getByRole('listitem')
    .elements()
    .filter((item) => item.querySelector('button'))
    .map((item) => item.getBoundingClientRect())
    .some((message) => bottom + ring > message.top && top - ring < message.bottom);
}

async function showErrors(...messages: string[]) {
  for (const message of messages) showToast({ tone: 'error', message });
  await expect
    .poll(() => page.getByRole('button', { name: /^Dismiss/ }).elements())
    .toHaveLength(messages.length);
  await framesPass();
}

test.each([
  [1280, 720, '100%'],
  [360, 640, '100%'],
  [640, 400, '200%'],
  [320, 256, '100%'],
])(
  'Tab leads through a page on which nothing that has focus is under a message, at %i × %i and text of %s (WCAG 2.4.12)',
  async (width, height, fontSize) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = fontSize;
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const screen = await render(<PageOfLinks />);
    await showErrors(
      'Cookies were disabled.',
      'Your project could not be completed. Please try again.',
    );

    const covered: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await userEvent.tab();
      await framesPass();
      if (isFocusCovered()) covered.push(document.activeElement?.textContent ?? '');
    }
    await expect.element(screen.getByRole('link', { name: 'Link 40' })).toHaveFocus();
    for (let presses = 0; presses < 39; presses += 1) {
      await userEvent.tab({ shift: true });
      if (isFocusCovered()) covered.push(document.activeElement?.textContent ?? '');
    }
    expect(covered).toEqual([]);
  },
);

test('what has focus is scrolled out from under a message that arrives, once no pointer is down (WCAG 2.4.12)', async () => {
  await page.viewport(360, 640);
  const screen = await render(<PageOfLinks />);
  const last = screen.getByRole('link', { name: 'Link 40' }).element();
  await userEvent.tab();
  last.focus();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await showErrors('There is no network.');
  expect(isFocusCovered()).toBe(true);
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(isFocusCovered).toBe(false);

  await showErrors('There is no network.', 'Your draft is not saved.');
  await expect.poll(isFocusCovered).toBe(false);
});

test('focus that is given without scrolling is not left under a message (WCAG 2.4.12)', async () => {
  await page.viewport(360, 640);
  const screen = await render(<PageOfLinks />);
  await showErrors('There is no network.');
  await userEvent.tab();
  const message = screen.getByRole('region', { name: 'Messages' }).element();
  const under = screen
    .getByRole('link')
    .elements()
    .find((link) => link.getBoundingClientRect().top > message.getBoundingClientRect().top);
  under?.focus({ preventScroll: true });
  expect(document.activeElement).toBe(under);
  await expect.poll(isFocusCovered).toBe(false);
});

test('the page has room for messages at its end, which goes with them once it is out of sight', async () => {
  await page.viewport(360, 640);
  const screen = await render(<PageOfLinks />);
  const root = document.documentElement;
  const height = root.scrollHeight;
  const first = screen.getByRole('link', { name: 'Link 1', exact: true }).element();
  const { top } = first.getBoundingClientRect();
  await showErrors('There is no network.');
  await expect.poll(() => root.scrollHeight).toBeGreaterThan(height);
  expect(first.getBoundingClientRect().top).toBe(top);

  window.scrollTo(0, root.scrollHeight);
  await screen.getByRole('button', { name: /^Dismiss/ }).click();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await framesPass();
  // Nothing moves under the pointer that dismissed it.
  expect(root.scrollTop + root.clientHeight).toBeGreaterThan(height);
  window.scrollTo(0, 0);
  await expect.poll(() => root.scrollHeight).toBe(height);
});

test('messages take half of a low window at most, and scroll in it', async () => {
  await page.viewport(320, 400);
  const screen = await render(<PageOfLinks />);
  const messages = ['First.', 'Second.', 'Third.', 'Fourth.'].map(
    (name) => `${name} The document could not be downloaded. Please try again.`,
  );
  await showErrors(...messages);
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region.element().getBoundingClientRect().height).toBeLessThanOrEqual(200);
  for (const name of [/^Dismiss: First/, /^Dismiss: Fourth/]) {
    const dismiss = region.getByRole('button', { name });
    dismiss.element().focus();
    await expect.element(dismiss).toBeInViewport({ ratio: 1 });
  }
});

test('a team can replace the words and their order', async () => {
  const messages: Partial<ToastMessages> = {
    tone: { success: '完了', error: '失敗', info: 'メモ' },
    announcement: (arrived) => arrived.map(({ tone, message }) => `${message}（${tone}）`).join(''),
  };
  const screen = await render(<OnDemand messages={messages} />);
  showToast({ tone: 'info', message: '一。' });
  showToast({ tone: 'success', message: '二。' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('一。（メモ）二。（完了）');
});
