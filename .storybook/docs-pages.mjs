#!/usr/bin/env node
/**
 * Opens every page of documentation of the build in `.build/storybook`, one after the other in one
 * browser page. A page fails if it throws, complains on the console, takes focus, scrolls down or opens a
 * dialog by itself, or if it, or a table on it, scrolls sideways on a phone.
 * The test runner visits stories only.
 */
import { chromium } from 'playwright';
import { chromiumOptions } from '../tools/test/chromium.mjs';
import { readIndex, serveBuild } from './build.mjs';

const ids = Object.values(readIndex().entries)
  .filter(({ type }) => type === 'docs')
  .map(({ id }) => id);

const server = await serveBuild();
const browser = await chromium.launch(chromiumOptions);
const desk = { width: 1280, height: 720 };
const phone = { width: 360, height: 720 };
const page = await browser.newPage({ viewport: desk });
const complaints = [];
page.on('console', (message) => {
  if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
});
page.on('pageerror', (error) => complaints.push(error.message));

const address = `${server.url}/iframe.html?id=${ids[0]}&viewMode=docs`;
let wrong = 0;
// One round for each size: if the size changes while styles are being added, Chromium keeps the old styles.
for (const [size, look] of [
  [desk, disturbances],
  [phone, scrolling],
]) {
  await page.setViewportSize(size);
  await page.goto(address);
  for (const [index, id] of ids.entries()) {
    if (index > 0) await page.evaluate(show, id);
    await page.waitForFunction(isNewPage, undefined, { timeout: 30_000 });
    const problems = [...complaints.splice(0), ...(await page.evaluate(look))];
    wrong += problems.length;
    for (const problem of problems) console.error(`${id}: ${problem}`);
  }
}
console.log(`${ids.length} pages of documentation, ${wrong} problems`);
await browser.close();
await server.close();
process.exit(wrong === 0 ? 0 : 1);

/** Shows a page as the sidebar does, so that nothing is loaded again. */
function show(id) {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
    storyId: id,
    viewMode: 'docs',
  });
}

/**
 * Whether the next page is complete: its heading, or an error in its place, and its examples are there. If
 * a page is left while an example is still being rendered, Storybook loads everything again.
 */
function isNewPage() {
  const heading = globalThis.document.querySelector('#storybook-docs h1');
  const isFailed =
    globalThis.document.querySelector('.sb-errordisplay')?.checkVisibility() === true;
  if (!isFailed && (heading === null || heading === globalThis.seenHeading)) return false;
  const isWaiting =
    globalThis.document.querySelector(
      '.docs-story:not(:has(.sb-story)), .sb-story [id$="-inner"]:empty',
    ) !== null;
  const isDrawing = globalThis.__STORYBOOK_PREVIEW__.storyRenders.some((one) => one.isPending());
  if (!isFailed && (isWaiting || isDrawing)) return false;
  globalThis.seenHeading = heading;
  return true;
}

function disturbances() {
  const failure = globalThis.document.querySelector('.sb-errordisplay');
  const table = globalThis.document.querySelector(':has(> .docblock-argstable)');
  // The width that a tablet leaves for the table.
  if (table !== null) table.style.inlineSize = '673px';
  const isTableTooWide = table !== null && table.scrollWidth > table.clientWidth;
  if (table !== null) table.style.inlineSize = '';
  return [
    ...(failure?.checkVisibility() === true ? [failure.textContent.slice(0, 400)] : []),
    ...(globalThis.document.querySelector('[role$="dialog"]') === null
      ? []
      : ['A dialog is open.']),
    ...(globalThis.document.activeElement === globalThis.document.body
      ? []
      : ['Something took focus.']),
    ...(globalThis.scrollY === 0 ? [] : ['It does not stand at its beginning.']),
    ...(isTableTooWide ? ['The table of props scrolls.'] : []),
  ];
}

/** What scrolls sideways, except for code: its lines do not wrap, so it may scroll by itself. */
function scrolling() {
  const { document, getComputedStyle } = globalThis;
  return [document.documentElement, ...document.querySelectorAll('#storybook-docs *')]
    .filter(
      (part) =>
        part.scrollWidth > part.clientWidth &&
        (part === document.documentElement ||
          /auto|scroll/.test(getComputedStyle(part).overflowX)) &&
        part.closest('pre, .docblock-source') === null,
    )
    .map((part) => `On a phone it scrolls sideways: ${part.textContent.trim().slice(0, 60)}`);
}
