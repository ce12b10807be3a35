import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page in a chunk of its own.
 *
 * @param load Fetches the part when it is first shown.
 * @param Otherwise Shown if the part does not arrive; by default nothing, so that the page itself stays.
 * @param pending Shown until the part arrives.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = Nothing,
  pending: ReactNode = null,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({
    default: await load().catch(() => Otherwise),
  }));
  return function LazyPart(props) {
    return (
      <Suspense fallback={pending}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
