import { useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigate,
  useSearchParams,
  type NavigateOptions,
} from 'react-router-dom';
import { keepPlace } from './features/page/waysBack';

/** Null or an empty string removes the parameter from the address. */
export type SearchChanges = Readonly<Record<string, string | null>>;

/**
 * Reads and changes the query of the address, parameter by parameter. A change keeps the scroll position, so
 * that the control that was used stays in view, unless the navigation has a state of its own.
 */
export function useAddressSearch() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const askedFor = useAskedFor();
  const go = (next: URLSearchParams, options?: NavigateOptions) =>
    void navigate(`?${next.toString()}`, { state: keepPlace, ...options });
  return {
    search,
    /** Changes some parameters. The others keep their values in the address or the navigation under way. */
    change: (changes: SearchChanges, options?: NavigateOptions) => {
      const next = askedFor();
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      go(next, options);
    },
    /** Replaces the whole query by these parameters. */
    replaceBy: (parts: Readonly<Record<string, string>>) => go(new URLSearchParams(parts)),
  };
}

/**
 * Returns the query of the navigation under way within this page, or else of the address. A second
 * change may come before the first one is rendered. Only the router itself knows at once where it navigates;
 * its hooks know one render later.
 */
function useAskedFor(): () => URLSearchParams {
  const context = useContext(DataRouterContext);
  if (context === null) throw new Error('There is no router above this component.');
  const { router } = context;
  return () => {
    const { location, navigation } = router.state;
    const ahead = navigation.location;
    const asked = ahead?.pathname === location.pathname ? ahead : location;
    return new URLSearchParams(asked.search);
  };
}
