import type { ComponentType } from 'react';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '../../../../tools/test/emulateMedia';
import { Page } from '../components/Layout';
import { OneTimeCodeField } from '../components/OneTimeCodeField';
import { PasswordField } from '../components/PasswordField';
import { SearchField } from '../components/SearchField';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { contrast } from '../testing/contrast';
import { allStories } from './stories';

/*
 * A printed page shows what the page says: in ink, complete, and without controls that can only be pressed.
 */

const onlyToPress = new Set([
  'BarChart',
  'Breadcrumbs',
  'Button',
  'DateTimePicker',
  'Layout',
  'LikertChart',
  'Menu',
  'NumberField',
  'Pagination',
  'PieChart',
  'PollResults',
  'RichTextEditor',
  'SearchField',
  'Tabs',
]);

const ignore = () => undefined;

beforeAll(() => emulateMedia('print'));
afterAll(() => emulateMedia(''));

test.for(
  allStories
    .filter(({ component }) => onlyToPress.has(component))
    .map((story) => [`${story.component} ${story.name}`, story] as const),
)('%s: paper shows nothing to press', async ([, { Story }]) => {
  const { container } = await render(<Story />);
  const pressed = 'button:not([role="tab"]), nav a, [role="tab"]:not([aria-selected="true"])';
  const printed = [...container.querySelectorAll(pressed)].filter((control) =>
    control.checkVisibility(),
  );
  expect(printed).toEqual([]);
});

/**
 * Printers leave out backgrounds by default, and words are checked elsewhere. It is enlarged, so that edges
 * count little.
 */
const inkAlone = `body { zoom: 3; } * { background: none !important; -webkit-text-fill-color: transparent; }`;

test.for([
  ['Checkbox', 'Unticked', 'Ticked'],
  ['RadioGroup', 'NoneChosen', 'Chosen'],
  ['Switch', 'Off', 'On'],
  ['Switch', 'DisabledOff', 'DisabledOn'],
  ['Slider', 'Middle', 'AtTheEnd'],
  ['ProgressBar', 'JustBegun', 'UnderWay'],
] as const)('%s: %s and %s are told apart in ink', async ([component, one, other]) => {
  const style = document.createElement('style');
  style.textContent = inkAlone;
  document.head.append(style);
  onTestFinished(() => style.remove());
  await pointAside();
  const before = await inkOf(storyOf(component, one));
  const after = await inkOf(storyOf(component, other));
  expect(after.filter((isInk, at) => isInk !== before[at]).length).toBeGreaterThan(300);
});

test('what has focus has no ring on paper', async () => {
  const screen = await render(<TextArea label="Aim" value="" onChange={ignore} />);
  await userEvent.tab();
  const box = screen.getByLabelText('Aim').element();
  expect(document.activeElement).toBe(box);
  expect(getComputedStyle(box).outlineStyle).toBe('none');
});

test.each([TextField, SearchField])(
  'a value of one line is printed whole, and once',
  async (Line) => {
    const value = 'Cooking together once a week '.repeat(9).trim();
    const screen = await render(<Line label="Title" value={value} onChange={ignore} />);
    await expect.element(screen.getByLabelText('Title')).not.toBeVisible();
    const printed = screen.container.querySelector(`[data-value="${value}"]`);
    if (printed === null) throw new Error('Nothing stands for the input.');
    expect(getComputedStyle(printed, '::before').content).toBe(`"${value}"`);
    expect(printed.clientHeight).toBeGreaterThan(60);
    expect(printed.scrollWidth).toBeLessThanOrEqual(printed.clientWidth);

    await emulateMedia('');
    onTestFinished(async () => {
      await emulateMedia('print');
    });
    await expect.element(screen.getByLabelText('Title')).toBeVisible();
    expect(printed.checkVisibility()).toBe(false);
  },
);

test('what is secret is not written out', async () => {
  const { container } = await render(
    <>
      <PasswordField
        label="Password"
        value="correct horse"
        onChange={ignore}
        autoComplete="current-password"
      />
      <OneTimeCodeField label="Code" value="123456" onChange={ignore} />
    </>,
  );
  expect(container.querySelector('[data-value]')).toBeNull();
});

test('what is only room at a page’s end takes no sheet', async () => {
  const { container } = await render(<Page>One line</Page>);
  expect(container.clientHeight).toBeLessThan(window.innerHeight / 2);
  const main = container.querySelector('main') ?? container;
  expect(getComputedStyle(main).paddingBlockEnd).toBe('0px');
});

function storyOf(component: string, name: string) {
  const story = allStories.find((one) => one.component === component && one.name === name);
  if (story === undefined) throw new Error(`${component} has no story ${name}.`);
  return story.Story;
}

/** Moves the pointer away: wherever another test left it, a box under it has another border. */
async function pointAside() {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 4px; block-size: 4px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

/** For each pixel of a story, whether it can be distinguished from white (WCAG 1.4.11). */
async function inkOf(Story: ComponentType): Promise<boolean[]> {
  const screen = await render(<Story />);
  await Promise.all([...document.fonts].map((font) => font.load()));
  const drawn = await page.screenshot({ element: screen.container, save: false });
  await screen.unmount();
  const picture = new Image();
  picture.src = `data:image/png;base64,${drawn}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const hex = (at: number) =>
    `#${[...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return Array.from(
    { length: picture.width * picture.height },
    (_, pixel) => contrast(hex(4 * pixel), '#ffffff') >= 3,
  );
}
