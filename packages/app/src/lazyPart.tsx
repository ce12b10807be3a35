import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page in a chunk of its own.
 *
 * @param load Fetches the part, when it is first to be shown.
 * @param Otherwise Stands in its place when it does not arrive; nothing unless given, so that no page
 *   is lost with it.
 * @param pending Stands in its place until it arrives.
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
