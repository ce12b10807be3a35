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
    // Without the rules that ask a compiler: oxlint.config.mjs has those.
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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message:
            'Write its properties one by one: within a spread the compiler does not see a surplus one.',
        },
      ],
      // Every indexed read of a typed array would be reported; types and noUncheckedIndexedAccess guard them.
      'security/detect-object-injection': 'off',
      // Tools and the server read paths that come from settings, never from a request.
      'security/detect-non-literal-fs-filename': 'off',
      // It guesses by nesting and is often wrong; regexp/no-super-linear-backtracking decides by proof.
      'security/detect-unsafe-regex': 'off',
    },
  },
  {
    files: ['packages/{ui,app}/**/*.tsx', '.storybook/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    languageOptions: { globals: globals.node },
  },
  prettier,
);
