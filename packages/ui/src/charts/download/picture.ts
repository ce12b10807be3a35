import { withoutIdleIsolation } from '../isolated';
import { breakLines, measureIn } from './breakLines';
import { withOwnStyles } from './ownStyles';

const svgNamespace = 'http://www.w3.org/2000/svg';

const width = 720;
const margin = 24;
const swatchSize = 18;
const swatchRoom = 28;

export interface Picture {
  element: SVGSVGElement;
  width: number;
  height: number;
}

/**
 * Draws the figure as one standalone SVG: all parts marked with `data-picture`, from top to bottom, in the
 * colours and the reading direction of the page. Parts laid out in shares of their width fill the new width.
 */
export function drawPicture(figure: HTMLElement): Picture {
  const element = document.createElementNS(svgNamespace, 'svg');
  const { direction } = getComputedStyle(figure);
  let top = margin;

  for (const part of figure.querySelectorAll<HTMLElement | SVGSVGElement>('[data-picture]')) {
    const kind = part.dataset['picture'];
    if (part instanceof SVGSVGElement) {
      const size = part.getBoundingClientRect();
      const beside = parseFloat(getComputedStyle(part).marginLeft);
      const room = kind === 'square' ? size.width : width - 2 * margin - beside;
      const x = kind === 'square' ? inline(direction, margin, room) : margin + beside;
      element.append(place(withOwnStyles(part), x, top, room, size.height));
      top += size.height + 8;
      continue;
    }
    if (kind === 'ends') {
      const from = margin + parseFloat(getComputedStyle(part).marginLeft);
      top = writeEnds(element, part, from, top);
      continue;
    }
    const swatch = kind === 'listed' ? part.querySelector('svg') : null;
    if (swatch !== null) {
      const x = inline(direction, margin, swatchSize);
      element.append(place(withOwnStyles(swatch), x, top + 4, swatchSize, swatchSize));
    }
    const indent = margin + (swatch === null ? 0 : swatchRoom);
    const words = part.dataset['words'] ?? part.textContent;
    const line = { x: inline(direction, indent), room: width - margin - indent };
    top = write(element, part, words, line, top);
  }

  const height = Math.ceil(top + margin);
  const paper = document.createElementNS(svgNamespace, 'rect');
  setAttributes(paper, { width: '100%', height: '100%', fill: paperBehind(figure) });
  element.prepend(paper);
  setAttributes(element, {
    xmlns: svgNamespace,
    width: String(width),
    height: String(height),
    viewBox: `0 0 ${width} ${height}`,
  });
  return { element, width, height };
}

/** Turns a distance from the side where reading begins into one from the left. */
function inline(direction: string, from: number, length = 0): number {
  return direction === 'rtl' ? width - from - length : from;
}

function place(
  drawing: SVGSVGElement,
  x: number,
  y: number,
  drawingWidth: number,
  height: number,
): SVGSVGElement {
  setAttributes(drawing, {
    x: String(x),
    y: String(y),
    width: String(drawingWidth),
    height: String(height),
    overflow: 'visible',
  });
  return drawing;
}

interface Line {
  x: number;
  room: number;
  /** Which part of the text stands at `x`. Default: `start`. */
  anchor?: 'start' | 'middle' | 'end';
}

/**
 * Writes dates under both ends of a drawing that begins at `left`, and under the days between them. A single
 * date goes in the middle.
 */
function writeEnds(picture: SVGSVGElement, from: HTMLElement, left: number, top: number): number {
  const room = width - margin - left;
  const half = (room - margin) / 2;
  const [first, ...others] = from.children;
  const last = others.pop();
  if (first === undefined) return top;
  if (last === undefined)
    return write(
      picture,
      first,
      first.textContent,
      { x: left + room / 2, room, anchor: 'middle' },
      top,
    );
  writeDays(picture, others, { left, room, top }, [
    { from: left, to: left + Math.min(half, widthOf(first)) },
    { from: left + room - Math.min(half, widthOf(last)), to: left + room },
  ]);
  return Math.max(
    write(picture, first, first.textContent, { x: left, room: half, anchor: 'start' }, top),
    write(picture, last, last.textContent, { x: left + room, room: half, anchor: 'end' }, top),
  );
}

