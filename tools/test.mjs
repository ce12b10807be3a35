#!/usr/bin/env node
// npm test: everything that must hold, from a fresh clone on. npm run test:<part> runs one part.
import { resolve } from 'node:path';
import { ensureProductIsBuilt } from './build/product.mjs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { bin, root, run } from './setup/run.mjs';
import { failureLines } from './test/failureLines.mjs';

const vitest = (...projects) => [
  bin('vitest'),
  ['run', ...projects.flatMap((name) => ['--project', name])],
];
// By its path: both TypeScript packages have a command of the same name (docs/decisions/0015).
const typeScript7 = resolve(root, 'node_modules/typescript-7/bin/tsc');
const quietTools = { REDOCLY_TELEMETRY: 'off', STORYBOOK_DISABLE_TELEMETRY: '1' };
const typed = ['domain', 'api-client', 'ui', 'server', 'app'].map((name) => `packages/${name}`);

/** Every locked package comes from npm's registry, under its own name or one that its user gave it. */
const lockedAsNamed = [
  ...['--allowed-hosts', 'npm', '--validate-https', '--validate-integrity'],
  ...['--validate-package-names', '--allowed-package-name-aliases', 'typescript-7:typescript'],
  ...['@jest/react-is-18:react-is', '@jest/react-is-19:react-is'],
  ...['string-width', 'strip-ansi', 'wrap-ansi'].map((name) => `${name}-cjs:${name}`),
];

/**
 * Each part with what it needs first and its commands, all of which must succeed. A part with `isWhole`
 * checks the whole project and cannot check a single file.
 */
const parts = {
  contract: {
    commands: [[bin('redocly'), ['lint', 'openapi.yaml']], vitest('tools')],
  },
  types: {
    isWhole: true,
    commands: [...typed, '.storybook', '.'].map((folder) => [
      process.execPath,
      [typeScript7, '-p', folder],
    ]),
  },
  lint: {
    isWhole: true,
    commands: [
      [bin('oxlint'), ['--config', 'oxlint.config.mjs']],
      [bin('eslint'), ['.', '--max-warnings', '0', '--cache', '--cache-location', '.build/lint/']],
    ],
  },
  format: {
    isWhole: true,
    commands: [[bin('oxfmt'), ['--check']]],
  },
  structure: {
    isWhole: true,
    commands: [
      [bin('depcruise'), ['packages', '--config', '.dependency-cruiser.mjs']],
      [bin('knip'), []],
      [bin('lockfile-lint'), ['--path', 'package-lock.json', ...lockedAsNamed]],
    ],
  },
  unit: {
    needs: [ensureBrowser],
    commands: [vitest('domain', 'api-client', 'ui', 'ui-node', 'app', 'app-node')],
  },
  api: { commands: [vitest('server')] },
  builds: { isWhole: true, commands: [[process.execPath, ['tools/builds.mjs']]] },
  built: { needs: [ensureBrowser], commands: [vitest('builtApp')] },
  package: { needs: [ensureBrowser], commands: [vitest('package')] },
  stories: { needs: [ensureBrowser], commands: [[process.execPath, ['.storybook/run-tests.mjs']]] },
  // Needs another browser than the other parts, so it runs only when it is asked for by name.
  webkit: { isExtra: true, commands: [[process.execPath, ['.storybook/webkit.mjs']]] },
  e2e: {
    needs: [ensureBrowser, ensureProductIsBuilt],
    commands: [[bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts']]],
  },
};

// npm run test:e2e -- firstProject: words after the name of a part go to its last command, if that command
// can check less than everything.
const [asked, ...extra] = process.argv.slice(2);
if (asked !== undefined && !(asked in parts)) {
  console.error(`There is no part “${asked}”: choose from ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

if (asked !== undefined && extra.length > 0 && parts[asked].isWhole) {
  const choosing = Object.keys(parts).filter((name) => !parts[name].isWhole);
  console.error(
    `“${asked}” looks at the whole project, whatever follows. One file or word is for ${choosing.join(', ')} (docs/testing.md).`,
  );
  process.exit(1);
}

const needsBrowser = Object.entries(parts).some(
  ([name, { needs = [] }]) => (asked ?? name) === name && needs.includes(ensureBrowser),
);
await Promise.all([ensurePackages(), needsBrowser && ensureBrowser()]);

/** The last lines of a failed command are repeated at the end, where a reader of a long log looks. */
const linesSaidAgain = 60;

/** Runs one part; with `quiet`, its output is shown only if it fails. */
async function runPart(name, { quiet = false } = {}) {
  const { needs = [], commands } = parts[name];
  const began = performance.now();
  console.log(`\n── ${name} ──`);
  for (const need of needs) await need();
  let passed = true;
  let complaint = '';
  const named = [];
  for (const [command, args] of commands) {
    const isLast = args === commands.at(-1)[1];
    let output = '';
    const code = await run(command, isLast ? [...args, ...extra] : args, {
      env: quietTools,
      quiet,
      onOutput: (text) => (output += text),
    });
    if (code !== 0) {
      complaint += output.split('\n').slice(-linesSaidAgain).join('\n');
      named.push(...failureLines(output));
    }
    passed = code === 0 && passed;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  return { name, passed, complaint, named, seconds };
}

/**
 * Parts that only read the code, build, or wait for the database keep one core busy: two lanes of about
 * equal length share the two cores.
 */
const lanes = [
  ['lint', 'package', 'built', 'builds', 'format'],
  ['contract', 'types', 'structure', 'api'],
];

async function runLane(names) {
  const done = [];
  for (const name of names) done.push(await runPart(name, { quiet: true }));
  return done;
}

async function runAll() {
  const done = (await Promise.all(lanes.map(runLane))).flat();
  const others = Object.keys(parts).filter(
    (name) => !parts[name].isExtra && done.every((part) => part.name !== name),
  );
  for (const name of others) done.push(await runPart(name));
  return done;
}

const outcomes = asked === undefined ? await runAll() : [await runPart(asked)];

for (const { name, passed, complaint } of outcomes)
  if (!passed) console.log(`\n── what failed in ${name} ──\n${complaint}`);
console.log('');
for (const { name, passed, seconds } of outcomes)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
for (const { name, named } of outcomes) for (const line of named) console.log(`${name}: ${line}`);
const failed = outcomes.filter((outcome) => !outcome.passed).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
