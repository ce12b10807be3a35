import tseslint from 'typescript-eslint';

/**
 * The type-aware half of the linter (docs/decisions/0016): those rules of typescript-eslint's strict and
 * stylistic sets that ask a compiler, run by a native one. ESLint has the rest (eslint.config.js).
 */
const { strictTypeChecked, stylisticTypeChecked, disableTypeChecked } = tseslint.configs;
const askACompiler = new Set(Object.keys(disableTypeChecked.rules));

// There is no such rule in oxlint 1.94, which fails on a name it does not know.
askACompiler.delete('@typescript-eslint/no-unsafe-class-instance-assignment');

const inherited = [...strictTypeChecked, ...stylisticTypeChecked]
  .flatMap(({ rules = {} }) => Object.entries(rules))
  .filter(([name]) => askACompiler.has(name))
  .map(([name, setting]) => [name.replace('@typescript-eslint/', 'typescript/'), setting]);

/** Of a template's parts a number alone is no text already: null and undefined would be read as words. */
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

export default {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    // A comment for ESLint is ESLint's, so that each linter can say which of its own is not needed.
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'error',
  },
  // What Git ignores it leaves out by itself.
  ignorePatterns: ['packages/api-client/src/generated/'],
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...Object.fromEntries(inherited),
        ...templates({ allowNumber: true }),
        'typescript/switch-exhaustiveness-check': 'error',
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      },
    },
    // A number put into words is written as the language of the page writes numbers.
    { files: ['**/*.messages.ts'], rules: templates({ allowNumber: false }) },
  ],
};
