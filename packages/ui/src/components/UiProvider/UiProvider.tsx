import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { NavigationContext } from '../../navigation';
import '../../styles';

/** The themes that a person can choose; `system` follows the device, including its contrast setting. */
export type Theme = 'system' | 'light' | 'dark' | 'high-contrast';

export interface UiProviderProps {
  /** The router's own navigate function, which moves to a path inside the app without loading a page. */
  navigate: (path: string) => void;
  /** Turns a path of the app into the address that a link shows. Only needed below a base path. */
  useHref?: ((path: string) => string) | undefined;
  /** The theme that the person chose. Without it, `data-theme` on `<html>` stays as it is. */
  theme?: Theme | undefined;
  /** The language of the page, for React Aria's own words, numbers and dates. Default: `en-GB`. */
  locale?: string | undefined;
  /** The whole app. */
  children: ReactNode;
}

/** Wraps the app once, and provides the theme, the language and the router that links use. */
export function UiProvider({
  navigate,
  useHref,
  theme,
  locale = 'en-GB',
  children,
}: UiProviderProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    // Otherwise the mark is left alone: it may be somebody else's, or the server's.
    else if (theme) dataset['theme'] = theme;
  }, [theme]);

  const navigation = useMemo(
    () => ({ navigate, useHref: useHref ?? ((path: string) => path) }),
    [navigate, useHref],
  );

  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
        <NavigationContext value={navigation}>{children}</NavigationContext>
      </RouterProvider>
    </I18nProvider>
  );
}
