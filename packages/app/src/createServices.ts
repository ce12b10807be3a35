import { ApiError, createApiClient, type ApiClientOptions } from '@sounding/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { brand } from './brand';
import type { GuardPorts } from './features/guard/guard';
import { createKeptWork } from './features/projectInHand/keptWork';
import { projectStorageKey } from './features/projectInHand/storageKey';
import { InterruptionStore, whereabouts } from './features/session/interruption';
import { SessionStore } from './features/session/sessionStore';
import type { Services } from './services';

interface ServiceOptions {
  readonly storage: Storage;
  readonly fetch?: ApiClientOptions['fetch'];
  /** A call was refused because the session is over. */
  readonly onSessionEnded: () => void;
  /** A call was refused because the user agreement has not been accepted. */
  readonly onAgreementRequired: () => void;
  /** The guard could not learn who this is. */
  readonly onUnreachable: () => void;
}

/** Makes what routes stand on, and what the guard asks. */
export function createServices(options: ServiceOptions): {
  services: Services;
  guardPorts: GuardPorts;
} {
  const session = new SessionStore(options.storage);
  const interruption = new InterruptionStore(options.storage);
  const keptWork = createKeptWork(() => session.get().login);
  const clientOptions: ApiClientOptions = {
    productName: brand.productName,
    getToken: () => session.get().authenticationToken,
    fetch: options.fetch,
  };
  const endSession = () => {
    expire(session, interruption);
    options.onSessionEnded();
  };
  const api = createApiClient({
    ...clientOptions,
    onUnauthorised(token) {
      if (token !== undefined && token === session.get().authenticationToken) endSession();
    },
  });
  const queryClient = createQueryClient(() => {
    session.setAgreement(false);
    options.onAgreementRequired();
  });
  forgetWithSession({ session, storage: options.storage, queryClient });

  return {
    services: { api, storage: options.storage, queryClient, session, interruption, keptWork },
    // The guard decides by itself where nobody goes, so its client tells of no refusal.
    guardPorts: createGuardPorts(createApiClient(clientOptions), {
      session,
      interruption,
      onUnreachable: options.onUnreachable,
    }),
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
      queries: {
        // A refusal stays a refusal; only a lost connection is worth a second try.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && error.isNetworkError,
        refetchOnWindowFocus: false,
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
    // Also where no page has asked for the project in hand.
    if (next.login !== login) storage.removeItem(projectStorageKey);
    ({ authenticationToken, login } = next);
  });
}

/** The session has ended by itself: whoever signs in again comes back to where they are now. */
function expire(session: SessionStore, interruption: InterruptionStore): void {
  const { login } = session.get();
  if (login !== null) interruption.keep({ login, ...whereabouts() });
  session.expire();
}

interface GuardSources extends Pick<Services, 'session' | 'interruption'> {
  readonly onUnreachable: () => void;
}

function createGuardPorts(
  api: Services['api'],
  { session, interruption, onUnreachable }: GuardSources,
): GuardPorts {
  return {
    async askRole(signal) {
      try {
        return await api.getRole({ signal });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        if (session.get().authenticated) expire(session, interruption);
        return null;
      }
    },
    askAgreement: (signal) => api.getUserAgreement({ signal }),
    knownAgreement: () => session.get().acceptedUserAgreement,
    remember(role, hasAcceptedAgreement) {
      session.setRole(role);
      session.setAgreement(hasAcceptedAgreement);
    },
    onUnreachable,
  };
}
