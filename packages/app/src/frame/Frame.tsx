import { Header, Link, Page, Stack, type PageWidth } from '@sounding/ui';
import { productFacts } from '@sounding/domain/product';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { brand } from '../brand';
import { ArrivalProvider, useArrivals } from '../features/page/arrival';
import { NavigationStatus } from '../features/page/NavigationStatus';
import { useScrollToTop, WaysBackProvider } from '../features/page/waysBack';
import { useSession } from '../features/session/useSession';
import { isRecord } from '../isRecord';
import { lazyPart } from '../lazyPart';
import { AccountRoom } from './AccountRoom';
import { LogOut, logOutOptions } from './LogOut';
import { paths } from '../paths';
import { useServices } from '../services';
import { SessionNotice } from './SessionNotice';

/** What a route may say about its frame, as `handle`. */
export interface FrameHandle {
  readonly width?: PageWidth;
}

const withoutHeader: readonly string[] = [paths.welcome];
/** Exact paths only, so the two-factor screen at `/signin/validate-otp` has a footer (OPEN-21). */
const withoutFooter: readonly string[] = [paths.welcome, paths.signIn, paths.resetInit];

/** A chunk of its own: the sign-in page has no footer. */
const SiteFooter = lazyPart(async () => (await import('./SiteFooter')).SiteFooter);

/** A chunk of its own: nobody on the sign-in page has an account open. */
const SignedInTools = lazyPart(
  async () => (await import('./SignedInTools')).SignedInTools,
  AccountRoom,
  <AccountRoom />,
);

/** A chunk of its own: few sites have analytics, and only signed-in people can agree to them. */
const UsageAnalytics = lazyPart(async () => (await import('./UsageAnalytics')).UsageAnalytics);

/** The header, the footer and the session's dialogs around every page. */
export function Frame() {
  const { pathname } = useLocation();
  // Compared as the router does, which ignores case and a slash at the end.
  const page = pathname.replace(/\/$/, '').toLowerCase();
  const arrival = useArrivals();
  const waysBack = useScrollToTop();
  const { analytics, session } = useServices();
  const { authenticated } = useSession(session);
  const navigate = useNavigate();

  return (
    <ArrivalProvider value={arrival}>
      <NavigationStatus />
      <SessionNotice />
      <LogOut />
      {authenticated && analytics.address !== '' && <UsageAnalytics />}
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
              onLogOut={() => void navigate(paths.signIn, logOutOptions)}
            >
              {authenticated && <SignedInTools />}
            </Header>
          )
        }
        footer={withoutFooter.includes(page) ? undefined : <SiteFooter />}
      >
        <WaysBackProvider value={waysBack}>
          {withoutFooter.includes(page) ? (
            <Stack gap="section">
              <Outlet />
              {/* The statement can be reached from every page (accessibility.md). */}
              <p>
                <Link href={paths.accessibility} variant="standalone">
                  Accessibility Statement
                </Link>
              </p>
            </Stack>
          ) : (
            <Outlet />
          )}
        </WaysBackProvider>
      </Page>
    </ArrivalProvider>
  );
}

function useFrameHandle(): FrameHandle {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isRecord(handle) ? handle : {};
}
