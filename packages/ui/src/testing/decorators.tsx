import type { Decorator } from '@storybook/react-vite';
import { UiProvider, type Theme } from '../components/UiProvider';

const themes: readonly Theme[] = ['system', 'light', 'dark', 'high-contrast'];

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Puts every story into the provider that apps use; Storybook's toolbar chooses the theme. */
export const withUi: Decorator = (Story, { globals }) => {
  const theme: unknown = globals['theme'];
  return (
    // A story stands alone, so a link inside it leads nowhere.
    <UiProvider navigate={() => undefined} theme={isTheme(theme) ? theme : 'light'}>
      <Story />
    </UiProvider>
  );
};
