import { stripVTControlCharacters } from 'node:util';

/** How many lines of a failed part the summary may show, and how long a line may be. */
const mostLines = 10;
const longestLine = 160;

const namesAFailure = [
  /^\s*(?:FAIL|[✘●✖])\s/u, // Vitest, Jest, ESLint's sum
  /^\s*\d+\) \S+ ?›/u, // Playwright
  /^\s*(?:Assertion|Type|Reference|Syntax|Unhandled|Timeout)?Error: /u,
  /^\s*(?:Locator|Expected|Received|Timeout)\b[^:]*: /u, // Playwright's reasons …
  /^\s*>\s*\d+ \| /u, // … and the line it stopped at
  /^\s*(?:light|dark|high-contrast|console|uncaught): /u, // a story's visit
  /^\s+\d+ by \d+ to a finger: /u,
  /^\S+ \(\d+ms\)$/u, // oxfmt
  /error TS\d+/u,
  /^\s*\d+:\d+\s+error\s/u, // ESLint
  /^\s*error\s/u, // dependency-cruiser
  /^Pictures missing or other /u, // the stories' last line
];

/** A title in knip's output, with its count: below each title except the hints stand the names at fault. */
const knipsTitle = /^(?:Unused|Unlisted|Unresolved|Duplicate|Configuration) [A-Za-z ]+ \(\d+\)$/u;

/**
 * The lines of a failed command's output that name what failed, for a summary whose reader sees
 * little more than the end of a log.
 * @param {string} output
 * @returns {string[]} each once, in their order; the last lines where none is known
 */
export function failureLines(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, longestLine))
    .filter((line) => line.trim() !== '');
  let isBelowTitle = false;
  const named = lines.filter((line) => {
    if (knipsTitle.test(line)) isBelowTitle = !line.startsWith('Configuration hints ');
    return isBelowTitle || namesAFailure.some((pattern) => pattern.test(line));
  });
  return named.length > 0 ? [...new Set(named)].slice(0, mostLines) : lines.slice(-mostLines);
}
