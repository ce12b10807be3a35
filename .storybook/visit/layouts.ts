import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { findProblems } from './axe.ts';
import { findUnseenFocus } from './focus.ts';
import { findOverlappingText } from './overlap.ts';
import { findCutOffText, findSidewaysScroll } from './overflow.ts';

/** In CSS pixels: a phone and 400% zoom, a tablet, a laptop. */
const widths = [320, 768, 1280] as const;

/** One way in which a person may see a page; each look is checked at each width. */
interface Look {
  name: string;
  /** Styles that a person adds to every page. */
  css?: string;
  isForced?: boolean;
}

const plain: Look = { name: 'plain' };
const forced: Look = { name: 'forced colours', isForced: true };

const looks: readonly Look[] = [
  plain,
  forced,
  { name: '200% text', css: 'html { font-size: 200% !important; }' },
  {
    // WCAG 1.4.12, its four values.
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  },
];

/** The folder of pictures for a reviewer; nothing compares them. */
const pictures = '.build/layouts';
const height = 900;

/**
 * What is wrong with a story in any look and width: sideways scrolling, and text that is cut off or lies on
 * other text. In the plain look also what axe finds; at the end, with forced colours, focus that is not seen.
 */
export async function findLayoutProblems(page: Page, storyId: string): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const look of looks) {
    await wear(page, look, async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        problems.push(...(await findAt(page, storyId, look, width)));
      }
    });
  }
  await wear(page, forced, async () => {
    const [narrow] = widths;
    await page.setViewportSize({ width: narrow, height });
    const unseen = await findUnseenFocus(page);
    problems.push(...unseen.map((problem) => `${forced.name} at ${narrow}: ${problem}`));
  });
  if (before !== null) await page.setViewportSize(before);
  return problems;
}

async function wear(page: Page, look: Look, visit: () => Promise<void>): Promise<void> {
  const style = look.css === undefined ? undefined : await page.addStyleTag({ content: look.css });
  if (look.isForced) await page.emulateMedia({ forcedColors: 'active' });
  await visit();
  if (look.isForced) await page.emulateMedia({ forcedColors: 'none' });
  await style?.evaluate((element) => element.parentNode?.removeChild(element));
}

async function findAt(page: Page, storyId: string, look: Look, width: number): Promise<string[]> {
  const where = `${look.name} at ${width}`;
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const problems = [
    ...(await findSidewaysScroll(page)),
    ...(await findCutOffText(page)),
    ...(await findOverlappingText(page)),
  ];
  const byAxe = look === plain ? await findProblems(page, where) : [];
  if (process.env['LAYOUT_PICTURES'] === 'on') {
    mkdirSync(pictures, { recursive: true });
    const path = `${pictures}/${storyId}--${look.name.replaceAll(/\W+/g, '-')}-${width}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 60, animations: 'disabled' });
  }
  return [...problems.map((problem) => `${where}: ${problem}`), ...byAxe];
}
