#!/usr/bin/env node
/**
 * Puts every story through the test runner: builds Storybook if a source has changed, serves the build on
 * a free port, visits each story once with two workers. `--update` (`-u`) writes the pictures anew; other words
 * filter by a part of a story's id: `node .storybook/run-tests.mjs button patterns`. `--full` looks at
 * layouts in place of themes: widths, forced colours, large text and wide spacing. It opens every page of
 * documentation besides.
 * `--full --pictures` leaves what it sees in .build/layouts, for a reviewer to look through.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../tools/setup/run.mjs';
import { chromiumOptions } from '../tools/test/chromium.mjs';
import { build, buildIfStale, readIndex, serveBuild } from './build.mjs';
import { readStoryWords } from './storyWords.mjs';

const pictures = join(root, 'packages/ui/__screenshots__');
const exceptionsUsed = join(root, '.build/axe-exceptions-used');
const picturesToLookAt = join(root, '.build/pictures-to-look-at');

/** Many, because each sheet costs seconds; few enough that neither worker waits long for the other. */
const storiesASheet = 45;

/** If more stories than this have changed, the last line of the run names none, so all pictures are taken. */
const mostNamed = 5;

const { isUpdate, isFull, keepsPictures, filter, complaint } = readStoryWords(
  process.argv.slice(2),
);
if (complaint !== undefined) {
  console.error(complaint);
  process.exit(1);
}
const isWhole = filter.length === 0;

await buildIfStale();
writeSheets();
const screenshots = settlePictures();
for (const folder of [exceptionsUsed, picturesToLookAt])
  rmSync(folder, { recursive: true, force: true });

const server = await serveBuild();
const code = await run(
  bin('test-storybook'),
  [
    '--config-dir',
    '.storybook',
    '--url',
    `${server.url}/sheets/`,
    '--index-json',
    '--maxWorkers',
    '2',
    // Without --ci a missing picture would be written in silence and pass.
    ...(isUpdate ? ['--updateSnapshot'] : ['--ci']),
  ],
  {
    env: {
      AXE_EXCEPTIONS_USED: exceptionsUsed,
      PICTURES_TO_LOOK_AT: picturesToLookAt,
      SCREENSHOTS: screenshots,
      LAYOUTS: isFull ? 'on' : 'off',
      LAYOUT_PICTURES: keepsPictures ? 'on' : 'off',
    },
  },
);
await server.close();
const isTidy = !isWhole || (await isNothingLeftOver());
const areDocsWell =
  !isWhole || !isFull || (await run(process.execPath, ['.storybook/docs-pages.mjs'])) === 0;
sayHowToTakePictures();
process.exit(code === 0 && isTidy && areDocsWell ? 0 : 1);

/** Prints the last line of the run, for a person who made a story or changed its look. */
function sayHowToTakePictures() {
  if (!existsSync(picturesToLookAt)) return;
  const stories = readdirSync(picturesToLookAt);
  const named = stories.length > mostNamed ? [] : [' ', stories.join(' ')];
  console.error(
    `Pictures missing or other than kept: npm run test:stories -- --update${named.join('')} takes them, once you have looked at the stories (and at .build/screenshot-diffs); then commit them.`,
  );
}

/**
 * Writes the index that the test runner reads, with the stories to visit spread over a few titles. The runner
 * makes a test file for each title, and each file costs some four seconds before its first story, for a new
 * page, axe and its own modules. Storybook's own index, which the page reads, stays as it is.
 */
function writeSheets() {
  const index = readIndex();
  const stories = Object.values(index.entries).filter(
    ({ id, type }) =>
      type === 'story' &&
      (filter.length === 0 || filter.some((word) => id.includes(word.toLowerCase()))),
  );
  if (stories.length === 0) {
    console.error(`No story’s id holds ${filter.join(' or ')}.`);
    process.exit(1);
  }
  const entries = stories.map((story, place) => {
    const sheet = Math.floor(place / storiesASheet) + 1;
    const name = `${story.title}: ${story.name}`;
    return [story.id, { ...story, title: `Sheet ${sheet}`, name }];
  });
  mkdirSync(join(build, 'sheets'), { recursive: true });
  writeFileSync(
    join(build, 'sheets/index.json'),
    JSON.stringify({ ...index, entries: Object.fromEntries(entries) }),
  );
}

/**
 * Returns whether pictures are compared or taken anew. Another version of the browser draws other pixels, so
 * the version is kept beside the pictures. With another version they are not compared: the run says so, and
 * all other checks still run.
 */
function settlePictures() {
  const record = join(pictures, 'browser.json');
  const browser = browserVersion();
  if (isUpdate) {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(record, `${JSON.stringify({ browser }, null, 2)}\n`);
    return 'anew';
  }
  const recorded = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).browser : 'none';
  if (recorded === browser) return 'on';
  console.warn(
    `Pictures are NOT compared: they were taken with ${recorded}, and this is ${browser}. To take them anew, look at them and commit them: npm run test:stories -- --update`,
  );
  return 'off';
}

function browserVersion() {
  return execFileSync(chromiumOptions.executablePath, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Whether, after a whole run, each picture has a story and each exception was needed. */
async function isNothingLeftOver() {
  const orphans = isFull ? [] : findOrphans();
  if (isUpdate) for (const name of orphans) rmSync(join(pictures, name));
  else for (const name of orphans) console.error(`A picture has lost its story: ${name}`);

  const used = existsSync(exceptionsUsed) ? readdirSync(exceptionsUsed) : [];
  const { axeExceptions } = await import('./axeExceptions.mjs');
  const unused = axeExceptions.filter(
    ({ isForLayouts = false }, index) => isForLayouts === isFull && !used.includes(String(index)),
  );
  for (const { rule } of unused)
    console.error(`No story needs the axe exception “${rule}” any more: remove it.`);
  return (isUpdate || orphans.length === 0) && unused.length === 0;
}

function findOrphans() {
  const { entries } = readIndex();
  if (!existsSync(pictures)) return [];
  return readdirSync(pictures).filter(
    (name) => name.endsWith('.png') && !(name.replace(/--(?:light|dark)\.png$/, '') in entries),
  );
}
