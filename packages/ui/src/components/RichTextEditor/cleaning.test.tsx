import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { composeStories } from '@storybook/react-vite';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allowedTags } from '../../richText';
import { listen } from '../../testing/listen';
import { readMarkup } from '../../testing/readMarkup';
import { cleanPastedHtml } from './cleanPastedHtml';
import { readHtml, writeHtml } from './documentHtml';
import { readLinkAddress } from './readLinkAddress';
import * as stories from './RichTextEditor.stories';
import { documentSchema } from './schema';

const { Empty } = composeStories(stories);

/** What the editor makes of pasted HTML: it is parsed by the schema, as at the clipboard. */
function pasted(html: string) {
  const { body } = readMarkup(cleanPastedHtml(html));
  return writeHtml(SchemaParser.fromSchema(documentSchema).parse(body));
}
const stored = (html: string) => writeHtml(readHtml(html, documentSchema));

describe('what may stand in rich text [OPEN-116]', () => {
  test('the editor writes only elements that reading allows', () => {
    const everything =
      '<p>a<br>b <strong>c</strong> <em>d</em> <u>e</u> <a href="https://www.nhs.uk" rel="noopener noreferrer">f</a></p>' +
      '<ul><li><p>g</p></li></ul><ol><li><p>h</p></li></ol>';
    expect(stored(everything)).toBe(everything);

    const { body } = readMarkup(everything);
    const written = new Set([...body.querySelectorAll('*')].map((node) => node.localName));
    const names = [...Object.keys(documentSchema.nodes), ...Object.keys(documentSchema.marks)];
    // Of the schema's names, only the document and the text have no element.
    expect(written.size).toBe(names.length - 2);
    for (const tag of written) expect(allowedTags).toContain(tag);
  });

  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an image', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['a style', '<p style="color:red" class="x" id="y" data-z="1">a</p>', '<p>a</p>'],
    ['an insecure link', '<p><a href="http://example.org">a</a></p>', '<p>a</p>'],
    ['a script link', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['older names', '<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
  ])('%s is cleaned on its way in', (_what, html, clean) => {
    expect(stored(html)).toBe(clean);
  });
});

