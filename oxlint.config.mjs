import tseslint from 'typescript-eslint';

/**
 * The type-aware half of the linter (docs/decisions/0016): those rules of typescript-eslint's strict and
 * stylistic sets that need type information, run by a native compiler. ESLint has the rest
 * (eslint.config.js).
 */
const { strictTypeChecked, stylisticTypeChecked, disableTypeChecked } = tseslint.configs;
const askACompiler = new Set(Object.keys(disableTypeChecked.rules));

// There is no such rule in oxlint 1.94, which fails on a name it does not know.
askACompiler.delete('@typescript-eslint/no-unsafe-class-instance-assignment');

const inherited = [...strictTypeChecked, ...stylisticTypeChecked]
  .flatMap(({ rules = {} }) => Object.entries(rules))
  .filter(([name]) => askACompiler.has(name))
  .map(([name, setting]) => [name.replace('@typescript-eslint/', 'typescript/'), setting]);

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

export default {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    // Comments that disable ESLint do not count here, so that each linter can report its own unneeded ones.
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'error',
  },
  // Oxlint leaves out the files that Git ignores by itself.
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
    // A message must format its numbers for the language of the page.
    { files: ['**/*.messages.ts'], rules: templates({ allowNumber: false }) },
  ],
};
