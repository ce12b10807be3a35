import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';

/** Where the pictures that were looked at and committed lie. */
const baselines = 'packages/ui/__screenshots__';

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
  try {
    expect(picture).toMatchImageSnapshot({
      customSnapshotsDir: baselines,
      customDiffDir: '.build/screenshot-diffs',
      customSnapshotIdentifier: `${storyId}--${theme}`,
      customDiffConfig: { threshold: 0.02, includeAA: true },
      failureThreshold: 0,
      runInProcess: true,
    });
    return [];
  } catch (error) {
    // Handed back and not thrown, so that one run tells everything that is wrong with a story.
    return [`${theme}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
