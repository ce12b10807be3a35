import { ApiError, createApiClient, type ApiClientOptions } from '@sounding/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { brand } from './brand';
import { createKeptDrafts } from './features/draftInHand/keptDrafts';
import type { GuardPorts } from './features/guard/guard';
import { createKeptProjects } from './features/projectInHand/keptProjects';
import { InterruptionStore } from './features/session/interruption';
import { SessionExpiry } from './features/session/sessionExpiry';
import { SessionStore } from './features/session/sessionStore';
import { tabKeys } from './keptWork/tabKeys';
import type { TabStorage } from './keptWork/tabStorage';
import { ServerClock } from './serverClock';
import type { Services } from './services';

interface ServiceOptions {
  readonly storage: TabStorage;
  /** By default the brand's. */
  readonly analytics?: Services['analytics'] | undefined;
  readonly fetch?: ApiClientOptions['fetch'];
  /** A call was refused because the user agreement has not been accepted. */
  readonly onAgreementRequired: () => void;
}

/** Makes the services that routes use, and the ports through which the guard asks the server. */
export function createServices(options: ServiceOptions): {
  services: Services;
  guardPorts: GuardPorts;
} {
  const session = new SessionStore(options.storage);
  const interruption = new InterruptionStore(options.storage);
  const sessionExpiry = new SessionExpiry(session, interruption);
  const getLogin = () => session.get().login;
  const keptProjects = createKeptProjects(getLogin);
  const keptDrafts = createKeptDrafts(getLogin);
  const clock = new ServerClock();
  const clientOptions: ApiClientOptions = {
    productName: brand.productName,
    getToken: () => session.get().authenticationToken,
    fetch: options.fetch,
    onAnswer: clock.hear,
  };
  const api = createApiClient({
    ...clientOptions,
    onUnauthorised(token) {
      if (token !== undefined && token === session.get().authenticationToken) {
        sessionExpiry.expire();
      }
    },
  });
  const queryClient = createQueryClient(() => {
    session.setAgreement(false);
    options.onAgreementRequired();
  });
  forgetWithSession({ session, storage: options.storage, queryClient });

  return {
    services: {
      api,
      clock,
      storage: options.storage,
      queryClient,
      session,
      interruption,
      sessionExpiry,
      keptProjects,
      keptDrafts,
      analytics: options.analytics ?? brand.analytics,
    },
    // The guard itself decides what follows a refusal, so its client has no `onUnauthorised`.
    guardPorts: {
      ...createGuardPorts(
        createApiClient({ ...clientOptions, longestWait: longestGuardWait }),
        session,
        sessionExpiry,
      ),
      keepWanted: (path) => interruption.keepWanted(path),
    },
  };
}

function createQueryClient(onAgreementRequired: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.type === '/problems/agreement-required') {
      onAgreementRequired();
    }
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Offline, a call fails at once and the page says so; by default it would wait silently.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // A refusal stays a refusal; only a lost connection is worth a second try.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && error.isNetworkError,
        refetchOnWindowFocus: false,
        // Queries that failed offline are fetched again without a press.
        refetchOnReconnect: true,
      },
    },
  });
}

/** What one person's session held is never shown to the next one at the same browser tab. */
function forgetWithSession({
  session,
  storage,
  queryClient,
}: Pick<Services, 'session' | 'storage' | 'queryClient'>): void {
  let { authenticationToken, login } = session.get();
  session.subscribe(() => {
    const next = session.get();
    if (next.authenticationToken !== authenticationToken) queryClient.clear();
    // Here too, because the stores that hold this work exist only once a page has asked for them.
    if (next.login !== login) for (const key of Object.values(tabKeys)) storage.removeItem(key);
    ({ authenticationToken, login } = next);
  });
}

/** Milliseconds that the guard waits for each small answer; a person waits for their next page meanwhile. */
const longestGuardWait = 20_000;

function createGuardPorts(
  api: Services['api'],
  session: SessionStore,
  sessionExpiry: SessionExpiry,
): Omit<GuardPorts, 'keepWanted'> {
  return {
    holdsSession: () => session.get().authenticationToken !== null,
    async askRole(signal) {
      try {
        return await api.getRole({ signal }).catch((error: unknown) => {
          // A single failed call must not take a person away from what they write, so it is made again,
          // but not after it has waited its whole time.
          if (isEnded(error) || isTimeUp(error) || signal.aborted) throw error;
          return api.getRole({ signal });
        });
      } catch (error) {
        if (!isEnded(error)) throw error;
        sessionExpiry.expire();
        return null;
      }
    },
    askAgreement: (signal) => api.getUserAgreement({ signal }),
    knownAgreement: () => session.get().acceptedUserAgreement,
    remember(role, hasAcceptedAgreement) {
      session.setRole(role);
      session.setAgreement(hasAcceptedAgreement);
    },
  };
}

/** Whether the server no longer knows the session. */
function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the call was given up because no answer came in time. */
function isTimeUp(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.cause instanceof DOMException &&
    error.cause.name === 'TimeoutError'
  );
}
