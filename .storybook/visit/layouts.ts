import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { findProblems } from './axe';
import { findCutOffText, findSidewaysScroll } from './overflow';

/** One way in which a person may see a page. */
interface Look {
  name: string;
  /** In CSS pixels: a phone and 400% zoom, a tablet, a laptop. */
  widths: readonly number[];
  /** The styles that a person brings along. */
  css?: string;
  isForced?: boolean;
  hasAxe?: boolean;
}

const looks: readonly Look[] = [
  { name: 'plain', widths: [320, 768, 1280], hasAxe: true },
  { name: 'forced colours', widths: [320, 1280], isForced: true, hasAxe: true },
  // At 320 pixels text of double size is 800% zoom, which nobody promises.
  { name: '200% text', widths: [768, 1280], css: 'html { font-size: 200% !important; }' },
  {
    // WCAG 1.4.12, its four values.
    name: 'text spacing',
    widths: [320, 1280],
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  },
];

/** With forced colours the contrast is the person's own choice; axe would measure ours. */
const ownColours = { 'color-contrast': { enabled: false } };

/** For a reviewer to look through; nothing compares them. */
const pictures = '.build/layouts';
const height = 900;

/** What is wrong with a story in any of the looks: axe, sideways scrolling, text cut off. */
export async function findLayoutProblems(page: Page, storyId: string): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const look of looks) {
    const style =
      look.css === undefined ? undefined : await page.addStyleTag({ content: look.css });
    await page.emulateMedia({ forcedColors: look.isForced ? 'active' : 'none' });
    for (const width of look.widths) {
      await page.setViewportSize({ width, height });
      problems.push(...(await findAt(page, storyId, look, width)));
    }
    await style?.evaluate((element) => element.parentNode?.removeChild(element));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  if (before !== null) await page.setViewportSize(before);
  return problems;
}

async function findAt(page: Page, storyId: string, look: Look, width: number): Promise<string[]> {
  const where = `${look.name} at ${width}`;
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const problems = [...(await findSidewaysScroll(page)), ...(await findCutOffText(page))];
  const byAxe = look.hasAxe ? await findProblems(page, where, look.isForced ? ownColours : {}) : [];
  mkdirSync(pictures, { recursive: true });
  const path = `${pictures}/${storyId}--${look.name.replaceAll(/\W+/g, '-')}-${width}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 60, animations: 'disabled' });
  return [...problems.map((problem) => `${where}: ${problem}`), ...byAxe];
}
