import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Stack } from '../components/Layout';
import { UiProvider, type Theme } from '../components/UiProvider';
import { ForcedColoursNote } from '../docs/toolbar/ForcedColoursNote';
import { reduceMotion } from '../docs/toolbar/reduceMotion';
import { initialGlobals, readChoices } from '../docs/toolbar/toolbars';

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
  if (locale === initialGlobals.direction) return children;
  return (
    <I18nProvider locale={locale}>
      <WrittenFrom>{children}</WrittenFrom>
    </I18nProvider>
  );
}

/** Dialogs and menus are outside the story's own element, so the whole page takes the direction. */
function WrittenFrom({ children }: { children: ReactNode }) {
  const { direction, locale } = useLocale();
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = { dir: root.dir, lang: root.lang };
    root.dir = direction;
    root.lang = locale;
    return () => {
      root.dir = before.dir;
      root.lang = before.lang;
    };
  }, [direction, locale]);
  return children;
}
