import { composeStories } from '@storybook/react-vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createJargonMatcher } from '../../../jargon';
import { recordKeys } from '../../../testing/recordKeys';
import { Modal } from '../../Modal';
import { RichTextEditor, type RichTextEditorProps } from '../RichTextEditor';
import { JargonFindings } from './JargonFindings';
import { JargonReview } from './JargonReview';
import * as stories from './JargonReview.stories';

const { Disabled, Findings, NothingFound, Off, SharedByTwoEditors } = composeStories(stories);

async function renderFindings(props: Partial<RichTextEditorProps> = {}) {
  const onChange = vi.fn();
  const screen = await render(<Findings {...props} onChange={onChange} />);
  const editor = screen.getByRole('textbox', { name: 'Paragraph' });
  const highlighted = () =>
    [...editor.element().querySelectorAll('mark')].map(({ textContent }) => textContent);
  await expect.poll(highlighted).not.toEqual([]);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const hint = screen.getByRole('dialog');
  return {
    screen,
    editor,
    highlighted,
    button,
    hint,
    html: () => String(onChange.mock.lastCall?.[0]),
  };
}

describe('what is highlighted', () => {
  test('each term, whatever it is within, and never in the value [JARGON-02]', async () => {
    const { editor, highlighted, html } = await renderFindings();
    expect(highlighted()).toEqual(['cohort', 'Cohort', 'cohort', 'RCT']);
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control} RCTs');
    await expect.poll(highlighted).toEqual(['cohort', 'Cohort', 'cohort', 'RCT', 'RCTs']);
    await expect
      .poll(html)
      .toBe(
        '<p>Our <strong>cohort</strong> is small. Cohort by cohort we learn more.</p><p>It is an RCT of a new inhaler. RCTs</p>',
      );
  });

  test('a term is one as it is typed and none any more when it becomes another word', async () => {
    const { editor, highlighted, html } = await renderFindings({ value: '<p>RCT</p>' });
    await editor.click();
    await userEvent.keyboard('{End} cohort');
    await expect.poll(highlighted).toEqual(['RCT', 'cohort']);
    await userEvent.keyboard('x{ArrowLeft}{ArrowLeft}y');
    await expect.poll(highlighted).toEqual(['RCT']);
    await expect.poll(html).toBe('<p>RCT cohorytx</p>');
  });

  test('the sign stands beside its word wherever a line ends', async () => {
    const value = `<p>${'We follow a cohort of people. '.repeat(8)}</p>`;
    const { editor } = await renderFindings({ value });
    const text = editor.element();
    if (!(text instanceof HTMLElement)) throw new Error('The editor is no element of HTML');
    const marks = [...text.querySelectorAll('mark')];
    const isApart = (width: number) => {
      text.style.inlineSize = `${width}px`;
      return marks.some((mark) => mark.getClientRects().length > 1);
    };
    const widths = Array.from({ length: 80 }, (_, step) => 300 + step * 2);
    expect(widths.filter(isApart)).toEqual([]);
  });

  test('a term longer than a line of a phone breaks in the list and in its hint', async () => {
    const term = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    const jargon = createJargonMatcher([
      { term, variants: [], hint: 'A law on beef.', alternatives: [term] },
    ]);
    const screen = await render(
      <div style={{ inlineSize: '18rem' }}>
        <Findings value={`<p>${term}</p>`} jargon={jargon} />
      </div>,
    );
    const inList = screen.getByRole('button', { name: `${term} 1 place` });
    await expect.element(inList).toBeVisible();
    const frame = screen.container.firstElementChild?.getBoundingClientRect();
    const edges = inList.element().getBoundingClientRect();
    expect(edges.right).toBeLessThanOrEqual(frame?.right ?? 0);
    await inList.click();
    const hint = screen.getByRole('dialog');
    await expect.element(hint).toBeVisible();
    expect(hint.element().scrollWidth).toBe(hint.element().clientWidth);
  });

  test('joining and parting blocks makes and breaks terms', async () => {
    const { editor, highlighted } = await renderFindings({ value: '<p>RCT co</p><p>hort</p>' });
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}{Backspace}');
    await expect.poll(highlighted).toEqual(['RCT', 'cohort']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(highlighted).toEqual(['RCT']);
  });

  test('the caret goes through a term letter by letter, as if it were not highlighted (pitfall 5)', async () => {
    const { editor, html } = await renderFindings({ value: '<p>a RCT b</p>' });
    await editor.click();
    await userEvent.keyboard(
      '{Home}{ArrowRight}{ArrowRight}|{ArrowRight}{ArrowRight}{ArrowRight}|',
    );
    await expect.poll(html).toBe('<p>a |RCT| b</p>');
  });

  test('nothing is highlighted amid a composition, and the word is once it is written', async () => {
    const { editor, highlighted, html } = await renderFindings({ value: '<p>RCT</p>' });
    await editor.click();
    await userEvent.keyboard('{End} ');
    const compose = (text: string) =>
      cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('coho');
    await compose('cohort');
    await expect.element(editor).toHaveTextContent('RCT cohort');
    expect(highlighted()).toEqual(['RCT']);
    await cdp().send('Input.insertText', { text: 'cohort' });
    await expect.poll(highlighted).toEqual(['RCT', 'cohort']);
    await expect.poll(html).toBe('<p>RCT cohort</p>');
  });

  test('a block of hundreds of thousands of characters is read a little at a time', async () => {
    const value = `<p>${'plain words '.repeat(25_000)}cohort</p><p>RCT</p>`;
    const matcher = Findings.args.jargon;
    if (matcher === undefined) throw new Error('The story has no matcher');
    const readAtOnce: number[] = [];
    const read = (text: string) => {
      readAtOnce.push(text.length);
      return matcher(text);
    };
    const jargon = Object.assign(read, { glossary: matcher.glossary });
    const { button } = await renderFindings({ value, jargon });
    await expect.element(button('randomised controlled trial 1 place')).toBeVisible();
    await expect.element(button('cohort 1 place')).toBeVisible();
    expect(Math.max(...readAtOnce)).toBeLessThan(5_000);
  });

  test('in a long text only what is near the screen is drawn, and all of it is listed', async () => {
    const words = 'Words that nobody needs to have explained to them. '.repeat(6);
    const value = `<p>A cohort. ${words}</p>`.repeat(100) + '<p>Then an RCT.</p>';
    const { highlighted, button, hint } = await renderFindings({ value });
    await expect.element(button('cohort 100 places')).toBeVisible();
    expect(highlighted().length).toBeLessThan(50);
    expect(highlighted()).not.toContain('RCT');
    await button('randomised controlled trial 1 place').click();
    await expect.element(hint).toHaveAccessibleName('Jargon: randomised controlled trial');
    await expect.poll(() => highlighted().slice(-2)).toEqual(['cohort', 'RCT']);
    await userEvent.keyboard('{Escape}');
    window.scrollTo({ top: 0 });
    await expect.poll(highlighted).not.toContain('RCT');
  });

  test('on paper a long text has each of its terms', async () => {
    const words = 'Words that nobody needs to have explained to them. '.repeat(6);
    const value = `<p>A cohort. ${words}</p>`.repeat(100);
    const { highlighted, button } = await renderFindings({ value });
    await expect.element(button('cohort 100 places')).toBeVisible();
    expect(highlighted().length).toBeLessThan(50);
    window.dispatchEvent(new Event('beforeprint'));
    expect(highlighted()).toHaveLength(100);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => highlighted().length).toBeLessThan(50);
  });

  test('without a matcher there is none, and no list', async () => {
    const screen = await render(<Off />);
    await expect.element(screen.getByRole('textbox')).toBeVisible();
    await expect.element(screen.getByText('Jargon', { exact: true })).not.toBeInTheDocument();
  });
});

