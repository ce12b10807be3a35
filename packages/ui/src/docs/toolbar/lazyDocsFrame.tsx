import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const Frame = lazy(async () => ({ default: (await import('./DocsFrame')).DocsFrame }));

/** Fetched with the first documentation page, so that no story waits for it. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}
