import type { Editor } from '@tiptap/core';
import { Activity, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawLate } from '../../../../../tools/test/drawLate';
import { createJargonMatcher } from '../../jargon';
import { createHandOut } from './handOut';
import { RichTextEditor } from './RichTextEditor';

afterEach(() => {
  vi.useRealTimers();
});

const findCohort = createJargonMatcher([
  { term: 'cohort', variants: [], hint: 'A group.', alternatives: [] },
]);

/** A page that sends the text when its button is pressed, and that can remove the editor. */
function Letter({ onTold, onSend }: { onTold: () => void; onSend: (html: string) => void }) {
  const [html, setHtml] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <RichTextEditor
          label="Letter"
          value={html}
          onChange={(next) => {
            onTold();
            setHtml(next);
          }}
        />
      )}
      <button type="button" onClick={() => onSend(html)}>
        Send
      </button>
      {/* As when a session ends: nobody has pressed anything. */}
      <output
        data-testid="shown"
        ref={(place) => place?.addEventListener('sessionEnd', () => setIsOpen(false))}
      >
        {html}
      </output>
    </>
  );
}

async function write(text: string) {
  const onTold = vi.fn();
  const onSend = vi.fn();
  const screen = await render(<Letter onTold={onTold} onSend={onSend} />);
  const editor = screen.getByRole('textbox');
  await editor.click();
  if (text !== '') await userEvent.keyboard(text);
  const shown = screen.getByTestId('shown');
  return { screen, editor: editor.element(), shown, onTold, onSend };
}

/** Tiptap stores the editor on its element. */
type Edited = Element & { editor?: Editor };

/** Types a letter as if it had just arrived in the editor. */
function typeLast(element: Edited, letter: string) {
  const view = element.editor?.view;
  view?.dispatch(view.state.tr.insertText(letter));
}

test('a press that follows the last key at once has all that was written', async () => {
  const { screen, editor, onSend } = await write('Dear reade');
  const send = screen.getByRole('button', { name: 'Send' }).element();
  typeLast(editor, 'r');
  send.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onSend).toHaveBeenCalledWith('<p>Dear reader</p>');
});

test('a press in the very moment after the page was told has all that was written, too', async () => {
  const { screen, editor, shown, onSend } = await write('Dear reade');
  await expect.element(shown).toHaveTextContent('Dear reade');
  const send = screen.getByRole('button', { name: 'Send' }).element();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  typeLast(editor, 'r');
  vi.advanceTimersByTime(100);
  send.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onSend).toHaveBeenCalledWith('<p>Dear reader</p>');
});

test('a button that moves once the text is known is pressed where it stood', async () => {
  const onSend = vi.fn<(html: string) => void>();
  function Complaining() {
    const [html, setHtml] = useState('');
    return (
      <>
        <RichTextEditor label="Letter" value={html} onChange={setHtml} />
        {html === '' && <p style={{ blockSize: 120 }}>The letter is empty</p>}
        <button type="button" onClick={() => onSend(html)}>
          Send
        </button>
      </>
    );
  }
  const screen = await render(<Complaining />);
  await screen.getByRole('textbox').click();
  // So that the pause after the key is not over before the press, however slow a busy machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  typeLast(screen.getByRole('textbox').element(), 'x');
  // With force: otherwise a press that misses is repeated where the button has moved.
  await screen.getByRole('button', { name: 'Send' }).click({ force: true });
  expect(onSend).toHaveBeenCalledWith('<p>x</p>');
});

test.each(['pagehide', 'beforeunload', 'popstate'])(
  'on %s the last words are handed out before anybody else hears of it',
  async (act) => {
    const { editor, shown } = await write('Last word');
    const heard: string[] = [];
    const hear = () => heard.push(shown.element().textContent);
    window.addEventListener(act, hear);
    typeLast(editor, 's');
    window.dispatchEvent(new Event(act));
    window.removeEventListener(act, hear);
    expect(heard).toEqual(['<p>Last words</p>']);
  },
);

