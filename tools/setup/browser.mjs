import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { ensurePackages } from './packages.mjs';
import { bin, run } from './run.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

let ensured;

/**
 * Finds a Chromium or Chrome, or installs one: through apt as root, else Playwright's own.
 * Its path goes into CHROMIUM_PATH, which every test runner reads. Concurrent calls share one search.
 */
export function ensureBrowser() {
  return (ensured ??= findOrInstall());
}

async function findOrInstall() {
  const found = findBrowser() ?? (await installDebians()) ?? (await installWithPlaywright());
  if (!found) {
    console.error(
      'No browser was found and none could be installed: install Chromium, or set CHROMIUM_PATH to one.',
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = found;
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...commands.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
  ].find((path) => existsSync(path));
}

async function installDebians() {
  // Pages whose own fonts are not there yet show Liberation, in pictures too.
  await installWithApt(['chromium', 'fonts-liberation']);
  return findBrowser();
}

async function installWithPlaywright() {
  await ensurePackages();
  console.log('Installing Playwright’s own Chromium …');
  if ((await run(bin('playwright'), ['install', 'chromium'], { quiet: true })) !== 0)
    return undefined;
  const path = execFileSync(
    process.execPath,
    ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"],
    { encoding: 'utf8' },
  );
  return existsSync(path) ? path : undefined;
}
