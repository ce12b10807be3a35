import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { docsTheme } from './docsTheme';
import { fitFrames } from './fitFrames';
import { handDown } from './inherit';
import { reduceMotion } from './reduceMotion';
import { useSystemLook } from './useSystemLook';
import { useToolbars } from './useToolbars';
import { WrittenFrom } from './WrittenFrom';

/** A documentation page in the theme, motion and direction that the toolbars ask for. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const choices = useToolbars(context.channel);
  const { theme, motion, direction } = choices;
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
    // A new key for new choices, so that framed examples follow them too.
    <WrittenFrom locale={direction}>
      <DocsContainer key={JSON.stringify(choices)} context={context} theme={docsTheme(look)}>
        {children}
      </DocsContainer>
    </WrittenFrom>
  );
}