test('the data of its form, wherever a page reads it, have all that was written', async () => {
  function Letters() {
    const [one, setOne] = useState('');
    const [other, setOther] = useState('');
    return (
      <form aria-label="Letters">
        <RichTextEditor label="One" name="letter" value={one} onChange={setOne} />
        <RichTextEditor label="Other" name="letter" value={other} onChange={setOther} />
        <input type="hidden" name="last" value="end" />
      </form>
    );
  }
  const screen = await render(<Letters />);
  const form = screen.getByRole('form').element();
  if (!(form instanceof HTMLFormElement)) throw new Error('That is no form.');
  const other = screen.getByRole('textbox', { name: 'Other' });
  await other.click();
  typeLast(other.element(), 'x');
  const data = new FormData(form);
  expect(data.getAll('letter')).toEqual(['', '<p>x</p>']);
  expect(data.getAll('last')).toEqual(['end']);
});

test.each<[string, KeyboardEventInit, string]>([
  ['Control and S have', { key: 's', ctrlKey: true }, '<p>Last words</p>'],
  ['Command and Enter have', { key: 'Enter', metaKey: true }, '<p>Last words</p>'],
  ['Control alone has not yet', { key: 'Control', ctrlKey: true }, ''],
  [
    'a letter written by AltGr has not yet',
    { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true },
    '',
  ],
])('%s all that was written, for whoever hears of them', async (_keys, keys, known) => {
  const { editor, shown } = await write('');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  for (const letter of 'Last words') typeLast(editor, letter);
  const heard: string[] = [];
  const hear = () => heard.push(shown.element().textContent);
  document.addEventListener('keydown', hear, { capture: true, once: true });
  editor.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true }));
  expect(heard).toEqual([known]);
});

test('an editor that goes away hands out its last words', async () => {
  const { screen, editor, shown } = await write('Last word');
  typeLast(editor, 's');
  shown.element().dispatchEvent(new Event('sessionEnd'));
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(shown).toHaveTextContent('<p>Last words</p>');
});

test('one that goes away in the middle of a press does so as well', async () => {
  const { screen, editor, shown } = await write('Last word');
  await expect.element(shown).toHaveTextContent('Last word');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  typeLast(editor, 's');
  window.dispatchEvent(new PointerEvent('pointerdown'));
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  expect(shown.element()).not.toHaveTextContent('Last words');
  shown.element().dispatchEvent(new Event('sessionEnd'));
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(shown).toHaveTextContent('<p>Last words</p>');
});

test.each([
  ['a line break', '<p>One<br>tw</p>', '<p>One<br />tw</p>'],
  ['a space that does not break', '<p>10&nbsp;mg tw</p>', '<p>10\u00a0mg tw</p>'],
])(
  'a server that writes %s otherwise takes away neither what waits nor the caret',
  async (_, sent, stored) => {
    const onChange = vi.fn<(html: string) => void>();
    const field = (value: string) => (
      <RichTextEditor label="Letter" value={value} onChange={onChange} />
    );
    const screen = await render(field(sent));
    const textbox = screen.getByRole('textbox');
    await textbox.click();
    const editor = textbox.element();
    const end = () => (editor as Edited).editor?.state.selection.head;
    await userEvent.keyboard('{End}');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    typeLast(editor, 'o');
    const caret = end();
    await screen.rerender(field(stored));
    vi.advanceTimersByTime(100);
    expect(onChange.mock.calls).toEqual([[sent.replace('tw', 'two')]]);
    expect(end()).toBe(caret);
  },
);

