import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LineChart } from '../../components/LineChart';
import { PieChart } from '../../components/PieChart';
import * as comparisons from '../../components/ComparisonBar/ComparisonBar.stories';
import * as lines from '../../components/LineChart/LineChart.stories';
import * as pies from '../../components/PieChart/PieChart.stories';
import { readMarkup } from '../../testing/readMarkup';

const { RightToLeft } = composeStories(comparisons);
const { Groups, SomeNotShown } = composeStories(pies);
const { HundredDays, TwoWeeks } = composeStories(lines);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Presses the button of one format and returns the file that reaches the browser. */
async function download(format: 'SVG' | 'PNG' | 'CSV') {
  const made = vi.spyOn(URL, 'createObjectURL');
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('button', { name: format }).click();
  await expect.poll(() => name).not.toBe('');
  const file = made.mock.lastCall?.[0];
  if (!(file instanceof Blob)) throw new Error('No file was made');
  return { name, file };
}

async function pictureOf(file: Blob) {
  return readMarkup(await file.text(), 'image/svg+xml').documentElement;
}

test('the SVG stands alone: title, sentence, legend and marks in their colours', async () => {
  await render(<Groups />);
  const { name, file } = await download('SVG');
  expect(name).toBe('age-of-the-people-who-responded.svg');

  const picture = await pictureOf(file);
  expect(picture.tagName).toBe('svg');
  const words = [...picture.querySelectorAll('text')].map((text) => text.textContent).join(' ');
  expect(words).toContain('Age of the people who responded');
  expect(words).toContain('26 to 45, with 48 of 120 responses (40%).');
  expect(words).toContain('66 or above: 12 (10%)');
  expect(picture.outerHTML).not.toMatch(/class=|style=|var\(|<script|foreignObject/u);
  expect(picture.querySelectorAll('svg path[fill^="url("]')).toHaveLength(4);
});

test('no line of the picture runs over its edge where the font of the page is missing', async () => {
  await render(<SomeNotShown />);
  const { file } = await download('SVG');
  const image = document.body.appendChild(await pictureOf(file));
  const texts = [...image.querySelectorAll<SVGTextElement>(':scope > text')];
  for (const text of texts) text.setAttribute('font-family', 'sans-serif');
  const widest = Math.max(...texts.map((text) => text.getBBox().x + text.getBBox().width));
  image.remove();
  expect(texts.length).toBeGreaterThan(4);
  expect(widest).toBeLessThanOrEqual(720);
});

test.each([
  [
    'without spaces',
    '呼吸困難とともに暮らす人々の毎日の計画と気持ちについての調査に参加した方の年齢層と地域',
  ],
  [
    'of one endless word',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  ],
])('words %s stay within the picture, whole', async (_, label) => {
  const data = [
    { label: label.repeat(2), count: 3 },
    { label: 'B', count: 1 },
  ];
  await render(<PieChart title={label} data={data} />);
  const image = document.body.appendChild(await pictureOf((await download('SVG')).file));
  const texts = [...image.querySelectorAll<SVGTextElement>(':scope > text')];
  const widest = Math.max(...texts.map((text) => text.getBBox().x + text.getBBox().width));
  const told = texts.map((text) => text.textContent).join('');
  image.remove();
  expect(widest).toBeLessThanOrEqual(720);
  expect(told).toContain(label.repeat(2));
});

test('a label that is written from the right leaves the number after it in its order', async () => {
  const data = [
    { label: 'مرحبا بالعالم', count: 2 },
    { label: 'B', count: 16 },
  ];
  await render(<PieChart title="Groups" data={data} />);
  const image = document.body.appendChild(await pictureOf((await download('SVG')).file));
  const texts = [...image.querySelectorAll<SVGTextElement>(':scope > text')];
  const line = texts.find(({ textContent }) => textContent.endsWith(': 2 (11%)'));
  const leftOf = (mark: string) =>
    line?.getStartPositionOfChar(line.textContent.lastIndexOf(mark)).x ?? NaN;
  const places = [leftOf('2'), leftOf('('), leftOf('%')];
  image.remove();
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(texts.some(({ textContent }) => textContent === 'B: 16 (89%)')).toBe(true);
});

test('a page written from the right makes a picture that begins at the right', async () => {
  await render(<RightToLeft />);
  const image = document.body.appendChild(await pictureOf((await download('SVG')).file));
  const rightOf = (part: SVGGraphicsElement) => part.getBBox().x + part.getBBox().width;
  const texts = [...image.querySelectorAll<SVGTextElement>(':scope > text')].map(rightOf);
  const [bar, swatch] = [...image.querySelectorAll<SVGSVGElement>(':scope > svg')];
  const [first] = [...(bar?.querySelectorAll<SVGRectElement>(':scope > g > rect') ?? [])];
  const barEnd = first === undefined ? 0 : rightOf(first) + 24;
  const swatchEnd = swatch === undefined ? 0 : swatch.x.baseVal.value + 18;
  image.remove();
  // Title and sentence stand at the margin; the two names leave room for their swatches.
  expect(texts.map(Math.round)).toEqual([696, 696, 668, 668]);
  expect(barEnd).toBeCloseTo(696);
  expect(swatchEnd).toBe(696);
});

test('the picture of a chart with hidden numbers shows no more than the page', async () => {
  await render(<SomeNotShown />);
  const picture = await pictureOf((await download('SVG')).file);
  expect(picture.textContent).toContain('Not stated: Not shown');
  expect(picture.textContent).toContain('so that nobody can be recognised');
  expect(picture.textContent).not.toMatch(/\d%/u);
});

test('what only serves the screen stays out of the picture', async () => {
  await render(<TwoWeeks />);
  const picture = await pictureOf((await download('SVG')).file);
  expect(picture.querySelector('[data-screen-only], [tabindex], [role="img"]')).toBeNull();
  expect(picture.textContent).toContain('14 Oct 2026');
});

test('in the picture the dates of a line stand under its ends', async () => {
  await render(<TwoWeeks />);
  const picture = await pictureOf((await download('SVG')).file);
  const image = document.body.appendChild(picture);
  const boxOf = (words: string) =>
    [...image.querySelectorAll('text')].find(({ textContent }) => textContent === words)?.getBBox();
  const first = boxOf('1 Oct 2026');
  const last = boxOf('14 Oct 2026');
  const line = image.querySelector<SVGSVGElement>(':scope > svg');
  image.remove();
  const [left, width] = [line?.x.baseVal.value ?? 0, line?.width.baseVal.value ?? 0];
  expect(left).toBeGreaterThan(24);
  expect(first?.x).toBeCloseTo(left, 0);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(left + width, 0);
});

test.each(['60rem', '22rem'])(
  'in the picture of a line of %s, too, days stand between the ends, each under its place and none on another',
  async (inlineSize) => {
    await render(
      <div style={{ inlineSize }}>
        <HundredDays />
      </div>,
    );
    const image = document.body.appendChild(await pictureOf((await download('SVG')).file));
    const line = image.querySelector<SVGSVGElement>(':scope > svg');
    const [left, width] = [line?.x.baseVal.value ?? 0, line?.width.baseVal.value ?? 0];
    const marks = [...image.querySelectorAll<SVGLineElement>(':scope > line')];
    const dates = [...image.querySelectorAll<SVGTextElement>(':scope > text')]
      .filter(({ textContent }) => /^\d+ \w+ \d{4}$/u.test(textContent))
      .map((date) => date.getBBox())
      .sort((one, other) => one.x - other.x);
    image.remove();
    expect(
      marks.map(({ x1 }) => Math.round(((x1.baseVal.value - left) / width) * 20)).sort(),
    ).toEqual([10, 15, 5]);
    expect(dates).toHaveLength(5);
    dates.slice(1).forEach(({ x }, index) => {
      const { x: start = 0, width: long = 0 } = dates[index] ?? {};
      expect(x).toBeGreaterThan(start + long + 8);
    });
  },
);

test('the PNG is drawn at twice the size', async () => {
  await render(<Groups />);
  const { name, file } = await download('PNG');
  expect(name).toBe('age-of-the-people-who-responded.png');
  expect(file.type).toBe('image/png');
  const image = await createImageBitmap(file);
  expect(image.width).toBe(1440);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
  const tones = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4)
    tones.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
  // Background, text and at least four series.
  expect(tones.size).toBeGreaterThan(6);
});