/** Least room between two dates of one line, in pixels. */
const apart = 12;

interface Stretch {
  from: number;
  to: number;
}

/** Writes each day under its place, unless it would come too near to a `taken` stretch or another day. */
function writeDays(
  picture: SVGSVGElement,
  days: readonly Element[],
  { left, room, top }: { left: number; room: number; top: number },
  taken: Stretch[],
): void {
  const acrossOf = (day: Element) => Number(day.getAttribute('data-across'));
  const fromMiddle = (day: Element) => Math.abs(acrossOf(day) - 50);
  // The middle first: on the page, too, it is the one that stays where not all have room.
  for (const day of days.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))) {
    const x = left + (room * acrossOf(day)) / 100;
    const half = widthOf(day) / 2;
    const isClear = taken.every(({ from, to }) => x + half + apart < from || x - half - apart > to);
    if (!isClear) continue;
    taken.push({ from: x - half, to: x + half });
    markDay(picture, day, x, top);
    write(picture, day, day.textContent, { x, room: Infinity, anchor: 'middle' }, top);
  }
}

/** Draws a short line from the drawing to the text of a day. */
function markDay(picture: SVGSVGElement, day: Element, x: number, top: number): void {
  const mark = document.createElementNS(svgNamespace, 'line');
  const { color } = getComputedStyle(day);
  setAttributes(mark, {
    x1: String(x),
    x2: String(x),
    y1: String(top - 6),
    y2: String(top),
    stroke: color,
  });
  picture.append(mark);
}

/** The width of an element's text on one line of the picture, in pixels. */
function widthOf(from: Element): number {
  const style = getComputedStyle(from);
  return measureIn(fontsOf(style))(withoutIdleIsolation(from.textContent, style.direction));
}

/** Writes text in as many lines as it needs, in the font that it has on the page. Returns where it ends. */
function write(
  picture: SVGSVGElement,
  from: Element,
  words: string,
  { x, room, anchor = 'start' }: Line,
  top: number,
): number {
  const style = getComputedStyle(from);
  const { color, direction, fontFamily, fontSize, fontWeight } = style;
  const size = parseFloat(fontSize);
  const lineHeight = size * 1.4;
  const lines = breakLines(withoutIdleIsolation(words, direction), fontsOf(style), room);

  lines.forEach((line, index) => {
    const text = document.createElementNS(svgNamespace, 'text');
    setAttributes(text, {
      x: String(x),
      y: String(top + size + index * lineHeight),
      fill: color,
      'font-family': fontFamily,
      'font-size': fontSize,
      'font-weight': fontWeight,
      direction,
      'text-anchor': anchor,
    });
    text.textContent = line;
    picture.append(text);
  });
  return top + lines.length * lineHeight + 8;
}

/** The font on the page, and the one that replaces it where the page's own fonts are missing. */
function fontsOf({ fontFamily, fontSize, fontWeight }: CSSStyleDeclaration): readonly string[] {
  return [fontFamily, withoutPageFonts(fontFamily)].map(
    (families) => `${fontWeight} ${fontSize} ${families}`,
  );
}

/** The font families without the page's own, which a standalone picture does not have. */
function withoutPageFonts(fontFamily: string): string {
  const bare = (family: string) => family.replaceAll(/["']/gu, '').trim();
  const pageFonts = new Set([...document.fonts].map(({ family }) => bare(family)));
  const left = fontFamily.split(',').filter((family) => !pageFonts.has(bare(family)));
  return left.length === 0 ? 'sans-serif' : left.join(',');
}

/** The background colour of the figure, or of its nearest ancestor that is not transparent. */
function paperBehind(figure: HTMLElement): string {
  for (let under: Element | null = figure; under !== null; under = under.parentElement) {
    const { backgroundColor } = getComputedStyle(under);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return 'Canvas';
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
