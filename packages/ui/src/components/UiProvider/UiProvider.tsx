import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { NavigationContext } from '../../navigation';
import '../../styles';

/** The looks a person can choose; `system` follows the device, contrast wish included. */
export type Theme = 'system' | 'light' | 'dark' | 'high-contrast';

export interface UiProviderProps {
  /** Moves to a path inside the app without loading a page: the router's own navigate function. */
  navigate: (path: string) => void;
  /** Turns the app's path into the address a link shows; only needed below a base path. */
  useHref?: ((path: string) => string) | undefined;
  /** The person's choice of looks. */
  theme?: Theme | undefined;
  /** The language of the page, for React Aria's own words, numbers and dates; en-GB unless said. */
  locale?: string | undefined;
  /** The whole app. */
  children: ReactNode;
}

/** Stands once around the app: looks, language and the router that links use. */
export function UiProvider({
  navigate,
  useHref,
  theme = 'system',
  locale = 'en-GB',
  children,
}: UiProviderProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') {
      delete root.dataset['theme'];
    } else {
      root.dataset['theme'] = theme;
    }
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