describe('the hint of a term', () => {
  test('Alt and Enter opens the next one; Escape gives focus back to the text [JARGON-03]', async () => {
    const { editor, hint } = await renderFindings();
    await editor.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{Enter}{/Alt}');
    await expect.element(hint).toHaveAccessibleName('Jargon: cohort');
    await expect
      .element(hint)
      .toHaveAccessibleDescription('A group of people whom a study follows over time.');
    await userEvent.keyboard('{Escape}');
    await expect.element(hint).not.toBeInTheDocument();
    await expect.element(editor).toHaveFocus();
  });

  test('plainer words keep the capital, and one Undo brings the term back [JARGON-03]', async () => {
    const { editor, button, hint, html } = await renderFindings({ value: '<p>Cohort</p>' });
    await editor.click();
    await userEvent.keyboard('{End}!{Home}{Alt>}{Enter}{/Alt}');
    await expect.element(hint).toBeVisible();
    await button('Replace with “group of people”').click();
    await expect.element(editor).toHaveTextContent('Group of people!');
    await expect.element(editor).toHaveFocus();
    await expect.poll(html).toBe('<p>Group of people!</p>');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(editor).toHaveTextContent('Cohort!');
  });

  test('plainer words that bring an article take the place of the one before the term, in one step', async () => {
    const { editor, button, hint, html } = await renderFindings({
      value: '<p><em>It is an <strong>RCT</strong> in Leeds.</em></p>',
    });
    await editor.click();
    await userEvent.keyboard(
      '{Control>}{End}{/Control}!{Control>}{Home}{/Control}{Alt>}{Enter}{/Alt}',
    );
    await expect.element(hint).toBeVisible();
    await button(/^Replace with “a fair test/).click();
    await expect
      .poll(html)
      .toBe(
        '<p><em>It is </em><strong><em>a fair test that compares treatments</em></strong><em> in Leeds.!</em></p>',
      );
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(editor).toHaveTextContent('It is an RCT in Leeds.!');
  });

  test.each(['non-cohort', 'cohort-based', 'non\u2011cohort'])(
    'in the longer word %s a term is explained and not replaced',
    async (word) => {
      const { editor, button, hint, screen } = await renderFindings({
        value: `<p>A ${word} study of a cohort</p>`,
      });
      await editor.click();
      await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{Enter}{/Alt}');
      await expect.element(hint).toHaveAccessibleName('Jargon: cohort');
      await expect.element(button('Ignore here')).toBeVisible();
      expect(screen.getByRole('button', { name: /^Replace/ }).elements()).toEqual([]);
    },
  );

  test('a form with words of its own is offered them', async () => {
    const { editor, button, html, screen } = await renderFindings({ value: '<p>Two Cohorts</p>' });
    await editor.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{Enter}{/Alt}');
    await expect.element(button('Replace with “groups of people”')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Replace/ }).elements()).toHaveLength(1);
    await button('Replace with “groups of people”').click();
    await expect.poll(html).toBe('<p>Two Groups of people</p>');
  });

  test('of the term after the caret, wherever a key has led that in the moment before', async () => {
    const { editor, hint } = await renderFindings({ value: '<p>RCT and cohort</p>' });
    await editor.click();
    await userEvent.keyboard('{End}');
    const text = editor.element().querySelector('p');
    // As a key does, of which the editor is told only in a later task.
    document.getSelection()?.collapse(text, 0);
    const key = { key: 'Enter', altKey: true, bubbles: true, cancelable: true };
    editor.element().dispatchEvent(new KeyboardEvent('keydown', key));
    await expect.element(hint).toHaveAccessibleName('Jargon: randomised controlled trial');
  });

  test('goes with a text that is set from outside', async () => {
    const editorOf = (value: string) => (
      <RichTextEditor label="Paragraph" value={value} onChange={onChange} jargon={jargon} />
    );
    const onChange = vi.fn();
    const { jargon } = Findings.args;
    const screen = await render(editorOf('<p>A cohort here</p>'));
    await expect.element(screen.getByText('cohort', { exact: true }).first()).toBeVisible();
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    const hint = screen.getByRole('dialog');
    await expect.element(hint).toBeVisible();
    await screen.rerender(editorOf('<p>Completely different words in this text</p>'));
    await expect.element(hint).not.toBeInTheDocument();
  });

  test('beside a dash a term can be replaced', async () => {
    const { editor, button, html } = await renderFindings({
      value: '<p>One group—cohort—of us</p>',
    });
    await editor.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{Enter}{/Alt}');
    await button('Replace with “group of people”').click();
    await expect.poll(html).toBe('<p>One group—group of people—of us</p>');
  });

  test('plainer words look as the term looked', async () => {
    const { button, html } = await renderFindings();
    await button(/^cohort/).click();
    await button('Replace with “group of people”').click();
    await expect.poll(html).toContain('Our <strong>group of people</strong> is small.');
  });

  test('a new matcher of an equal glossary closes no hint and forgets nothing', async () => {
    const remake = () => createJargonMatcher(structuredClone(Findings.args.jargon?.glossary ?? []));
    const { screen, highlighted, button, hint } = await renderFindings();
    await button(/^cohort/).click();
    await button('Ignore here').click();
    await expect.poll(highlighted).toEqual(['Cohort', 'cohort', 'RCT']);
    await button(/^cohort/).click();
    await expect.element(hint).toBeVisible();
    await screen.rerender(<Findings jargon={remake()} />);
    await expect.element(hint).toBeVisible();
    expect(hint.element().contains(document.activeElement)).toBe(true);
    expect(highlighted()).toEqual(['Cohort', 'cohort', 'RCT']);
  });

  test('Ignore here leaves this place alone, wherever the text moves it, and no other', async () => {
    const { editor, button, highlighted } = await renderFindings({ value: '<p>RCT and RCT</p>' });
    await editor.click();
    await userEvent.keyboard('{Home}{Alt>}{Enter}{/Alt}');
    await button('Ignore here').click();
    await expect.poll(highlighted).toEqual(['RCT']);
    await expect.element(editor).toHaveFocus();
    // ProseMirror restores the caret once, some 20 ms after it gets focus, whatever key was pressed in
    // between.
    const caret = async () => {
      await userEvent.keyboard('{Home}');
      return document.getSelection()?.focusOffset;
    };
    await expect.poll(caret).toBe(0);
    await userEvent.keyboard('One ');
    await expect.element(editor).toHaveTextContent('One RCT and RCT');
    expect(highlighted()).toEqual(['RCT']);
  });

  test('opens under a pointer, which may move onto it and stay; Escape closes it and focus stays (pitfall 17)', async () => {
    const { screen, editor } = await renderFindings();
    const hint = screen.getByRole('group', { name: 'Jargon: randomised controlled trial' });
    await editor.click();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await screen.getByText('RCT', { exact: true }).hover();
    vi.advanceTimersByTime(500);
    await expect.element(hint).toBeVisible();
    await hint.hover();
    vi.advanceTimersByTime(10_000);
    // A hint that has closed by now is removed before the browser reports the key.
    await userEvent.keyboard('{Shift}');
    expect(hint.query()).not.toBeNull();
    await expect.element(hint).toBeVisible();
    await expect.element(editor).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(hint).not.toBeInTheDocument();
    await expect.element(editor).toHaveFocus();
  });

  test('that a key opened stays, whatever a pointer rests on meanwhile', async () => {
    const { screen, editor, hint } = await renderFindings();
    await editor.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{Enter}{/Alt}');
    await expect.element(hint).toHaveAccessibleName('Jargon: cohort');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const label = screen.getByText('Paragraph', { exact: true });
    for (const place of [screen.getByText('RCT', { exact: true }), label]) {
      const { left, top } = place.element().getBoundingClientRect();
      // Dispatched directly, since the hint may cover the place.
      place
        .element()
        .dispatchEvent(
          new MouseEvent('mouseover', { bubbles: true, clientX: left + 1, clientY: top + 1 }),
        );
      vi.advanceTimersByTime(10_000);
      await userEvent.keyboard('{Shift}');
      await expect.element(hint).toHaveAccessibleName('Jargon: cohort');
    }
  });

  test('is not asked for by the Enter that ends a composition', async () => {
    const { editor, hint } = await renderFindings();
    await editor.click();
    const press = (isComposing: boolean) =>
      editor
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', altKey: true, bubbles: true, isComposing }),
        );
    press(false);
    await expect.element(hint).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(hint).not.toBeInTheDocument();
    press(true);
    // A hint that has opened by now is rendered before the browser reports the key.
    await userEvent.keyboard('{Shift}');
    expect(hint.query()).toBeNull();
  });

  test('closes by Escape alone, and not the dialog that the editor stands in', async () => {
    const onClose = vi.fn();
    const screen = await render(
      <Modal isOpen title="Edit the paragraph" onClose={onClose}>
        <Findings />
      </Modal>,
    );
    const hint = screen.getByRole('group', { name: 'Jargon: randomised controlled trial' });
    await screen.getByText('RCT', { exact: true }).hover();
    await expect.element(hint).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(hint).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  test('goes with the pointer that opened it, from the term and from itself', async () => {
    const { screen } = await renderFindings();
    const hint = screen.getByRole('group', { name: 'Jargon: randomised controlled trial' });
    const term = screen.getByText('RCT', { exact: true });
    for (const last of [term, hint]) {
      await term.hover();
      await expect.element(hint).toBeVisible();
      await last.hover();
      await screen.getByText('Paragraph', { exact: true }).hover();
      await expect.element(hint).not.toBeInTheDocument();
    }
  });

  test('in a disabled editor it explains and changes nothing', async () => {
    const screen = await render(<Disabled />);
    await screen.getByRole('button', { name: /^cohort/ }).click();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent(/A group of people/);
    await expect.element(screen.getByRole('button', { name: /^Replace/ })).not.toBeInTheDocument();
  });
});

