import { createBrowserRouter, RouterContextProvider, type RouteObject } from 'react-router-dom';
import type { GuardPorts } from './features/guard/guard';
import { guard } from './features/guard/guard';
import { loadChunk } from './features/page/loadChunk';
import { RouteError } from './features/page/RouteError';
import { Frame } from './frame/Frame';
import { routeTable, type RouteName } from './routeTable';
import { servicesContext, type Services } from './services';
import { Starting } from './frame/Starting';

/** What a route's module gives the router. */
type RouteModule = Pick<RouteObject, 'loader' | 'handle'> & {
  readonly Component: NonNullable<RouteObject['Component']>;
};

/** Each screen's code, fetched when a navigation leads there. The compiler requires one for every route. */
const screens: Readonly<Record<RouteName, () => Promise<RouteModule>>> = {
  WelcomePage: () => import('./routes/welcome/route'),
  Projects: () => import('./routes/projectList/route'),
  SignIn: () => import('./routes/signIn/route'),
  SignUp: () => import('./routes/signUp/route'),
  ValidateOtp: () => import('./routes/validateOtp/route'),
  PasswordResetInit: () => import('./routes/passwordResetInit/route'),
  PasswordResetFinish: () => import('./routes/passwordResetFinish/route'),
  ChangePassword: () => import('./routes/changePassword/route'),
  NewProject: () => import('./routes/newProject/route'),
  NewProjectAudience: () => import('./routes/projectAudience/createRoute'),
  EditProjectAudience: () => import('./routes/projectAudience/editRoute'),
  NewProjectDetails: () => import('./routes/projectDetails/createRoute'),
  EditProjectDetails: () => import('./routes/projectDetails/editRoute'),
  PreviewProject: () => import('./routes/previewProject/route'),
  ProjectOverview: () => import('./routes/projectOverview/route'),
  AddUpdate: () => import('./routes/projectOverview/updates/addUpdateRoute'),
  Accessibility: () => import('./routes/staticPages/accessibilityRoute'),
  Acknowledgement: () => import('./routes/staticPages/acknowledgementRoute'),
  Cookies: () => import('./routes/staticPages/cookiesRoute'),
  PrivacyPolicy: () => import('./routes/staticPages/privacyPolicyRoute'),
  TermsAndConditions: () => import('./routes/staticPages/termsRoute'),
  Faqs: () => import('./routes/staticPages/faqsRoute'),
  PrivacyNotice: () => import('./routes/privacyNotice/route'),
  MonitorDashboard: () => import('./routes/monitorDashboard/route'),
  MonitorResearchers: () => import('./routes/monitorResearchers/route'),
  MonitorProjects: () => import('./routes/monitorProjects/route'),
  AdminDashboard: () => import('./routes/adminDashboard/route'),
  ReviewProject: () => import('./routes/adminDashboard/review/reviewRoute'),
  AddEditResearcher: () => import('./routes/addResearcher/route'),
  EditResearcher: () => import('./routes/editResearcher/route'),
  Settings: () => import('./routes/settings/route'),
};

/**
 * A screen within a boundary of its own. The loader fetches its code, and not React Router, which asks for the
 * code of a route only once: a screen lost in a tunnel would stay lost until a reload. Code that is here
 * arrives at once.
 */
export function screenRoute(path: string, load: () => Promise<RouteModule>): RouteObject {
  let screen: RouteModule | undefined;
  const handle = {};
  const route: RouteObject = {
    path,
    async loader(given) {
      screen = await loadChunk(load);
      Object.assign(handle, screen.handle);
      return typeof screen.loader === 'function' ? screen.loader(given) : null;
    },
    Component: () => screen && <screen.Component />,
    handle,
  };
  return { ErrorBoundary: RouteError, children: [route] };
}

/** The routes of the whole site: each a chunk of its own, each with a boundary of its own. */
export function createRoutes(guardPorts: GuardPorts): RouteObject[] {
  return [
    {
      Component: Frame,
      HydrateFallback: Starting,
      ErrorBoundary: RouteError,
      children: [
        {
          // Inside the frame, which stays in view when the guard fails because the server does not answer.
          ErrorBoundary: RouteError,
          middleware: [guard(guardPorts)],
          children: [
            ...routeTable.map(({ path, name }) => screenRoute(path, screens[name])),
            // Never shown: the guard sends every unknown path elsewhere (OPEN-19).
            { path: '*', Component: () => null },
          ],
        },
      ],
    },
  ];
}

export function createAppRouter(services: Services, guardPorts: GuardPorts) {
  return createBrowserRouter(createRoutes(guardPorts), {
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
}
