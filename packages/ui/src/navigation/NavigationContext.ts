import { createContext, useContext } from 'react';

/** How the app moves between pages. `UiProvider` provides it; without one, links load pages. */
export interface Navigation {
  /** Moves to a path inside the app without loading a page. */
  readonly navigate?: ((path: string) => void) | undefined;
  /** Turns the app's path into the address a link shows. */
  readonly useHref: (path: string) => string;
}

export const NavigationContext = createContext<Navigation>({ useHref: (path) => path });

/** For plain links in places where React Aria's `Link` is too slow: the rows of a table. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
