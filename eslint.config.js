import noUnsanitized from 'eslint-plugin-no-unsanitized';
import { configs as regexp } from 'eslint-plugin-regexp';
import security from 'eslint-plugin-security';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

const spreadLiteral = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message:
    'Write its properties one by one: within a spread the compiler does not see a surplus one.',
};

/** `packages/domain` is pure: the same input gives the same answer, in browser and server. */
const timeIsGiven = 'Time comes in as an argument.';
const noChance = 'Rules know no chance.';
const noSurroundings = 'Rules know neither browser nor server, and wait for nothing.';
const surroundings = [
  ...['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'],
  ...['process', 'Buffer', 'fetch', 'XMLHttpRequest', 'setTimeout', 'setInterval'],
];

/** `packages/app` asks the server through `packages/api-client` alone. */
const throughTheClient = 'Call the operation of @sounding/api-client.';
const waysToTheServer = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'];

/** The rules that oxlint does not have (docs/decisions/0016, oxlint.config.mjs). */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.build/',
      '**/.data/',
      '**/coverage/',
      'packages/api-client/src/generated/',
    ],
  },
  regexp['flat/recommended'],
  noUnsanitized.configs.recommended,
  security.configs.recommended,
  { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
  {
    rules: {
      'no-restricted-syntax': ['error', spreadLiteral],
      // Among those that regexp recommends; oxlint has it.
      'no-control-regex': 'off',
      // Every indexed read of a typed array would be reported; types and noUncheckedIndexedAccess guard them.
      'security/detect-object-injection': 'off',
      // Tools and the server read paths that come from settings, never from a request.
      'security/detect-non-literal-fs-filename': 'off',
      // It guesses by nesting and is often wrong; regexp/no-super-linear-backtracking proves its findings.
      'security/detect-unsafe-regex': 'off',
    },
  },
  {
    files: ['packages/domain/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        {
          checkGlobalObject: true,
          globals: [
            { name: 'performance', message: timeIsGiven },
            { name: 'crypto', message: noChance },
            ...surroundings.map((name) => ({ name, message: noSurroundings })),
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: timeIsGiven },
        { object: 'Math', property: 'random', message: noChance },
      ],
      'no-restricted-imports': [
        'error',
        {
          name: '@internationalized/date',
          importNames: ['now', 'today', 'getLocalTimeZone'],
          message: timeIsGiven,
        },
      ],
      'no-restricted-syntax': [
        'error',
        spreadLiteral,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: timeIsGiven,
        },
        { selector: 'CallExpression[callee.name="Date"]', message: timeIsGiven },
      ],
    },
  },
  {
    files: ['packages/app/src/**'],
    ignores: [...tests, 'packages/app/src/testing/**'],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-globals': [
        'error',
        {
          checkGlobalObject: true,
          globals: waysToTheServer.map((name) => ({ name, message: throughTheClient })),
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'navigator', property: 'sendBeacon', message: throughTheClient },
      ],
    },
  },
  { files: ['**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
);