describe('in a low window', () => {
  const jargon = createJargonMatcher([
    {
      term: 'randomised controlled trial',
      variants: [],
      hint: 'A fair test of two or more treatments. A computer decides which group each person joins, so the groups are alike at the start.',
      alternatives: [
        'a fair test that compares treatments',
        'a study where a computer decides who gets which treatment',
      ],
    },
  ]);

  async function openHint(width: number, height: number) {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(
      <div style={{ paddingBlock: '12rem 60rem' }}>
        <Findings value="<p>It is a randomised controlled trial.</p>" jargon={jargon} />
      </div>,
    );
    const term = screen.container.getElementsByTagName('mark');
    await expect.poll(() => term.length).toBe(1);
    const middle = (term[0]?.getBoundingClientRect().top ?? 0) - height / 2;
    document.documentElement.scrollBy({ top: middle, behavior: 'instant' });
    await userEvent.hover(screen.getByText('randomised controlled trial').first());
    const hint = screen.getByRole('group', { name: 'Jargon: randomised controlled trial' });
    await expect.element(hint).toBeVisible();
    const panel = hint.element().parentElement;
    if (!panel) throw new Error('The hint stands in no panel');
    return { panel, ignore: screen.getByRole('button', { name: 'Ignore here' }) };
  }

  test.each([
    [360, 740],
    [1440, 740],
  ])('a hint of long plainer words is seen whole in %i by %i pixels', async (width, height) => {
    const { panel } = await openHint(width, height);
    expect(panel.scrollHeight).toBe(panel.clientHeight);
  });

  test('what has no room in it scrolls, and ends with room below its last action', async () => {
    const { panel, ignore } = await openHint(360, 480);
    expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    panel.scrollTop = panel.scrollHeight;
    const below =
      panel.getBoundingClientRect().bottom - ignore.element().getBoundingClientRect().bottom;
    expect(below).toBeGreaterThanOrEqual(12);
  });
});

