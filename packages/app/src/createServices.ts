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
import type { Services } from './services';

interface ServiceOptions {
  readonly storage: Storage;
  /** The brand's, unless said. */
  readonly analytics?: Services['analytics'] | undefined;
  readonly fetch?: ApiClientOptions['fetch'];
  /** A call was refused because the user agreement has not been accepted. */
  readonly onAgreementRequired: () => void;
}

/** Makes what routes stand on, and what the guard asks. */
export function createServices(options: ServiceOptions): {
  services: Services;
  guardPorts: GuardPorts;
} {
  const session = new SessionStore(options.storage);
  const interruption = new InterruptionStore(options.storage);
  const sessionExpiry = new SessionExpiry(session, interruption);
  const getLogin = () => session.get().login;
  const keptWork = createKeptProjects(getLogin);
  const keptDrafts = createKeptDrafts(getLogin);
  const clientOptions: ApiClientOptions = {
    productName: brand.productName,
    getToken: () => session.get().authenticationToken,
    fetch: options.fetch,
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
      storage: options.storage,
      queryClient,
      session,
      interruption,
      sessionExpiry,
      keptWork,
      keptDrafts,
      analytics: options.analytics ?? brand.analytics,
    },
    // The guard decides by itself where nobody goes, so its client tells of no refusal.
    guardPorts: {
      ...createGuardPorts(createApiClient(clientOptions), session, sessionExpiry),
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
      // Offline a call fails at once and says so; waiting in silence for a connection would not.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // A refusal stays a refusal; only a lost connection is worth a second try.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && error.isNetworkError,
        refetchOnWindowFocus: false,
        // What failed meanwhile comes by itself.
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
    // Also where no page has asked for what is in hand.
    if (next.login !== login) for (const key of Object.values(tabKeys)) storage.removeItem(key);
    ({ authenticationToken, login } = next);
  });
}

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
          // One call that fails leads nobody away from what they write.
          if (isEnded(error) || signal.aborted) throw error;
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

/** The server knows of no such session. */
function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
