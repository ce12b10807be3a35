import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import { pictureRules } from '../../.storybook/visit/pictureRules';

const baselines = join(import.meta.dirname, '../../packages/ui/__screenshots__');
const story = 'components-button--primary--light';
const diffs = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(diffs, { recursive: true }));

const read = () => PNG.sync.read(readFileSync(join(baselines, `${story}.png`)));

/** Whether the visit of the story would accept this picture: calls the matcher as Jest would. */
function isTheSame(picture: PNG): boolean {
  const jest = {
    testPath: import.meta.filename,
    currentTestName: story,
    isNot: false,
    snapshotState: { _counters: new Map(), _updateSnapshot: 'none' },
  };
  return pictureRules.every(
    (rule) =>
      toMatchImageSnapshot.call(jest, PNG.sync.write(picture), {
        ...rule,
        customSnapshotsDir: baselines,
        customDiffDir: diffs,
        customSnapshotIdentifier: story,
        runInProcess: true,
      }).pass,
  );
}

type Colour = readonly [red: number, green: number, blue: number];

const colourAt = ({ data }: PNG, at: number): Colour => [
  data[at] ?? 0,
  data[at + 1] ?? 0,
  data[at + 2] ?? 0,
];

function paint({ data }: PNG, at: number, colour: Colour): void {
  data.set(colour, at);
}

/** The index of a pixel in the data. */
const place = ({ width }: PNG, x: number, y: number) => (y * width + x) * 4;

/** A point in the button, beside its words. */
const inside = [20, 24] as const;

test('the picture that was looked at is the same', () => {
  expect(isTheSame(read())).toBe(true);
});

test.for([
  ['red', 0],
  ['green', 1],
  ['blue', 2],
] as const)('a button that is one shade of %s off is a slip', ([, ink]) => {
  const picture = read();
  const fill = colourAt(picture, place(picture, ...inside));
  const shade: Colour = [
    fill[0] + (ink === 0 ? 1 : 0),
    fill[1] + (ink === 1 ? 1 : 0),
    fill[2] + (ink === 2 ? 1 : 0),
  ];
  for (let at = 0; at < picture.data.length; at += 4) {
    if (colourAt(picture, at).join() === fill.join()) paint(picture, at, shade);
  }
  expect(isTheSame(picture)).toBe(false);
});

test('three pixels of another colour are a slip', () => {
  const picture = read();
  const fill = colourAt(picture, place(picture, ...inside));
  for (const x of [2, 3, 4]) paint(picture, place(picture, x, 4), fill);
  expect(isTheSame(picture)).toBe(false);
});

test.for([
  ['beside', 3, 0],
  ['below', 0, 3],
] as const)('what stands three pixels %s its place is a slip', ([, right, down]) => {
  const picture = read();
  const moved = read();
  PNG.bitblt(picture, moved, 0, 0, picture.width - right, picture.height - down, right, down);
  expect(isTheSame(moved)).toBe(false);
});

test('three pixels more of a page are a slip', () => {
  const picture = read();
  const longer = new PNG({ width: picture.width, height: picture.height + 3 });
  PNG.bitblt(picture, longer, 0, 0, picture.width, picture.height, 0, 0);
  expect(isTheSame(longer)).toBe(false);
});

test('the noise of drawing anew is none: a few dozen pixels, each by a step or two', () => {
  const picture = read();
  for (let pixel = 0; pixel < 40; pixel += 1) {
    const at = place(picture, 16 + pixel, 20);
    const [red, green, blue] = colourAt(picture, at);
    const step = red > 128 ? -1 - (pixel % 2) : 1 + (pixel % 2);
    paint(picture, at, [red + step, green, blue + step]);
  }
  expect(isTheSame(picture)).toBe(true);
});
