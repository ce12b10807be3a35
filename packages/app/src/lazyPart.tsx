import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { awaitedChunk } from './awaitedChunk';

/**
 * A part of a page in a chunk of its own. One that does not arrive is asked for again as long as it is to be
 * shown, because a chunk lost in a tunnel must not take a part away for the rest of the visit.
 *
 * @param load Fetches the part when it is first shown.
 * @param Otherwise Shown while the part has not arrived after a try; by default nothing, so that the page itself stays.
 * @param pending Shown during the first try.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = Nothing,
  pending: ReactNode = null,
): ComponentType<Props> {
  const part = awaitedChunk(load);
  return function LazyPart(props) {
    const Part = useSyncExternalStore(part.subscribe, part.get);
    if (Part === undefined) return pending;
    return Part === null ? <Otherwise {...props} /> : <Part {...props} />;
  };
}

function Nothing() {
  return null;
}