describe('paste from a word processor', () => {
  test('Word: styles, empty lines and office tags go; bold and lists stay', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
      <body lang=EN-GB><!--StartFragment-->
      <p class=MsoNormal>We will ask <b style='mso-bidi-font-weight:normal'>you</b>:<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>to walk</p>
      <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>slowly</p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>to rest</p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>to sleep</p>
      <p class=MsoNormal>Thank you.</p><!--EndFragment--></body></html>`;
    expect(pasted(word)).toBe(
      '<p>We will ask <strong>you</strong>:</p>' +
        '<ul><li><p>to walk</p><ol><li><p>slowly</p></li></ol></li><li><p>to rest</p></li></ul>' +
        '<ol><li><p>to sleep</p></li></ol>' +
        '<p>Thank you.</p>',
    );
  });

  test('Google Docs: its wrapper is not bold, and what is bold stays bold', () => {
    const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:normal">Big</span><span style="font-weight:400;font-style:italic"> lean</span><span style="text-decoration:underline"> lined</span></p></b>`;
    expect(pasted(docs)).toBe('<p><strong>Big</strong><em> lean</em><u> lined</u></p>');
  });

  test('Google Docs: its empty lines, which are breaks between paragraphs, are none', () => {
    const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>One</span></p><br />\n<br><p dir="ltr"><span>Two<br>lines</span></p><ul><li dir="ltr"><p>Three</p></li></ul></b><br class="Apple-interchange-newline">`;
    expect(pasted(docs)).toBe('<p>One</p><p>Two<br>lines</p><ul><li><p>Three</p></li></ul>');
    expect(pasted('One<br>line, another<br><br>after an empty one')).toBe(
      '<p>One<br>line, another<br><br>after an empty one</p>',
    );
  });

  test('what is no paragraph for the editor is one still, each of them', () => {
    const pairs = '<dl><dt>Age</dt><dd>18 to 25</dd><dt>Place</dt><dd>Leeds</dd></dl>';
    expect(pasted(pairs)).toBe('<p>Age</p><p>18 to 25</p><p>Place</p><p>Leeds</p>');
  });

  test.each([
    ...['header', 'footer', 'figure', 'figcaption', 'address', 'fieldset', 'legend', 'nav', 'main'],
    ...['aside', 'section', 'article', 'details', 'summary', 'hgroup', 'form', 'center', 'dialog'],
  ])('the words of one <%s> do not run into those of the next', (tag) => {
    expect(pasted(`<${tag}>One</${tag}><${tag}><i>two</i></${tag}>three`)).toBe(
      '<p>One</p><p><em>two</em></p><p>three</p>',
    );
  });

  test('a line drawn between words parts them', () => {
    expect(pasted('One<hr>two')).toBe('<p>One</p><p>two</p>');
  });

  test('a table brings its caption, and what heads and ends it', () => {
    expect(
      pasted(
        '<table><caption>Who <b>came</b></caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>',
      ),
    ).toBe('<p>Who <strong>came</strong></p><p>a</p><p>b</p><p>c</p>');
  });

  test('cells that come without their table do not run together', () => {
    expect(pasted('<meta charset="utf-8"><td>a</td><td>b</td>')).toBe('<p>a</p><p>b</p>');
    expect(pasted('<tr><th>a<td>b</tr><tr><td>c</tr>')).toBe('<p>a</p><p>b</p><p>c</p>');
  });

  test.each([
    ['Word hides', "<p>Seen</p><p style='display:none;mso-hide:all'>Note to self</p>"],
    [
      'a page hides',
      '<p>Seen<span hidden>secret</span><font style="visibility:hidden">x</font></p>',
    ],
    [
      'Word keeps in the margin',
      `<p><a style='mso-comment-reference:JS_1;mso-comment-date:20260101T1200'>Seen</a><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1">[JS1]</a><![endif]></span></p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span class=MsoCommentReference><a class=msocomoff href="#_msoanchor_1">[JS1]</a></span>Ask legal.</p></div></div></div>`,
    ],
    [
      'Word says in the margin, without its list',
      '<p>Seen</p><p class=MsoCommentText>Is this even true?</p>',
    ],
  ])('what %s, as a remark of a colleague, is not published', (_what, html) => {
    expect(pasted(html)).toBe('<p>Seen</p>');
  });

  test.each([
    '<del cite="mailto:A">not </del><ins>always </ins>',
    "<s><span style='color:red'><del>not </del></span></s>always ",
    '<strike>not </strike>always ',
    '<span style="color:red;text-decoration:line-through">not </span>always ',
    '<span style="text-decoration-line:underline line-through">not </span>always ',
  ])('words that were struck out do not come back: %s', (words) => {
    expect(pasted(`<p>It is ${words}safe</p>`)).toBe('<p>It is always safe</p>');
  });

  test.each([
    ['10<sup>6</sup> cells', '10⁶ cells'],
    ['2 m<sup>2</sup>, CO<sub>2</sub>', '2 m², CO₂'],
    ['10<span style="font-size:0.6em;vertical-align:super">-3</span>', '10⁻³'],
    ['10<sup><b>–3</b></sup>', '10<strong>⁻³</strong>'],
    ['x<span style="vertical-align:sub">n</span>', 'xₙ'],
    ['(a)<sup>−(n+1)</sup>', '(a)⁻⁽ⁿ⁺¹⁾'],
    ['found<sup>1, 2</sup> and read<sup>[3]</sup>', 'found¹, ² and read[3]'],
    ['21<sup>st</sup> to 22<sup>nd</sup>', '21st to 22nd'],
    ['10<sup>2x</sup>, y<sub>2a</sub>', '10^2x, y_2a'],
  ])('a number that is raised or lowered stays one of its own: %s', (html, words) => {
    expect(pasted(`<p>${html}</p>`)).toBe(`<p>${words}</p>`);
  });

  test.each([
    ['<mo>≤</mo><mn>5</mn>', '≤5'],
    ['<msup><mn>10</mn><mrow><mo>−</mo><mn>6</mn></mrow></msup>', '10⁻⁶'],
    ['<mn>1</mn><mfrac><mn>1</mn><mn>2</mn></mfrac>', '1 1/2'],
    ['<msub><mi>x</mi><mn>1</mn></msub>', 'x₁'],
    [
      '<semantics><mn>5</mn><annotation encoding="application/x-tex">\\5</annotation></semantics>',
      '5',
    ],
  ])('a formula comes as words in a line: %s', (formula, words) => {
    expect(pasted(`<p>p <math>${formula}</math> ok</p>`)).toBe(`<p>p ${words} ok</p>`);
  });

  test('a list that goes on after a paragraph keeps its numbers, as words', () => {
    expect(
      pasted(
        '<ol><li>Read</li></ol><p>Wait.</p><ol start="2"><li>Sign <b>it</b></li><li><p>Post it</p><ul><li>soon</li></ul></li></ol>',
      ),
    ).toBe(
      '<ol><li><p>Read</p></li></ol><p>Wait.</p><p>2. Sign <strong>it</strong></p><p>3. Post it</p><ul><li><p>soon</p></li></ul>',
    );
    expect(pasted('<ol><li>Read</li><li value="3">Sign</li></ol>')).toBe(
      '<p>1. Read</p><p>3. Sign</p>',
    );
  });

  test('Word: a list that goes on after a paragraph keeps its numbers, as words', () => {
    const item = (marker: string, words: string, level = 1) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${words}</p>`;
    expect(
      pasted(
        `${item('1.', 'Read')}<p>Wait.</p>${item('2.', 'Sign')}${item('2.1.', 'Twice', 2)}${item('11.', 'Post')}`,
      ),
    ).toBe(
      '<ol><li><p>Read</p></li></ol><p>Wait.</p><p>2. Sign</p><ol><li><p>Twice</p></li></ol><p>11. Post</p>',
    );
  });

  test('headings and table cells become paragraphs of their own', () => {
    expect(pasted('<h1>Title</h1><h2>Part</h2><table><tr><td>a</td><td>b</td></tr></table>')).toBe(
      '<p>Title</p><p>Part</p><p>a</p><p>b</p>',
    );
  });

  test('control characters and halves of characters do not come along', () => {
    expect(pasted('<p>one\u0007\ud83d &#8;two</p>')).toBe('<p>one two</p>');
  });
});

describe('a paste in the editor', () => {
  async function paste(parts: Record<string, string>, file?: File) {
    const onChange = vi.fn();
    const screen = await render(<Empty value="<p>Kept.</p>" limit={1000} onChange={onChange} />);
    const editor = screen.getByRole('textbox');
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const clipboardData = new DataTransfer();
    for (const [type, data] of Object.entries(parts)) clipboardData.setData(type, data);
    if (file) clipboardData.items.add(file);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    editor.element().dispatchEvent(paste);
    return { screen, onChange, html: () => String(onChange.mock.lastCall?.[0]) };
  }

  test('arrives clean', async () => {
    const { html } = await paste({
      'text/html':
        '<p class=MsoNormal style="margin:0">One <span style="font-weight:bold;color:red">two</span><script>x</script></p>',
    });
    await expect.poll(html).toBe('<p>Kept.One <strong>two</strong></p>');
  });

  test.each([
    [
      'after a paragraph',
      '<p>x</p><b>one</b> <i>two</i>',
      'x</p><p><strong>one</strong> <em>two</em>',
    ],
    [
      'between blocks, as Chromium copies them',
      '<meta charset="utf-8"><h2 style="color:red">Study</h2><span style="color:red">Read the<span>\u00a0</span></span><b style="color:red">full</b><span style="color:red"><span>\u00a0</span></span><i>protocol</i> or\n<a href="https://a.example">join</a> <b>now</b>.<p>Soon</p>',
      'Study</p><p>Read the <strong>full</strong> <em>protocol</em> or <a href="https://a.example" rel="noopener noreferrer">join</a> <strong>now</strong>.</p><p>Soon',
    ],
    [
      'in what is bold around a block',
      '<b><p>x</p><i>one</i> <u>two</u></b>',
      '<strong>x</strong></p><p><strong><em>one</em> <u>two</u></strong>',
    ],
  ])('keeps the space between loose words %s', async (_where, markup, words) => {
    const { html } = await paste({ 'text/html': markup });
    await expect.poll(html).toBe(`<p>Kept.${words}</p>`);
  });

  test.each(['A. Smith found it.', '12. May', 'I. Aims\nII. Methods', 'a) all', '1. one\n2. two'])(
    'keeps the number or letter that plain text begins with: %j',
    async (text) => {
      const { html } = await paste({ 'text/plain': ` ${text}` });
      await expect.poll(html).toBe(`<p>Kept. ${text.replace('\n', '</p><p>')}</p>`);
    },
  );

  test.each([
    ['without a space', 'x'.repeat(1_000_000)],
    ['of words', 'ten chars '.repeat(100_000)],
    ['from right to left, with zero-width characters', '\u202eש\u200b'.repeat(333_334)],
  ])('of a megabyte %s is refused with a word, and nothing changes', async (_what, text) => {
    const { screen, onChange } = await paste({ 'text/plain': text });
    await expect
      .element(screen.getByText(/^Nothing was added: the text has 1,000,00\d characters/))
      .toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('textbox')).toHaveTextContent(/^Kept\.$/);
    await userEvent.keyboard('More');
    await expect.element(screen.getByText(/^Nothing was added/)).not.toBeInTheDocument();
  });

  const notAll = 'Only words can be added, and links to https:// or an email address.';

  test.each([
    ['a screenshot', {}],
    ['a picture of a page', { 'text/html': '<img src="https://a.example/b.png">' }],
  ])('of %s, which adds nothing, says so', async (_what, parts) => {
    const said = listen();
    const picture = new File(['x'], 'image.png', { type: 'image/png' });
    const { screen, onChange } = await paste(parts, picture);
    await expect.poll(() => said).toEqual([`polite: ${notAll}`]);
    await expect.element(screen.getByText(notAll)).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('More');
    await expect.element(screen.getByText(notAll)).not.toBeInTheDocument();
  });

  test.each([
    [
      'a picture, whose description stands in its place,',
      'ages<img alt="18 to 25" src="data:,x">only',
      'ages 18 to 25 only',
    ],
    [
      'the address of a link',
      '<a href="http://a.example">the leaflet</a> <a href="#b">below</a>',
      'the leaflet below',
    ],
    ['both', '<a href="tel:1">call</a><svg><text>5</text></svg>us', 'call us'],
  ])('without %s says so once, until something is written', async (_what, markup, added) => {
    const said = listen();
    const { screen, html } = await paste({ 'text/html': `<p>${markup}</p>` });
    await expect.poll(html).toBe(`<p>Kept.${added}</p>`);
    await expect.element(screen.getByText(notAll)).toBeVisible();
    await expect.poll(() => said).toEqual([`polite: ${notAll}`]);
    await userEvent.keyboard('More');
    await expect.element(screen.getByText(notAll)).not.toBeInTheDocument();
  });

  test('with nothing left out but hidden pictures and links within its page says nothing', async () => {
    const said = listen();
    const { screen, html } = await paste({
      'text/html':
        '<p>Read<img hidden src="x"> <a href="#x">on</a> <a href="mailto:a@b.example">now</a></p>',
    });
    await expect.poll(html).toContain('Kept.Read on');
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
    expect(said).toEqual([]);
  });

  test('with more markup than can be cleaned at once arrives as its words', async () => {
    const { html } = await paste({
      'text/plain': 'Only words',
      'text/html': `<p>${'<span style="mso-x:1">'.repeat(30_000)}Only words</p>`,
    });
    await expect.poll(html).toBe('<p>Kept.Only words</p>');
  });

  test('of the most that is taken arrives whole and is counted', async () => {
    const { screen } = await paste({ 'text/plain': 'x'.repeat(50_000) });
    await expect.element(screen.getByText(/49,005 characters over the limit/)).toBeVisible();
  });
});

describe('where a link may lead', () => {
  test.each([
    ['https://www.nhs.uk/x?y=1', 'https://www.nhs.uk/x?y=1'],
    [' www.nhs.uk ', 'https://www.nhs.uk'],
    ['//www.nhs.uk/x', 'https://www.nhs.uk/x'],
    ['name@university.example', 'mailto:name@university.example'],
    ['mailto:name@university.example', 'mailto:name@university.example'],
    ['http://www.nhs.uk', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['tel:+441234', null],
    ['two words.uk', null],
    ['nothing', null],
    ['', null],
    ['mailto:', null],
  ])('"%s" leads to %s', (typed, address) => {
    expect(readLinkAddress(typed)).toBe(address);
  });
});