test('a hint that is open when the editor is disabled changes nothing any more', async () => {
  const onChange = vi.fn();
  const screen = await render(<Findings onChange={onChange} />);
  await screen.getByRole('button', { name: /^cohort/ }).click();
  const replace = screen.getByRole('button', { name: /^Replace/ });
  await expect.element(replace.first()).toBeVisible();
  await screen.rerender(<Findings onChange={onChange} isDisabled />);
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(/A group of people/);
  await expect.element(replace.first()).not.toBeInTheDocument();
});

describe('the list of findings', () => {
  test('says how often each term stands there, and leads from place to place', async () => {
    const { button, hint, editor } = await renderFindings();
    const cohort = button('cohort 3 places');
    cohort.element().focus();
    const highlights = editor.element().querySelectorAll('mark');
    for (const index of [0, 1, 2, 0]) {
      await userEvent.keyboard('{Enter}');
      await expect.element(hint).toBeVisible();
      const place = highlights[index]?.getBoundingClientRect();
      expect(hint.element().parentElement?.getBoundingClientRect().left).toBeCloseTo(
        place?.left ?? 0,
        0,
      );
      await userEvent.keyboard('{Escape}');
      await expect.element(hint).not.toBeInTheDocument();
      await expect.element(cohort).toHaveFocus();
    }
  });

  test('works by keyboard alone', async () => {
    const { editor, button, hint, html } = await renderFindings();
    const keys = recordKeys();
    await editor.click();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await keys.press('Alt + Enter', 'in the text opens the hint of the next term');
    await expect.element(hint).toHaveAccessibleName('Jargon: cohort');
    await keys.press('Escape', 'in a hint closes it and goes back to where it was opened');
    await expect.element(hint).not.toBeInTheDocument();
    await expect.element(editor).toHaveFocus();
    await keys.press('Tab', 'after the text goes to the first term of the list');
    await expect.element(button('cohort 3 places')).toHaveFocus();
    await keys.press('Tab', 'again goes to the next term');
    await expect.element(button('randomised controlled trial 1 place')).toHaveFocus();
    await keys.press('Shift + Tab', 'goes to the term before');
    await keys.press('Enter', 'on a term opens its hint at its first place, and later at the next');
    await expect.element(hint).toBeVisible();
    const plainer = button('Replace with “group of people”');
    for (let presses = 0; presses < 3 && document.activeElement !== plainer.element(); presses += 1)
      await keys.press(
        'Tab',
        'in a hint goes to plainer words, to **Ignore here** and to **Close**',
      );
    await expect.element(plainer).toHaveFocus();
    await keys.press('Enter', 'on plainer words puts them in the term’s place');
    await expect.element(editor).toHaveFocus();
    await expect.poll(html).toContain('<strong>group of people</strong>');
    await keys.matchTable('JargonReview');
  });

  test('tells politely how many there are once the person rests', async () => {
    const { screen, editor } = await renderFindings();
    await expect.element(screen.getByText(/2 research terms in 4 places/).first()).toBeVisible();
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control} RCT');
    const said = screen.getByRole('status').filter({ hasText: '2 research terms in 5 places' });
    await expect.element(said).toBeInTheDocument();
  });

  test('says that nothing was found', async () => {
    const screen = await render(<NothingFound />);
    await expect.element(screen.getByText(/No jargon found/).first()).toBeVisible();
    const said = screen.getByRole('status').filter({ hasText: 'No jargon found' });
    await expect.element(said).toBeInTheDocument();
  });

  test('does not say so before what finds terms has read a text', async () => {
    const screen = await render(
      <JargonReview matcher={createJargonMatcher([])}>
        <JargonFindings />
      </JargonReview>,
    );
    await expect.element(screen.getByText('Reading the text', { exact: true })).toBeVisible();
    expect(screen.getByText(/No jargon found/).elements()).toEqual([]);
  });

  test('is one for all editors of a review, and goes with the switch [JARGON-01]', async () => {
    const screen = await render(<SharedByTwoEditors />);
    await expect.element(screen.getByRole('button', { name: 'cohort 4 places' })).toBeVisible();
    expect(document.querySelectorAll('mark')).toHaveLength(5);
    screen.getByRole('checkbox', { name: 'Jargon detector' }).element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => document.querySelectorAll('mark').length).toBe(0);
    await expect.element(screen.getByText('Jargon', { exact: true })).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.poll(() => document.querySelectorAll('mark').length).toBe(5);
  });
});
