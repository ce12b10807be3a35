import { Header, Link, Page, Stack, type PageWidth } from '@sounding/ui';
import { productFacts } from '@sounding/domain/product';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Outlet, type Location, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { brand } from './brand';
import { ArrivalProvider, useArrivals, useScrollToTop } from './features/page/arrival';
import { NavigationStatus } from './features/page/NavigationStatus';
import { useSession } from './features/session/useSession';
import { paths } from './paths';
import { useServices } from './services';

/** What a route may say about its frame, as `handle`. */
export interface FrameHandle {
  readonly width?: PageWidth;
}

const withoutHeader: readonly string[] = [paths.welcome];
/** Matched exactly, so the two-factor screen has a footer (OPEN-21). */
const withoutFooter: readonly string[] = [paths.welcome, paths.signIn, paths.resetInit];

/** A chunk of its own: the sign-in page has no footer. */
const SiteFooter = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./SiteFooter')).SiteFooter };
  } catch {
    // A page without its footer is better than no page.
    return { default: () => null };
  }
});

const logOutState = { isLoggingOut: true } as const;

/** What stands around every page. */
export function Frame() {
  const { pathname } = useLocation();
  const page = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const arrival = useArrivals();
  useScrollToTop();
  const { authenticated } = useSession(useServices().session);
  const navigate = useNavigate();
  useLogOutOnArrival();

  return (
    <ArrivalProvider value={arrival}>
      <NavigationStatus />
      <Page
        width={useFrameHandle().width}
        header={
          withoutHeader.includes(page) ? undefined : (
            <Header
              homeHref={paths.projects}
              productName={brand.productName}
              version={productFacts.versionLabel}
              logo={brand.logo}
              isAuthenticated={authenticated}
              onLogOut={() => void navigate(paths.signIn, { state: logOutState })}
            />
          )
        }
        footer={
          withoutFooter.includes(page) ? undefined : (
            <Suspense fallback={null}>
              <SiteFooter />
            </Suspense>
          )
        }
      >
        {withoutFooter.includes(page) ? (
          <Stack gap="section">
            <Outlet />
            {/* The statement can be reached from every page (accessibility.md). */}
            <p>
              <Link href={paths.accessibility}>Accessibility Statement</Link>
            </p>
          </Stack>
        ) : (
          <Outlet />
        )}
      </Page>
    </ArrivalProvider>
  );
}

/**
 * Logging out is going to the sign-in page and ending the session there: so a page with unsaved work
 * is asked first, as before any other leaving.
 */
function useLogOutOnArrival(): void {
  const location: Location<unknown> = useLocation();
  const { state } = location;
  const isLoggingOut = isRecord(state) && state['isLoggingOut'] === true;
  const { api, session } = useServices();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isLoggingOut) return;
    if (session.get().authenticated) {
      // The browser forgets its session even if the server cannot be told.
      void api.signOut().catch(() => undefined);
      session.end();
    }
    void navigate(paths.signIn, { replace: true });
  }, [api, isLoggingOut, navigate, session]);
}

function useFrameHandle(): FrameHandle {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isRecord(handle) ? handle : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