test('a line is as thick in the PNG, at twice the size, as on the page', async () => {
  const days = [1, 2, 3].map((day) => ({ at: new Date(2026, 2, day), value: 4 }));
  await render(<LineChart title="Level" data={days} />);
  const { file } = await download('PNG');
  const image = await createImageBitmap(file);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('This browser gives no canvas.');
  context.drawImage(image, 0, 0);
  const line = document.querySelector('[data-picture] path');
  const [red = 0, green = 0, blue = 0] =
    line === null ? [] : (getComputedStyle(line).stroke.match(/\d+/gu)?.map(Number) ?? []);
  // A column of pixels through the drawing, between two marks.
  const { data } = context.getImageData(Math.round(image.width * 0.4), 0, 1, image.height);
  let rows = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) rows += 1;
  // 2.25 pixels of the page, whose edges are blurred.
  expect(rows).toBeGreaterThanOrEqual(3);
});

test('a browser that hands out noise for what is drawn makes no PNG, and says so', async () => {
  const screen = await render(<Groups />);
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(
    new ImageData(new Uint8ClampedArray([3, 250, 17, 255]), 1, 1),
  );
  await screen.getByRole('button', { name: 'Download' }).click();
  await screen.getByRole('button', { name: 'PNG' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(/could not be made/u);
});

test('the CSV is the table', async () => {
  await render(<Groups />);
  const { name, file } = await download('CSV');
  expect(name).toBe('age-of-the-people-who-responded.csv');
  expect(await file.text()).toContain('"26 to 45",48,"40%"\r\n');
});

test('a download that fails says so', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('full');
  });
  const screen = await render(<Groups />);
  await screen.getByRole('button', { name: 'Download' }).click();
  await screen.getByRole('button', { name: 'CSV' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(/could not be made/u);
});

test('a title keeps its accents in the name of the file', async () => {
  await render(<Groups title="Âge des personnes à Zürich" />);
  expect((await download('CSV')).name).toBe('âge-des-personnes-à-zürich.csv');
});

test('characters that no XML may hold are left out of the picture, and do not stop it', async () => {
  await render(
    <Groups
      title={'Age\b of \ud83d people'}
      data={[
        { label: '18 to 25\0', count: 12 },
        { label: '26 to 45\uffff', count: 48 },
      ]}
    />,
  );
  const { file } = await download('SVG');
  expect((await pictureOf(file)).textContent).toMatch(/Age of\s+people/);
});
