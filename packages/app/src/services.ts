import type { Api } from '@sounding/api-client';
import type { Brand } from '@sounding/domain/product';
import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, useContext } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router-dom';
import type { DraftInHand } from './features/draftInHand/draftInHand';
import type { ProjectInHand } from './features/projectInHand/projectInHand';
import type { InterruptionStore } from './features/session/interruption';
import type { SessionExpiry } from './features/session/sessionExpiry';
import type { SessionStore } from './features/session/sessionStore';
import type { KeptWork } from './keptWork/keptWork';
import type { TabStorage } from './keptWork/tabStorage';
import type { ServerClock } from './serverClock';

/** The services that routes use: made once in `main.tsx`, and anew in every test. */
export interface Services {
  readonly api: Api;
  /** For what is past or ahead; a component asks with `useNow`. */
  readonly clock: ServerClock;
  /** Storage that lasts as long as the tab. */
  readonly storage: TabStorage;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly interruption: InterruptionStore;
  readonly sessionExpiry: SessionExpiry;
  /** Unsaved projects. */
  readonly keptProjects: KeptWork<ProjectInHand>;
  /** Unsaved updates, questions and texts of reports. */
  readonly keptDrafts: KeptWork<DraftInHand>;
  readonly analytics: Brand['analytics'];
}

/** For loaders: `context.get(servicesContext)`. */
export const servicesContext = createRouterContext<Services>();

const ServicesContext = createReactContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** For components. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('ServicesProvider is missing above this component.');
  return services;
}

declare module 'react-router-dom' {
  interface Future {
    v8_middleware: true;
  }
}

/** The arguments of a loader that ours need. */
export interface LoaderArguments {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<RouterContextProvider>;
}
