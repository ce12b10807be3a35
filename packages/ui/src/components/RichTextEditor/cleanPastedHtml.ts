import DOMPurify from 'dompurify';
import { isAllowedLink } from '../../richText';
import { blockOf } from './blockOf';
import { convertWordLists } from './convertWordLists';
import { dropUnseen } from './dropUnseen';
import { writeNumbers } from './writeNumbers';
import { writeScripts } from './writeScripts';
import { storable } from './storable';

/** Elements that start a new line and have no equivalent in rich text. */
const plainBlocks = [
  ...['section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'hgroup'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'center', 'dialog'],
  ...['dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary', 'form', 'fieldset', 'legend'],
];

/**
 * Elements that stay until the editor has seen where each block ends: it treats blocks as borders, not as
 * nodes.
 */
const keptTags = [
  ...['p', 'div', 'ul', 'ol', 'li', ...plainBlocks],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...['br', 'strong', 'b', 'em', 'i', 'u', 'a', 'span'],
  // Kept until it is known whether their words are visible, or whether the text says something else without
  // them.
  ...['del', 's', 'strike', 'font', 'sup', 'sub', 'img', 'svg'],
  ...['math', 'annotation', 'mrow', 'mn', 'mo', 'mi', 'msup', 'msub', 'mfrac'],
];

/**
 * Content without words, such as a picture, that was left out: beside words, which `onChange` has yet to
 * report, or alone.
 */
export type LeftOut = 'besideWords' | 'alone';

/** Styles of word processors, and the elements with the same meaning. */
const marks = [
  { tag: 'strong', property: 'font-weight', pattern: /^(?:bold|[6-9]00)/ },
  { tag: 'em', property: 'font-style', pattern: /^italic/ },
  { tag: 'u', property: 'text-decoration', pattern: /underline/ },
] as const;

/** Google Docs wraps a whole selection in a bold element that is not bold. */
const notBold = /^(?:normal|[1-5]00)/;

/** The browser's parser drops cells without a table, and their words would run together. */
function withLooseCells(html: string): string {
  if (/<table\b/i.test(html)) return html;
  return html.replaceAll(/<(\/?)(?:caption|t[dhr])\b/gi, '<$1div');
}

/**
 * Renames styles and event handlers before anything is parsed, since a strict policy reports each one. A
 * style sheet becomes a template, which is removed with its content.
 */
function setAside(html: string): string {
  const withoutSheets = withLooseCells(html).replaceAll(/<(\/?)style\b/gi, '<$1template');
  return withoutSheets.replaceAll(/<[^<>]*>/g, (tag) =>
    tag.replaceAll(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='),
  );
}

/** A style attribute's properties and values, in lower case. */
function readStyle(element: Element): Map<string, string> {
  const declarations = (element.getAttribute('data-style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const [property = '', value = ''] = declaration.split(':');
      return [property.trim(), value.trim()];
    }),
  );
}

function turnStylesIntoMarks(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('[data-style]')) {
    const style = readStyle(element);
    element.removeAttribute('data-style');
    const isBold = element.localName === 'b' || element.localName === 'strong';
    if (isBold && notBold.test(style.get('font-weight') ?? '')) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    // Links are coloured and underlined anyway, so their style means nothing.
    if (element.localName !== 'span' || element.closest('a')) continue;
    for (const { tag, property, pattern } of marks) {
      if (!pattern.test(style.get(property) ?? '')) continue;
      const mark = document.createElement(tag);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
}

/** Rich text has no tables: caption and cells become blocks, so that their words do not run together. */
function unfoldTables(fragment: DocumentFragment) {
  for (const table of fragment.querySelectorAll('table')) {
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    table.replaceWith(...[table.caption ?? [], cells].flat().map(blockOf));
  }
}

/** The editor treats some of the blocks that it does not accept as borders between words, but not all. */
function turnBlocksPlain(fragment: DocumentFragment) {
  for (const block of fragment.querySelectorAll(plainBlocks.join())) {
    block.replaceWith(blockOf(block));
  }
}

const blocks = 'p, div, ul, ol, li';

/** The nearest of an element's siblings that is more than white space between tags. */
function neighbour(element: Element, side: 'previousSibling' | 'nextSibling'): Node | null {
  let node = element[side];
  while (node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '') node = node[side];
  return node;
}

const isBlock = (node: Node | null) => node instanceof Element && node.matches(blocks);

/**
 * A word processor writes an empty line as a paragraph with one blank in it, or as a line break between
 * two paragraphs.
 */
function dropBlankLines(fragment: DocumentFragment) {
  for (const paragraph of fragment.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '') paragraph.remove();
  }
  for (const lineBreak of fragment.querySelectorAll('br')) {
    const sides = ['previousSibling', 'nextSibling'] as const;
    if (sides.some((side) => isBlock(neighbour(lineBreak, side)))) lineBreak.remove();
  }
}

/**
 * Puts words beside a block into a paragraph: the editor (ProseMirror's parser of slices) would drop the
 * white space between them.
 */
function gatherLooseWords(fragment: DocumentFragment) {
  const holders = new Set<Node>();
  for (const block of fragment.querySelectorAll(blocks)) {
    let holder = block.parentNode;
    for (; holder && !holders.has(holder); holder = holder.parentNode) holders.add(holder);
  }
  for (const holder of holders) {
    let words: HTMLElement | undefined;
    for (const node of [...holder.childNodes]) {
      if (isBlock(node) || holders.has(node)) words = undefined;
      else if (words) words.append(node);
      else if (node.textContent?.trim() !== '') {
        words = document.createElement('p');
        node.replaceWith(words);
        words.append(node);
      }
    }
  }
}

/**
 * Replaces each picture with its description and says what was left out. A link within the copied page does
 * not count.
 */
function findLeftOut(fragment: DocumentFragment): LeftOut | undefined {
  const lost = [...fragment.querySelectorAll('img, svg, a[href*=":"]')].filter(
    (element) => !isAllowedLink(element.getAttribute('href')),
  );
  for (const element of lost) {
    if (element.localName !== 'a') element.replaceWith(` ${element.getAttribute('alt') ?? ''} `);
  }
  if (lost.length === 0) return undefined;
  return fragment.textContent.trim() === '' ? 'alone' : 'besideWords';
}

/**
 * Pasted HTML with the meaning that a word processor gave it, without its looks. The schema parses the result
 * and is the guard; this function is for fidelity. Styles are read as text, since under a strict policy the
 * browser does not apply them, not even in a document that nobody sees.
 */
export function cleanPastedHtml(html: string, onLeaveOut?: (what: LeftOut) => void): string {
  // The editor's own clipboard needs no cleaning, and cleaning would lose the depth at which it was cut.
  if (html.includes('data-pm-slice')) return storable(html);

  const fragment = DOMPurify.sanitize(setAside(html), {
    ALLOWED_TAGS: keptTags,
    ALLOWED_ATTR: ['href', 'data-style', 'hidden', 'class', 'alt', 'start', 'value'],
    // A declaration such as `color:red` looks like an address, but this attribute never holds one.
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  dropUnseen(fragment);
  const leftOut = findLeftOut(fragment);
  if (leftOut) onLeaveOut?.(leftOut);
  writeScripts(fragment);
  unfoldTables(fragment);
  turnBlocksPlain(fragment);
  writeNumbers(fragment);
  convertWordLists(fragment);
  turnStylesIntoMarks(fragment);
  dropBlankLines(fragment);
  gatherLooseWords(fragment);

  const holder = document.createElement('div');
  holder.append(fragment);
  return storable(holder.innerHTML);
}
