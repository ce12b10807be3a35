import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import reactHooks from 'eslint-plugin-react-hooks';
import { configs as regexp } from 'eslint-plugin-regexp';
import security from 'eslint-plugin-security';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typed = ['**/*.ts', '**/*.tsx'];
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
  js.configs.recommended,
  regexp['flat/recommended'],
  noUnsanitized.configs.recommended,
  security.configs.recommended,
  {
    files: typed,
    // Without the rules that need type information: oxlint.config.mjs has those.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    rules: {
      'no-restricted-syntax': ['error', spreadLiteral],
      // Every indexed read of a typed array would be reported; types and noUncheckedIndexedAccess guard them.
      'security/detect-object-injection': 'off',
      // Tools and the server read paths that come from settings, never from a request.
      'security/detect-non-literal-fs-filename': 'off',
      // It guesses by nesting and is often wrong; regexp/no-super-linear-backtracking proves its findings.
      'security/detect-unsafe-regex': 'off',
    },
  },
  {
    files: ['packages/{ui,app}/**/*.tsx', '.storybook/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
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
  {
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    languageOptions: { globals: globals.node },
  },
  prettier,
);
