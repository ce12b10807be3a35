import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { docsTheme } from './docsTheme';
import { fitFrames } from './fitFrames';
import { handDown } from './inherit';
import { reduceMotion } from './reduceMotion';
import { useSystemLook } from './useSystemLook';
import { useToolbars } from './useToolbars';

/** A page of the documentation in the looks that the toolbars ask for. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const choices = useToolbars(context.channel);
  const { theme, motion } = choices;
  const asSystem = useSystemLook();
  const look =
    theme === 'dark' || theme === 'high-contrast' || theme === 'light' ? theme : asSystem;

  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  useLayoutEffect(() => handDown(choices), [choices]);

  useLayoutEffect(fitFrames, []);

  useLayoutEffect(() => reduceMotion(motion === 'reduce'), [motion]);

  return (
    // Anew with other choices, so that examples in pages of their own follow too.
    <DocsContainer key={JSON.stringify(choices)} context={context} theme={docsTheme(look)}>
      {children}
    </DocsContainer>
  );
}
