import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

interface Described {
  readonly required: boolean;
  readonly type: { name: string; raw?: string; value?: readonly { readonly value: string }[] };
}

/**
 * Removes `undefined` from the type of an optional prop: every optional prop takes it, so the docs page need
 * not say so. The option of react-docgen-typescript would remove the first `undefined` in the type, which may
 * belong to a handler's parameter.
 */
function leaveOutUndefined({ required, type }: Described): void {
  if (required) return;
  const [, inner, plain] = /^(?:\((.+)\)|(.+)) \| undefined$/u.exec(type.name) ?? [];
  type.name = inner ?? plain ?? type.name;
  if (type.value !== undefined)
    type.value = type.value.filter(({ value }) => value !== 'undefined');
}

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // A configuration of its own, so that no library or app output setting leaks in.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    {
      directory: '../packages/ui/src/components',
      files: '**/*.@(mdx|stories.tsx)',
      titlePrefix: 'Components',
    },
    // Welcome, Foundations and Patterns, each under its own title.
    { directory: '../packages/ui/src/docs', files: '**/*.@(mdx|stories.tsx)' },
  ],
  // “Show code” shows components by the names of their functions, and functions by their source, so neither
  // may be minified. Storybook ignores what the file of Vite's configuration says about the build.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { minify: false, rolldownOptions: { output: { keepNames: true } } },
    }),
  // Without the icon, the browser requests a missing one for each example that has a page of its own.
  // Without the style, the placeholder for an example that is being prepared is white in dark mode.
  previewHead: (head) =>
    `${head ?? ''}<link rel="icon" href="./favicon.svg" /><style>:is(.sb-preparing-story, .sb-preparing-docs) { color-scheme: light dark; background-color: Canvas; }</style>`,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads types as TypeScript does, so that an optional text shows as text with a box to type in.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: (prop) => {
        leaveOutUndefined(prop);
        return !prop.parent?.fileName.includes('node_modules');
      },
    },
  },
};

export default config;
