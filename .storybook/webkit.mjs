#!/usr/bin/env node
/**
 * Visits every story in WebKit, the engine of Safari: in WebKitGTK, which Debian builds, on a screen of its
 * own (Xvfb). A story's interactions must pass there, and nothing may throw, complain on the console or
 * scroll sideways. Words filter by a part of a story's id: `node .storybook/webkit.mjs button patterns`.
 * WebKitGTK has Safari's layout and scripts, and neither its controls nor VoiceOver.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { installWithApt } from '../tools/setup/apt.mjs';
import { buildIfStale, readIndex, serveBuild } from './build.mjs';
import { openPage } from './webDriver.mjs';

const driver = '/usr/bin/WebKitWebDriver';
const screenServer = '/usr/bin/Xvfb';

const filter = process.argv.slice(2);
await buildIfStale();
const ids = Object.values(readIndex().entries)
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id)
  .filter((id) => filter.length === 0 || filter.some((word) => id.includes(word.toLowerCase())));
if (ids.length === 0) {
  console.error(`No story’s id holds ${filter.join(' or ')}.`);
  process.exit(1);
}

const binary = await ensureWebKit();
const display = await openScreen();
const server = await serveBuild();
const page = await openPage(driver, {
  capabilities: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  },
  env: { DISPLAY: display, TZ: 'Europe/London' },
});

let wrong = 0;
await page.goTo(`${server.url}/iframe.html?id=${ids[0]}&viewMode=story&visit=test`);
await page.evaluate(listen);
for (const id of ids) {
  const problems = await page.evaluate(visit, id);
  wrong += problems.length;
  for (const problem of problems) console.error(`${id}: ${problem}`);
}
console.log(`${ids.length} stories in ${page.browser}, ${wrong} problems`);
await page.close();
await server.close();
process.exit(wrong === 0 ? 0 : 1);

/** The path of WebKit's own small browser, which this installs if it is missing. */
async function ensureWebKit() {
  const find = () =>
    readdirSync('/usr/lib')
      .map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
      .find((path) => existsSync(path));
  const isThere = () => find() && existsSync(driver) && existsSync(screenServer);
  if (process.platform === 'linux' && !isThere())
    await installWithApt(['webkit2gtk-driver', 'xvfb']);
  if (process.platform !== 'linux' || !isThere()) {
    console.error(
      'This needs Debian’s packages webkit2gtk-driver and xvfb, and root to install them.',
    );
    process.exit(1);
  }
  return find();
}

/** Starts a virtual screen, and returns its number once it is ready. */
async function openScreen() {
  const child = spawn(
    screenServer,
    ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  process.once('exit', () => child.kill());
  for await (const display of createInterface(child.stdout)) return `:${display}`;
  throw new Error('Xvfb ended before it had a screen.');
}

/** Makes the page record what goes wrong in it from now on, and waits until it is loaded. Runs in the page. */
function listen() {
  const { addEventListener, console: said, document } = globalThis;
  const complaints = (globalThis.complaints = []);
  for (const tone of ['error', 'warn']) {
    const say = said[tone];
    said[tone] = (...words) => {
      complaints.push(`console: ${words.map(String).join(' ').slice(0, 400)}`);
      say.apply(said, words);
    };
  }
  addEventListener('error', ({ message }) => {
    // Storybook observes the size of the whole body, which a component changes that responds to its own size.
    if (!message.startsWith('ResizeObserver loop')) complaints.push(`uncaught: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`rejected: ${reason?.message ?? reason}`),
  );
  // On a slow machine, WebKit says that it has gone to a page whose scripts have not run.
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** Shows a story as the sidebar does, and returns what is wrong with it. Runs in the page. */
function visit(id) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, complaints, document } = globalThis;
  complaints.length = 0;
  return new Promise((resolve) => {
    const listeners = Object.entries({
      storyFinished: ({ status }) => (status === 'success' ? [] : [`It ended in “${status}”.`]),
      storyErrored: ({ description }) => [`It could not be shown: ${description}`],
      storyThrewException: ({ message }) => [`It threw: ${message}`],
      playFunctionThrewException: ({ message }) => [`Its interactions failed: ${message}`],
      storyMissing: () => ['It is not there.'],
    }).map(([event, judge]) => [event, (told) => finish(judge(told))]);
    const finish = (problems) => {
      for (const [event, hear] of listeners) channel.off(event, hear);
      const { scrollWidth, clientWidth } = document.documentElement;
      const isWide = scrollWidth > clientWidth;
      resolve([...problems, ...complaints, ...(isWide ? ['The page scrolls sideways.'] : [])]);
    };
    for (const [event, hear] of listeners) channel.on(event, hear);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
