import { DOMParser as SchemaParser, Node } from '@tiptap/pm/model';
import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { allowedTags, isAllowedLink } from '../../richText';
import { readMarkup } from '../../testing/readMarkup';
import { cleanPastedHtml } from './cleanPastedHtml';
import { countDocument } from './countDocument';
import { countRichText } from './storedText';
import { readHtml, writeHtml } from './documentHtml';
import { documentSchema } from './schema';

const stored = (html: string) => readHtml(html, documentSchema);

/** As at the clipboard: the cleaned paste is parsed by the schema. */
function pasted(html: string): Node {
  const { body } = readMarkup(cleanPastedHtml(html));
  return SchemaParser.fromSchema(documentSchema).parse(body);
}

/** Makes the texts the same in each run. */
const seed = 20261121;

const opening = [
  ...[
    '<p>',
    '<b>',
    '<a href="javascript:alert(1)">',
    '<a href="https://x.example">',
    '<ul>',
    '<ol>',
  ],
  ...[
    '<li>',
    '<table>',
    '<td>',
    '<svg>',
    '<math>',
    '<style>',
    '<script>',
    '<template>',
    '<textarea>',
  ],
  ...[
    '<svg onload=alert(1)>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>1</script>">',
  ],
  ...[
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form action=//x>',
    '<math><mtext>',
  ],
  ...[
    '<a href=" jAvAsCrIpT:alert(1)">',
    '<a href="data:text/html,x">',
    '<a href="//x" target=_blank>',
  ],
  ...['<p style="mso-list:l0 level99999 lfo1">', '<span style="font-weight:bold;x:expression(1)">'],
  ...[
    '<base href=//x>',
    '<meta http-equiv=refresh content=0>',
    '<o:p>',
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>",
    '<![if !supportLists]>',
    '<!--',
  ],
  ...[
    '<plaintext>',
    '<select>',
    '<sup>',
    '<img alt="<script>">',
    '<del>',
    '<msup><mn>1</mn><mfrac>',
    '<ol start=2><li value=9>',
    '<body onload=1>',
    '<p data-pm-slice="0 0 []">',
    '<form id=x><input name=parentNode>',
  ],
];
const closing = [
  ...['</p>', '</b>', '</a>', '</ul>', '</li>', '</table>', '</svg>', '</math>', '</style>'],
  ...[
    '</script>',
    '</template>',
    '-->',
    '<![endif]>',
    '</',
    '<',
    '>',
    '"',
    "'",
    '&#x3c;script&#x3e;',
    '&lt;b&gt;',
  ],
];
const words = [
  ...[
    'word',
    ' ',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2066',
    '\u00ad',
    '\ufeff',
    '\ud800',
    '👩‍👩‍👧',
    'e\u0301',
  ],
  ...['\u0301'.repeat(40), '\ufdfa', '\n\n', '\t', 'שלום', '{{x}}', '${x}', ']]>', '\u2028'],
];
const hostile = array(
  oneof(constantFrom(...opening), constantFrom(...closing), constantFrom(...words), string()),
  { maxLength: 24 },
).map((parts) => parts.join(''));

/**
 * Checks a value: only allowed elements, no attribute but a link's, and the same count when it is parsed
 * again.
 */
function expectAllowed(doc: Node) {
  doc.check();
  const value = writeHtml(doc);
  const { body } = readMarkup(value);
  for (const element of body.querySelectorAll('*')) {
    expect(allowedTags).toContain(element.localName);
    const attributes = element.getAttributeNames();
    expect(attributes).toEqual(element.localName === 'a' ? ['href', 'rel'] : []);
    if (element.localName === 'a') expect(isAllowedLink(element.getAttribute('href'))).toBe(true);
  }
  // The counter beside the text and the one that reads stored text agree.
  expect(countDocument(doc)).toBe(countDocument(stored(value)));
}

test('400 hostile texts, stored or pasted, leave only allowed markup [OPEN-116]', () => {
  assert(
    property(hostile, (html) => {
      expectAllowed(stored(html));
      expectAllowed(pasted(html));
      expect(pasted(html).textContent).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}/u);
    }),
    { numRuns: 400, seed },
  );
});

test('100 texts wrapped in markup count as what a reader sees of them [OPEN-115]', () => {
  const seen = array(constantFrom('a', 'é', '👩‍👩‍👧', '🇬🇧', 'e\u0301', 'ש', '&', '<', '日'), {
    minLength: 1,
  });
  const wraps = array(constantFrom('strong', 'em', 'u', 'a', 'script-free'), { maxLength: 3 });
  assert(
    property(tuple(seen, wraps), ([characters, tags]) => {
      const text = document.createElement('p');
      text.textContent = characters.join('');
      const html = tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, text.innerHTML);
      const doc = stored(`<p> ${html} <script>unseen</script></p>`);
      expect(countDocument(doc)).toBe(characters.length);
      expect(countRichText(writeHtml(doc))).toBe(characters.length);
    }),
    { numRuns: 100, seed },
  );
});

test.each([
  ['a million letters', 'x'.repeat(1_000_000)],
  ['a million brackets', '<'.repeat(1_000_000)],
  ['a thousand nested lists', '<ul><li>'.repeat(1_000)],
  ['a thousand nested marks', '<b><i><u>'.repeat(1_000)],
  ['style after style', '<p style='.repeat(20_000)],
  ['marks without a letter', '\u0301'.repeat(100_000)],
])(
  '%s are read without harm',
  (_what, html) => {
    expectAllowed(stored(html));
    expectAllowed(pasted(html));
  },
  60_000,
);
