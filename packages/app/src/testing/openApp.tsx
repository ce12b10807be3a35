import { useLayoutEffect } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createServices } from '../createServices';
import { projectStoreOf } from '../features/projectInHand/projectStoreOf';
import { SessionStore } from '../features/session/sessionStore';
import { paths } from '../paths';
import { Providers } from '../providers';
import { createRoutes } from '../router';
import { servicesContext, type Services } from '../services';
import { fakeServer, problem, type Answers } from './fakeServer';

interface Visitor {
  readonly role: 'ROLE_RESEARCHER' | 'ROLE_MONITOR_RESEARCHER' | 'ROLE_ADMIN';
  /** True by default. */
  readonly hasAcceptedAgreement?: boolean;
}

interface AppOptions {
  /** Who is signed in; by default nobody. */
  readonly visitor?: Visitor;
  readonly answers?: Answers;
  /** Earlier pages of this visit, oldest first. */
  readonly history?: readonly string[];
  /** None by default, as in the product as shipped. */
  readonly analytics?: Services['analytics'];
  /** The time by the server's clock, if it is not the browser's. */
  readonly serverNow?: () => Date;
}

/** The whole app at a path, with a network that answers as it is told. */
export async function openApp(
  path: string,
  { visitor, answers = {}, history = [], analytics, serverNow }: AppOptions = {},
) {
  const server = fakeServer(
    {
      'GET /account/role': () => visitor?.role ?? problem(401),
      'GET /account/researcher/accepted-user-agreement': () =>
        visitor?.hasAcceptedAgreement ?? true,
      ...answers,
    },
    serverNow,
  );
  if (visitor) new SessionStore(sessionStorage).start('a-token', 'ada.byron@sounding.example');
  const { services, guardPorts } = createServices({
    storage: sessionStorage,
    analytics,
    fetch: server.fetch,
    onAgreementRequired: () => void router.navigate(paths.privacyNotice),
  });
  let drawn: string | undefined;
  const note = (key: string) => {
    drawn = key;
  };
  const routes = [{ element: <Drawn onDrawn={note} />, children: createRoutes(guardPorts) }];
  const router = createMemoryRouter(routes, {
    initialEntries: [...history, path],
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
  onTestFinished(async () => {
    // A page stores its unsaved work when it goes. Wait for that write, so that nothing of this test is
    // written during the next one.
    await cleanup();
    projectStoreOf(services).clear();
    await Promise.all([services.keptProjects.list(), services.keptDrafts.list()]);
  });
  const screen = await render(
    <Providers services={services} navigate={(to) => void router.navigate(to)}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    screen,
    router,
    services,
    server,
    /** The current path and query, marked as not drawn yet until React has rendered that page. */
    address: () => {
      const { key, pathname, search } = router.state.location;
      return `${pathname}${search}${key === drawn ? '' : ' (not drawn yet)'}`;
    },
  };
}

/** Reports which history entry is rendered, since the router's location changes before React renders it. */
function Drawn({ onDrawn }: { onDrawn: (key: string) => void }) {
  const { key } = useLocation();
  useLayoutEffect(() => onDrawn(key), [key, onDrawn]);
  return <Outlet />;
}
