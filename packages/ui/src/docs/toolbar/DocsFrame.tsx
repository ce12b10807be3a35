import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { usePrefersDark } from './usePrefersDark';
import { docsTheme } from './docsTheme';
import { handDown } from './inherit';
import { reduceMotion } from './reduceMotion';
import { useToolbars } from './useToolbars';

/** A page of the documentation in the looks that the toolbars ask for. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const choices = useToolbars(context.channel);
  const { theme, motion } = choices;
  const prefersDark = usePrefersDark();
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark);

  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  useLayoutEffect(() => handDown(choices), [choices]);

  useLayoutEffect(() => reduceMotion(motion === 'reduce'), [motion]);

  return (
    // Anew with other choices, so that examples in pages of their own follow too.
    <DocsContainer key={JSON.stringify(choices)} context={context} theme={docsTheme(isDark)}>
      {children}
    </DocsContainer>
  );
}
