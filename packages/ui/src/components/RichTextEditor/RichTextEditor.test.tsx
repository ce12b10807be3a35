import { composeStories } from '@storybook/react-vite';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listen } from '../../testing/listen';
import { recordKeys } from '../../testing/recordKeys';
import { Card } from '../Card';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor';
import * as stories from './RichTextEditor.stories';

const {
  AskingForALink,
  BesideABusyParent,
  Disabled,
  Empty,
  NearTheLimit,
  Required,
  SetFromOutside,
  WithError,
  Written,
} = composeStories(stories);

async function renderEmpty(props: { value?: string; name?: string } = {}) {
  const onChange = vi.fn();
  const screen = await render(<Empty {...props} onChange={onChange} />);
  const editor = screen.getByRole('textbox', { name: 'Paragraph' });
  await editor.click();
  return { screen, editor, html: () => String(onChange.mock.lastCall?.[0]) };
}

/** Presses Control+A, so that what follows applies to the whole text. */
const selectAll = () => userEvent.keyboard('{Control>}a{/Control}');

describe('what assistive technology is told', () => {
  test('it is a text field of several lines with a name, a hint and a counter (pitfall 5)', async () => {
    const screen = await render(<Required />);
    const editor = screen.getByRole('textbox', { name: 'Paragraph' });
    await expect.element(editor).toHaveAttribute('aria-multiline', 'true');
    await expect.element(editor).toHaveAttribute('aria-required', 'true');
    await expect
      .element(editor)
      .toHaveAccessibleDescription(
        'Say what taking part would mean for a person. 0 of 1,000 characters used',
      );
  });

  test('an error is tied to it', async () => {
    const screen = await render(<WithError />);
    const editor = screen.getByRole('textbox', { name: 'Paragraph' });
    await expect.element(editor).toHaveAttribute('aria-invalid', 'true');
    await expect.element(editor).toHaveAccessibleDescription('At least one paragraph is required');
  });

  test('a press on the label goes into the text', async () => {
    const screen = await render(<Empty />);
    await screen.getByText('Paragraph', { exact: true }).click();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });

  test('a link in an error summary can lead to it', async () => {
    const screen = await render(<Empty id="paragraph-2" />);
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('id', 'paragraph-2');
  });
});

