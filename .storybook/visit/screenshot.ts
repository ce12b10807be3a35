import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pictureRules } from './pictureRules.ts';

/** The folder of the committed pictures that somebody has looked at. */
const baselines = 'packages/ui/__screenshots__';

/** Stories that move by themselves: what a picture of them shows depends on the moment. */
const moving = [
  'components-confirmationdialog--pending-long',
  'components-fileupload--upload-that-moves',
  'components-spinner--after-a-delay',
];

/** Teaches this test file's `expect` to compare pictures. */
export function learnScreenshots(): void {
  expect.extend({ toMatchImageSnapshot });
}

/** How the story differs from its committed picture, or that it has none. */
export async function compareScreenshot(
  page: Page,
  storyId: string,
  theme: string,
): Promise<string[]> {
  if (moving.includes(storyId)) return [];
  // A dialog of the previous story gives focus to the next page's heading when it closes. That is right, but
  // it happens at any moment, so focus is taken away.
  if (!storyId.startsWith('components-pageheading')) {
    await page.evaluate(() => document.querySelector<HTMLElement>('h1:focus')?.blur());
  }
  const height = await page.evaluate(() => {
    const bottoms = [...document.body.querySelectorAll('*')].map(
      (element) => element.getBoundingClientRect().bottom,
    );
    return Math.ceil(Math.max(64, ...bottoms)) + 16;
  });
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: 900, height },
    animations: 'disabled',
    caret: 'hide',
  });
  const name = `${storyId}--${theme}`;
  if (isBaseline(name, picture)) return [];
  if (process.env['SCREENSHOTS'] !== 'anew' && !existsSync(join(baselines, `${name}.png`))) {
    noteToLookAt(storyId);
    return [`${theme}: there is no picture of this story yet (${name}.png)`];
  }
  try {
    for (const rule of pictureRules) {
      expect(picture).toMatchImageSnapshot({
        ...rule,
        customSnapshotsDir: baselines,
        customDiffDir: '.build/screenshot-diffs',
        customSnapshotIdentifier: name,
        runInProcess: true,
      });
    }
    return [];
  } catch (error) {
    noteToLookAt(storyId);
    // Returned and not thrown, so that one run reports everything that is wrong with a story.
    return [`${theme}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Records a story for the end of the run, which says how to take its pictures. */
function noteToLookAt(storyId: string): void {
  const folder = process.env['PICTURES_TO_LOOK_AT'] ?? '';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, storyId), '');
}

/** Nearly every picture equals its baseline byte for byte, and need not be decoded for a comparison. */
function isBaseline(name: string, picture: Buffer): boolean {
  const path = join(baselines, `${name}.png`);
  return existsSync(path) && readFileSync(path).equals(picture);
}