test('another text takes the place of what waits', async () => {
  const onChange = vi.fn<(html: string) => void>();
  const field = (value: string) => (
    <RichTextEditor label="Letter" value={value} onChange={onChange} />
  );
  const screen = await render(field('<p>Mine</p>'));
  await screen.getByRole('textbox').click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  typeLast(screen.getByRole('textbox').element(), '!');
  await screen.rerender(field('<p>Theirs</p>'));
  vi.advanceTimersByTime(100);
  expect(screen.getByRole('textbox').element()).toHaveTextContent(/^Theirs$/);
  expect(onChange).not.toHaveBeenCalled();
});

test('leaving the text hands it out, and typing on and on does not wait for the page at each key', async () => {
  const { editor, shown, onTold } = await write('');
  for (const letter of 'A quick brown fox jumps over the lazy dog') typeLast(editor, letter);
  expect(onTold).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onTold).toHaveBeenCalledTimes(1);
  await expect.element(shown).toHaveTextContent(/lazy dog/);
});

test('whoever types on and on is waited for no longer than said', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const onTold = vi.fn();
  const handOut = createHandOut(onTold, 200);
  for (let typed = 0; typed < 199; typed += 50) {
    handOut.later(1000);
    expect(onTold).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
  }
  expect(onTold).toHaveBeenCalledTimes(1);
  handOut.stop();
});

test.each([
  { text: 'a short text', size: 1000, pause: 100 },
  { text: 'a long one', size: 100_000, pause: 250 },
])('$text is handed out after $pause milliseconds without a key', ({ size, pause }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const onTold = vi.fn();
  const handOut = createHandOut(onTold);
  handOut.later(size);
  vi.advanceTimersByTime(pause - 1);
  handOut.later(size);
  vi.advanceTimersByTime(pause - 1);
  expect(onTold).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTold).toHaveBeenCalledTimes(1);
  handOut.stop();
});

test.each([
  ['around the page that keeps it', true],
  ['inside the page that keeps it', false],
])(
  'what was just written is there after an Activity %s has hidden the editor, and is written on',
  async (_where, isAround) => {
    const onTold = vi.fn();
    function Note({ mode }: { mode: 'visible' | 'hidden' }) {
      const [html, setHtml] = useState('<p>One coh</p>');
      onTold(html);
      const editor = (
        <RichTextEditor label="Note" value={html} onChange={setHtml} jargon={findCohort} />
      );
      return isAround ? editor : <Activity mode={mode}>{editor}</Activity>;
    }
    const story = (mode: 'visible' | 'hidden') =>
      isAround ? (
        <Activity mode={mode}>
          <Note mode={mode} />
        </Activity>
      ) : (
        <Note mode={mode} />
      );
    const screen = await render(story('visible'));
    const text = screen.getByRole('textbox', { name: 'Note' });
    await text.click();
    await userEvent.keyboard('{Control>}{End}{/Control}ort');
    await screen.rerender(story('hidden'));
    await expect.element(text).not.toBeInTheDocument();
    await screen.rerender(story('visible'));
    await expect.element(text).toHaveTextContent('One cohort');
    await expect.element(screen.getByRole('mark')).toHaveTextContent('cohort');
    await text.click();
    await userEvent.keyboard('{Control>}{End}{/Control} more');
    await expect.poll(() => onTold.mock.lastCall).toEqual(['<p>One cohort more</p>']);
  },
);

test('words that come before React has drawn the rest of the editor are told as well', async () => {
  const onChange = vi.fn();
  function OnDemand() {
    const [isOpen, setIsOpen] = useState(false);
    return isOpen ? (
      <RichTextEditor label="Letter" value="" onChange={onChange} />
    ) : (
      <button type="button" onClick={() => setIsOpen(true)}>
        Write
      </button>
    );
  }
  const screen = await render(<OnDemand />);
  drawLate(500);
  await screen.getByRole('button', { name: 'Write' }).click();
  const editor = screen.getByRole('textbox');
  await expect.element(editor).toBeInTheDocument();
  typeLast(editor.element(), 'Dear reader');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['<p>Dear reader</p>']);
});