describe('writing', () => {
  test('what is written comes out as clean HTML, and nothing as an empty text', async () => {
    const { editor, html } = await renderEmpty();
    await userEvent.keyboard('Dear reader{Enter}Come & see');
    await expect.poll(html).toBe('<p>Dear reader</p><p>Come &amp; see</p>');
    await selectAll();
    await userEvent.keyboard('{Backspace}');
    await expect.poll(html).toBe('');
    await expect.element(editor).toHaveTextContent('');
  });

  test('bold, italic and underline have their usual keys', async () => {
    const { html } = await renderEmpty();
    await userEvent.keyboard(
      'a{Control>}b{/Control}b{Control>}b{/Control}{Control>}i{/Control}i{Control>}i{/Control}{Control>}u{/Control}u',
    );
    await expect.poll(html).toBe('<p>a<strong>b</strong><em>i</em><u>u</u></p>');
  });

  test.each([
    ['8', 'ul'],
    ['7', 'ol'],
  ])('Control, Shift and %s turn a paragraph into a list and back', async (digit, tag) => {
    const { html } = await renderEmpty();
    const keys = `{Control>}{Shift>}[Digit${digit}]{/Shift}{/Control}`;
    await userEvent.keyboard(`one${keys}`);
    await expect.poll(html).toBe(`<${tag}><li><p>one</p></li></${tag}>`);
    await userEvent.keyboard(keys);
    await expect.poll(html).toBe('<p>one</p>');
  });

  test('lists begin as people write them, and two Enters end them', async () => {
    const { html } = await renderEmpty();
    await userEvent.keyboard('- one{Enter}two{Enter}{Enter}1. first');
    await expect
      .poll(html)
      .toBe('<ul><li><p>one</p></li><li><p>two</p></li></ul><ol><li><p>first</p></li></ol>');
  });

  test('a number that begins a paragraph stays unless a list can begin with it', async () => {
    const { html } = await renderEmpty();
    await userEvent.keyboard('2021. It began');
    await expect.poll(html).toBe('<p>2021. It began</p>');
  });

  test('asterisks stay asterisks', async () => {
    const { html } = await renderEmpty();
    await userEvent.keyboard('**not bold** ');
    await expect.poll(html).toContain('**not bold**');
  });

  test('text that is composed, as with an input method or a dead key, arrives once (pitfall 5)', async () => {
    const { editor, html } = await renderEmpty();
    await userEvent.keyboard('a');
    const session = cdp();
    await session.send('Input.imeSetComposition', {
      text: 'に',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await session.send('Input.imeSetComposition', {
      text: 'にほ',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await session.send('Input.insertText', { text: '日本' });
    await expect.element(editor).toHaveTextContent('a日本');
    await expect.poll(html).toBe('<p>a日本</p>');
  });

  test('a form gets the text under its name', async () => {
    const { screen } = await renderEmpty({ name: 'description', value: '<p>Hello</p>' });
    expect(screen.container.querySelector('input[name=description]')).toHaveValue('<p>Hello</p>');
  });
});

describe('the toolbar', () => {
  test('is one stop on the way to the text, with arrows between its buttons (pitfall 5)', async () => {
    const screen = await render(<Written />);
    const keys = recordKeys();
    const button = (name: string) => screen.getByRole('button', { name });

    await keys.press('Tab', 'goes to the toolbar, at the button used last');
    await expect.element(button('Bold')).toHaveFocus();
    await keys.press('Arrow right', 'goes to the next button of the toolbar');
    await keys.press('Arrow right', 'goes to the next button of the toolbar');
    await expect.element(button('Underline')).toHaveFocus();
    await keys.press('Arrow left', 'goes to the button before');
    await expect.element(button('Italic')).toHaveFocus();
    await keys.press('End', 'goes to the last button of the toolbar');
    await expect.element(button('Link')).toHaveFocus();
    await keys.press('Home', 'goes to the first one');
    await expect.element(button('Bold')).toHaveFocus();
    await keys.press('Arrow right', 'goes to the next button of the toolbar');
    await keys.press('Tab', 'again goes on into the text');
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await keys.press(
      'Shift + Tab',
      'in the text goes back to the toolbar, at the button used last',
    );
    await expect.element(button('Italic')).toHaveFocus();
    await keys.press('Tab', 'again goes on into the text');
    await keys.press('Control + b', 'in the text makes it bold, or plain again');
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true');
    await keys.press('Control + i', 'in the text makes it italic, or upright again');
    await expect.element(button('Italic')).toHaveAttribute('aria-pressed', 'true');
    await keys.press('Control + u', 'in the text underlines it, or takes the line away');
    await expect.element(button('Underline')).toHaveAttribute('aria-pressed', 'true');
    const paragraph = screen.getByRole('textbox', { name: 'Paragraph' });
    await userEvent.keyboard('A new thought');
    await expect.element(paragraph).toHaveTextContent('A new thought');
    await keys.press('Control + z', 'in the text takes back what was done last');
    await expect.element(paragraph).not.toHaveTextContent('A new thought');
    await keys.press('Control + y', 'in the text does it again');
    await expect.element(paragraph).toHaveTextContent('A new thought');
    await keys.press('Control + k', 'in the text asks for the address of a link');
    await expect.element(screen.getByRole('textbox', { name: /address/u })).toHaveFocus();
    await keys.press('Escape', 'closes that and goes back to the text');
    await expect.element(paragraph).toHaveFocus();
    await keys.matchTable('RichTextEditor');
    await expect.element(screen.getByRole('toolbar')).toHaveAccessibleName('Formatting: Paragraph');
  });

  test.each([
    ['MacIntel', 'Meta+B', 'Meta+Shift+8', 'Meta+K'],
    ['Linux x86_64', 'Control+B', 'Control+Shift+8', 'Control+K'],
  ])('tells the keys that work on %s', async (platform, bold, list, link) => {
    const computer = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    onTestFinished(() => computer.mockRestore());
    const screen = await render(<Empty />);
    for (const [name, keys] of [
      ['Bold', bold],
      ['Bulleted list', list],
      ['Link', link],
    ] as const) {
      await expect
        .element(screen.getByRole('button', { name }))
        .toHaveAttribute('aria-keyshortcuts', keys);
    }
  });

  test('keeps to one line on a phone of 360 pixels, in error inside a card', async () => {
    await page.viewport(360, 640);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(
      <div style={{ padding: '1rem' }}>
        <Card>
          <WithError />
        </Card>
      </div>,
    );
    await expect.element(screen.getByRole('button', { name: 'Link' })).toBeVisible();
    const lines = screen
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect().top);
    expect(lines).toHaveLength(6);
    expect(new Set(lines).size).toBe(1);
  });

  test('says what is on at the caret', async () => {
    const { screen } = await renderEmpty();
    const bold = screen.getByRole('button', { name: 'Bold' });
    await expect.element(bold).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
  });

  test('pressed with a mouse it leaves the caret in the text', async () => {
    const { screen, editor, html } = await renderEmpty();
    await userEvent.keyboard('plain ');
    await screen.getByRole('button', { name: 'Bold' }).click();
    await expect.element(editor).toHaveFocus();
    await userEvent.keyboard('strong');
    await expect.poll(html).toBe('<p>plain <strong>strong</strong></p>');
  });

  test('pressed by keyboard it keeps focus, and going back to the text goes on in bold', async () => {
    const { screen, editor, html } = await renderEmpty();
    await userEvent.keyboard('plain ');
    await userEvent.tab({ shift: true });
    const bold = screen.getByRole('button', { name: 'Bold' });
    await userEvent.keyboard('{Home}');
    bold.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(bold).toHaveFocus();
    await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect.element(editor).toHaveFocus();
    await userEvent.keyboard('strong');
    await expect.poll(html).toBe('<p>plain <strong>strong</strong></p>');
  });

  test.each([
    ['Bulleted list', 'ul'],
    ['Numbered list', 'ol'],
  ])('%s turns a paragraph into an item and back', async (name, tag) => {
    const { screen, html } = await renderEmpty();
    await userEvent.keyboard('one');
    await screen.getByRole('button', { name }).click();
    await expect.poll(html).toBe(`<${tag}><li><p>one</p></li></${tag}>`);
    await screen.getByRole('button', { name }).click();
    await expect.poll(html).toBe('<p>one</p>');
  });
});

describe('links', () => {
  test('Control and K asks where the chosen words lead, and gives focus back to them', async () => {
    const { screen, editor, html } = await renderEmpty();
    await userEvent.keyboard('the health service');
    await selectAll();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('textbox', { name: /Web or email/ })).toHaveFocus();
    await userEvent.keyboard('www.nhs.uk{Enter}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(editor).toHaveFocus();
    await expect
      .poll(html)
      .toBe('<p><a href="https://www.nhs.uk" rel="noopener noreferrer">the health service</a></p>');
  });

  test('with nothing chosen the address itself is written', async () => {
    const { screen, html } = await renderEmpty();
    await screen.getByRole('button', { name: 'Link' }).click();
    await userEvent.keyboard('name@university.example{Enter}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(html).toContain('href="mailto:name@university.example"');
    await expect.poll(html).toContain('>name@university.example</a>');
  });

  test('an address that is not secure is refused with a word', async () => {
    const { screen } = await renderEmpty();
    await screen.getByRole('button', { name: 'Link' }).click();
    await userEvent.keyboard('http://example.org{Enter}');
    const field = screen.getByRole('textbox', { name: /Web or email/ });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/beginning with https:/);
  });

  test('an address that Enter does not get taken is told of, a second time, too', async () => {
    const { screen } = await renderEmpty();
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = screen.getByRole('textbox', { name: 'Address' });
    await address.fill('not a link');
    const said = listen();
    await userEvent.keyboard('{Enter}');
    const refusal =
      'polite: Give a secure web address, beginning with https://, or an email address';
    await expect.poll(() => said).toEqual([refusal]);
    await expect.element(address).toHaveAccessibleDescription(/Give a secure web address/);
    await expect.element(address).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said).toEqual([refusal, refusal]);
  });

  test('a link can be taken away with the caret anywhere in it', async () => {
    const { screen, html } = await renderEmpty({
      value: '<p><a href="https://www.nhs.uk">health</a></p>',
    });
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await screen.getByRole('button', { name: 'Link' }).click();
    await expect
      .element(screen.getByRole('textbox', { name: /Web or email/ }))
      .toHaveValue('https://www.nhs.uk');
    await screen.getByRole('button', { name: 'Remove link' }).click();
    await expect.poll(html).toBe('<p>health</p>');
  });

  test('another address leaves the caret in the link, where the next key goes', async () => {
    const { screen, html, editor } = await renderEmpty({
      value: '<p>Read <a href="https://a.example/">this page</a></p>',
    });
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}');
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.getByRole('textbox', { name: 'Web or email address' }).fill('www.b.example:8443');
    await userEvent.keyboard('{Enter}');
    await expect.poll(html).toContain('https://www.b.example:8443');
    await expect.element(editor).toHaveFocus();
    await userEvent.keyboard('X');
    await expect.poll(html).toContain('this paXge');
  });

  test('what asks for it keeps its buttons inside where the screen is low', async () => {
    await page.viewport(568, 320);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(
      <div style={{ paddingBlockStart: '10rem' }}>
        <Written />
      </div>,
    );
    await screen.getByRole('button', { name: 'Link' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('textbox')).toHaveFocus();
    const cancel = dialog.getByRole('button', { name: 'Cancel' }).element();
    cancel.scrollIntoView({ block: 'nearest' });
    expect(cancel.getBoundingClientRect().bottom).toBeLessThan(
      dialog.element().getBoundingClientRect().bottom,
    );
  });

  test('what asks for it stands at the edge of a narrow screen, also of one that was turned', async () => {
    await page.viewport(844, 390);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(<Written />);
    await screen.getByRole('button', { name: 'Link' }).click();
    const left = () => screen.getByRole('dialog').element().getBoundingClientRect().left;
    expect(left()).toBeGreaterThan(8);
    await page.viewport(390, 844);
    await expect.poll(left).toBe(8);
  });

  test('no link can be set once the editor is disabled', async () => {
    const { screen } = await renderEmpty({ value: '<p>Read this page.</p>' });
    await screen.getByRole('button', { name: 'Link' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await screen.rerender(<Empty value="<p>Read this page.</p>" isDisabled />);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.rerender(<Empty value="<p>Read this page.</p>" />);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('Escape leaves everything as it was', async () => {
    const onChange = vi.fn();
    const screen = await render(<AskingForALink onChange={onChange} />);
    const link = screen.getByRole('button', { name: 'Link' });
    await link.click();
    await expect.element(screen.getByRole('dialog', { name: 'Link' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('leaving', () => {
  test.each([
    ['a paragraph', '<p>one</p>'],
    ['a list', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  ])('Tab leaves the text from %s and changes nothing', async (_place, value) => {
    const { editor, html } = await renderEmpty({ value });
    await userEvent.keyboard('{Control>}{End}{/Control}!');
    await expect.poll(html).toContain('!');
    const before = html();
    await userEvent.tab();
    await expect.element(editor).not.toHaveFocus();
    await expect.poll(html).toBe(before);
  });
});

describe('the parent', () => {
  test('may draw itself anew at each key without moving the caret', async () => {
    const screen = await render(<BesideABusyParent />);
    const editor = screen.getByRole('textbox');
    await editor.click();
    await userEvent.keyboard('world{Home}Hello ');
    await expect.element(editor).toHaveTextContent('Hello world');
    await expect.element(editor).toHaveFocus();
    await expect.element(screen.getByText(/Drawn 1\d times/)).toBeVisible();
  });

  test('may put another text in its place, and Undo does not bring the old one back', async () => {
    const screen = await render(<SetFromOutside />);
    const editor = screen.getByRole('textbox');
    await editor.click();
    await userEvent.keyboard('More. ');
    await screen.getByRole('button', { name: 'Put back' }).click();
    await expect.element(editor).toHaveTextContent(/^The saved version.$/);
    await editor.click();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(editor).toHaveTextContent(/^The saved version.$/);
    await userEvent.keyboard('{Control>}{End}{/Control} New.{Control>}z{/Control}');
    await expect.element(editor).toHaveTextContent(/^The saved version.$/);
  });

  test.each([
    ['more behind it', '<p>One too</p><p>More</p>', 'One too!More'],
    ['more ahead of it', '<p>Zero. One too</p>', 'Zero. One too!'],
    ['one letter fewer of two alike', '<p>One to</p>', 'One to!'],
    ['another in its place', '<p>Another text of a colleague</p>', 'Another text of a colleague!'],
    ['a shorter one', '<p>One</p>', 'One!'],
  ])(
    'may put another text in its place, and the caret stays with its words: %s',
    async (_, value, written) => {
      const field = (text: string) => (
        <RichTextEditor label="Letter" value={text} onChange={() => undefined} />
      );
      const screen = await render(field('<p>One too</p>'));
      const editor = screen.getByRole('textbox');
      await editor.click();
      await userEvent.keyboard('{End}');
      await screen.rerender(field(value));
      await userEvent.keyboard('!');
      await expect.element(editor).toHaveTextContent(written);
    },
  );

  test('that does not take what was written sees its own text again once the editor is left', async () => {
    const onChange = vi.fn();
    const field = (
      <RichTextEditor label="Letter" value="<p>Kept</p>" onChange={onChange} limit={20} />
    );
    const screen = await render(field);
    const editor = screen.getByRole('textbox');
    await editor.click();
    await userEvent.keyboard('{End} words');
    await expect.poll(() => onChange.mock.lastCall).toEqual(['<p>Kept words</p>']);
    await expect.element(editor).toHaveTextContent(/^Kept words$/);
    // A slow typist pauses in between, and each pause is reported.
    onChange.mockClear();
    await userEvent.tab();
    await expect.element(editor).toHaveTextContent(/^Kept$/);
    await editor.click();
    await userEvent.keyboard('{End}!');
    await userEvent.tab();
    await expect.element(editor).toHaveTextContent(/^Kept$/);
    expect(onChange.mock.calls).toEqual([['<p>Kept!</p>']]);
  });

  test('that does not take bold from the toolbar, by key and outside of the text, sees it go again', async () => {
    const onChange = vi.fn();
    const field = <RichTextEditor label="Letter" value="<p>Kept</p>" onChange={onChange} />;
    const screen = await render(field);
    await screen.getByRole('textbox').click();
    await selectAll();
    const bold = screen.getByRole('button', { name: 'Bold' });
    bold.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onChange.mock.lastCall).toEqual(['<p><strong>Kept</strong></p>']);
    await expect.element(screen.getByRole('strong')).not.toBeInTheDocument();
  });

  test('that takes a part of it has that part stand there once the editor is left, a press included', async () => {
    function Short() {
      const [value, setValue] = useState('');
      return (
        <>
          <RichTextEditor
            label="Letter"
            value={value}
            onChange={(html) => setValue(html.replaceAll(/\d/gu, ''))}
          />
          <button type="button">Elsewhere</button>
        </>
      );
    }
    const screen = await render(<Short />);
    const editor = screen.getByRole('textbox');
    await editor.click();
    await userEvent.keyboard('one');
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await editor.click();
    await userEvent.keyboard('{End}23');
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(editor).toHaveTextContent(/^one$/);
  });

  test('may forbid writing', async () => {
    const screen = await render(<Disabled />);
    const editor = screen.getByRole('textbox');
    await expect.element(editor).toHaveAttribute('contenteditable', 'false');
    await expect.element(editor).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
  });
});

describe('size', () => {
  test('the text is 250 pixels high and grows with what is written [EDIT-07]', async () => {
    const { editor } = await renderEmpty();
    const height = () => editor.element().getBoundingClientRect().height;
    expect(height()).toBe(250);
    await userEvent.keyboard('{Enter}'.repeat(15));
    expect(height()).toBeGreaterThan(400);
  });
});

describe('the counter', () => {
  test('counts what a reader sees, so markup adds nothing (pitfall 8) [OPEN-115]', async () => {
    const screen = await render(<NearTheLimit value="<p>fish &amp; <strong>chips</strong></p>" />);
    await expect.element(screen.getByText('12 of 140 characters used')).toBeVisible();
  });

  test('counts as the app counts, if the app brings its own way', async () => {
    const screen = await render(<NearTheLimit value="<p>ab</p>" count={() => 41} />);
    await expect.element(screen.getByText('41 of 140 characters used')).toBeVisible();
  });
});

test('what counts cannot come without what it counts against', () => {
  const editor = { label: 'Paragraph', value: '', onChange: vi.fn(), count: () => 0 };
  // @ts-expect-error -- without a limit there is no counter
  const props: RichTextEditorProps = editor;
  expect(props.limit).toBeUndefined();
});

test('a file that is dropped on the text does not take the browser away from the page', async () => {
  const { editor } = await renderEmpty();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['words'], 'letter.pdf'));
  const { left, top } = editor.element().getBoundingClientRect();
  const at = { clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true };
  const isLeftToBrowser = editor
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, ...at }));
  expect(isLeftToBrowser).toBe(false);
});

test('focus that a dialog gives back finds the caret where it was, at once', async () => {
  const { editor } = await renderEmpty({ value: '<p>Reading on the train</p>' });
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
  await expect.poll(() => getSelection()?.anchorOffset).toBe(2);
  const text = editor.element();
  if (!(text instanceof HTMLElement)) throw new Error('The editor is no element of a page.');
  text.blur();
  getSelection()?.removeAllRanges();
  text.focus();
  // Checked at once: on a slow machine, the browser's own caret is taken for the person's.
  expect(getSelection()?.anchorOffset).toBe(2);
});

test('a press into the text has the caret where it was made, also in a browser that puts it there after the focus', async () => {
  const { editor } = await renderEmpty({ value: '<p>Reading on the train</p>' });
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const text = editor.element();
  if (!(text instanceof HTMLElement)) throw new Error('The editor is no element of a page.');
  const words = text.querySelector('p')?.firstChild;
  if (!words) throw new Error('The editor has no words.');
  text.blur();
  text.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  // Focus comes with the caret while the button is down, and nothing moves the caret back.
  getSelection()?.collapse(words, 7);
  expect(document.activeElement).toBe(text);
  expect(getSelection()?.anchorOffset).toBe(7);
  window.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await userEvent.keyboard(' long');
  await expect.element(editor).toHaveTextContent('Reading long on the train');
  // The same holds the next time that focus comes back without a caret.
  text.blur();
  getSelection()?.removeAllRanges();
  text.focus();
  expect(getSelection()?.anchorOffset).toBe(12);
});

test('Tab into the editor brings all of it into the window, a press moves nothing', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(
    <div style={{ paddingBlock: '22rem 60rem' }}>
      <Written />
    </div>,
  );
  const text = screen.getByRole('textbox');
  await expect.element(text).toBeVisible();
  const below = () => text.element().getBoundingClientRect().bottom - window.innerHeight;
  expect(below()).toBeGreaterThan(0);
  await text.click({ position: { x: 20, y: 20 } });
  await expect.element(text).toHaveFocus();
  expect(below()).toBeGreaterThan(0);

  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(text).toHaveFocus();
  await expect.poll(below).toBeLessThan(0);
});
