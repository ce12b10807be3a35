import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The linter of all rules that oxlint has itself (docs/decisions/0016): those of ESLint, typescript-eslint,
 * jsx-a11y and React's hooks, in the sets that these recommend. ESLint has the rest (eslint.config.js).
 */
const { strictTypeChecked, stylisticTypeChecked } = tseslint.configs;

/** What oxlint 1.94, which fails on a name it does not know, does not have. */
const lacking = new Set([
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  // No module can hold what these find.
  'no-dupe-args',
  'no-octal',
  // They look at the settings of React's compiler, which is not used here.
  'react-hooks/config',
  'react-hooks/gating',
]);

/** Rules that typescript-eslint extends, and oxlint has under ESLint's name. */
const extended = new Set(
  [
    ...['no-array-constructor', 'no-empty-function', 'no-unused-expressions', 'no-unused-vars'],
    ...['no-useless-constructor'],
  ].map((name) => `@typescript-eslint/${name}`),
);

const ours = (name) =>
  extended.has(name)
    ? name.replace('@typescript-eslint/', '')
    : name.replace('@typescript-eslint/', 'typescript/').replace('react-hooks/', 'react/');

/** Rules of other linters' configurations, under oxlint's names; what they only warn of is an error. */
const rulesOf = (...configurations) =>
  Object.fromEntries(
    configurations
      .flatMap(({ rules = {} }) => Object.entries(rules))
      .map(([name, setting]) => [name, [setting].flat()])
      .filter(([name, [severity]]) => !lacking.has(name) && severity !== 'off' && severity !== 0)
      .map(([name, [, ...options]]) => [ours(name), ['error', ...options]]),
  );

/** A template may hold only text and, if allowed, numbers: null and undefined would be read as words. */
const templates = ({ allowNumber }) => ({
  'typescript/restrict-template-expressions': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNever: false,
      allowNullish: false,
      allowRegExp: false,
      allowNumber,
    },
  ],
});

/** Elements whose own role may be written out. */
const rolesToName = {
  ol: ['list'],
  ul: ['list'],
  table: ['table'],
  thead: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader', 'rowheader'],
  td: ['cell'],
};

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    // Comments that disable ESLint do not count here, so that each linter can report its own unneeded ones.
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'error',
  },
  // Oxlint leaves out the files that Git ignores by itself.
  ignorePatterns: ['packages/api-client/src/generated/'],
  env: { es2024: true },
  rules: rulesOf(js.configs.recommended),
  overrides: [
    { files: ['**/*.mjs', '**/*.js', '**/*.cjs'], env: { node: true } },
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...rulesOf(...strictTypeChecked, ...stylisticTypeChecked),
        ...templates({ allowNumber: true }),
        // The compiler's part.
        'no-undef': 'off',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'typescript/consistent-type-definitions': ['error', 'interface'],
        'typescript/switch-exhaustiveness-check': 'error',
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      },
    },
    {
      files: ['packages/{ui,app}/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
      rules: {
        ...rulesOf(jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']),
        // Browsers drop the roles of a list without bullets and of a table that is laid out otherwise.
        'jsx-a11y/no-redundant-roles': ['error', rolesToName],
        'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', rolesToName],
      },
    },
    // A message must format its numbers for the language of the page.
    { files: ['**/*.messages.ts'], rules: templates({ allowNumber: false }) },
  ],
};
