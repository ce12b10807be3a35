import { useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigate,
  useSearchParams,
  type NavigateOptions,
} from 'react-router-dom';
import { keepPlace } from './features/page/waysBack';

/** Null, like no text at all, takes a part out of the address. */
export type SearchChanges = Readonly<Record<string, string | null>>;

/**
 * What stands behind the question mark of the address: read as it is, changed part by part. The page stays
 * where it is then, with the control that was used in view, unless a state of its own says otherwise.
 */
export function useAddressSearch() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const askedFor = useAskedFor();
  const go = (next: URLSearchParams, options?: NavigateOptions) =>
    void navigate(`?${next.toString()}`, { state: keepPlace, ...options });
  return {
    search,
    /** Changes some parts and leaves the others as they are, or as they were just asked for. */
    change: (changes: SearchChanges, options?: NavigateOptions) => {
      const next = askedFor();
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      go(next, options);
    },
    /** Leaves nothing but these parts. */
    replaceBy: (parts: Readonly<Record<string, string>>) => go(new URLSearchParams(parts)),
  };
}

/**
 * The guard asks the server before an address holds. Whoever changes two things in a row, in whichever
 * parts of the page, changes the second on top of the first, which no render shows yet: only the
 * router itself knows where it is heading, and its hooks tell that a render later.
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
