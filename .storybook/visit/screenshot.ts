import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pictureRules } from './pictureRules.ts';

/** Where the pictures that were looked at and committed lie. */
const baselines = 'packages/ui/__screenshots__';

/** Stories that move by themselves: what a picture of them shows depends on the moment. */
const moving = ['components-fileupload--upload-that-moves', 'components-spinner--after-a-delay'];

/** Teaches this test file's `expect` to compare pictures. */
export function learnScreenshots(): void {
  expect.extend({ toMatchImageSnapshot });
}

/** What is wrong when the story no longer looks as it did when someone last looked at it. */
export async function compareScreenshot(
  page: Page,
  storyId: string,
  theme: string,
): Promise<string[]> {
  if (moving.includes(storyId)) return [];
  // A dialog of the story before hands focus to the next page's heading when it goes: as it should,
  // but at a moment of its own.
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
    // Handed back and not thrown, so that one run tells everything that is wrong with a story.
    return [`${theme}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The run says at its end how their pictures are taken. */
function noteToLookAt(storyId: string): void {
  const folder = process.env['PICTURES_TO_LOOK_AT'] ?? '';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, storyId), '');
}

/** Nearly every picture is its baseline to the byte, and need not be decoded to be compared. */
function isBaseline(name: string, picture: Buffer): boolean {
  const path = join(baselines, `${name}.png`);
  return existsSync(path) && readFileSync(path).equals(picture);
}
