import { useLayoutEffect, type PropsWithChildren } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { initialGlobals } from './toolbars';

/** What it holds in the language and direction that the toolbar asks for. */
export function WrittenFrom({ locale, children }: PropsWithChildren<{ locale: string }>) {
  if (locale === initialGlobals.direction) return children;
  return (
    <I18nProvider locale={locale}>
      <WholePage>{children}</WholePage>
    </I18nProvider>
  );
}

/** Dialogs and menus are outside the story's own element, so the whole page takes the direction. */
function WholePage({ children }: PropsWithChildren) {
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
