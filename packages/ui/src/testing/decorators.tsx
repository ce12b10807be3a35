import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Stack } from '../components/Layout';
import { UiProvider, type Theme } from '../components/UiProvider';
import { ForcedColoursNote } from '../docs/toolbar/ForcedColoursNote';
import { reduceMotion } from '../docs/toolbar/reduceMotion';
import { readChoices } from '../docs/toolbar/toolbars';
import { WrittenFrom } from '../docs/toolbar/WrittenFrom';

const themes: readonly Theme[] = ['system', 'light', 'dark', 'high-contrast'];

function isTheme(value: string): value is Theme {
  return themes.some((theme) => theme === value);
}

/**
 * Puts every story into the provider that apps use; Storybook's toolbars choose theme, motion and direction.
 */
export const withUi: Decorator = (Story, { globals }) => {
  const { theme, motion, forcedColours, direction } = readChoices(globals);
  return (
    // A story stands alone, so a link inside it leads nowhere.
    <UiProvider navigate={() => undefined} theme={isTheme(theme) ? theme : 'light'}>
      <Seen isStill={motion === 'reduce'} locale={direction}>
        {forcedColours === 'explained' ? (
          <Stack gap="separate">
            <ForcedColoursNote />
            <Story />
          </Stack>
        ) : (
          <Story />
        )}
      </Seen>
    </UiProvider>
  );
};

/** A page in a language read from the right, also for components that read the locale. */
export const fromTheRight: Decorator = (Story) => (
  <I18nProvider locale="he-IL">
    <div dir="rtl">
      <Story />
    </div>
  </I18nProvider>
);

interface SeenProps {
  isStill: boolean;
  locale: string;
  children: ReactNode;
}

function Seen({ isStill, locale, children }: SeenProps) {
  useLayoutEffect(() => {
    if (!isStill) return undefined;
    reduceMotion(true);
    return () => reduceMotion(false);
  }, [isStill]);
  return <WrittenFrom locale={locale}>{children}</WrittenFrom>;
}
