import type { Role } from '@sounding/domain/account';
import { matchRoutes } from 'react-router-dom';
import { paths } from './paths';

/** Who may enter: anyone, anyone who is signed in, or one role. */
type Access = 'public' | 'signed-in' | Role;

export interface RouteEntry {
  /** As the router matches it; `:id` stands for a number. */
  readonly path: string;
  /** The screen's name in the specification. */
  readonly name: string;
  readonly access: Access;
}

const researcher = 'ROLE_RESEARCHER';
const monitor = 'ROLE_MONITOR_RESEARCHER';
const admin = 'ROLE_ADMIN';

/** The specification's route table, whole (section 2), and two pages more: ReviewProject and ChangePassword. */
export const routeTable = [
  { path: paths.welcome, name: 'WelcomePage', access: 'public' },
  { path: paths.projects, name: 'Projects', access: researcher },
  { path: paths.signIn, name: 'SignIn', access: 'public' },
  { path: paths.signUp, name: 'SignUp', access: 'public' },
  { path: paths.validateOtp, name: 'ValidateOtp', access: 'public' },
  { path: paths.newProject, name: 'NewProject', access: researcher },
  { path: paths.newProjectAudience, name: 'NewProjectAudience', access: researcher },
  { path: paths.newProjectDetails, name: 'NewProjectDetails', access: researcher },
  { path: paths.previewProject, name: 'PreviewProject', access: researcher },
  { path: '/project-overview/:id', name: 'ProjectOverview', access: researcher },
  { path: '/add-update/:id', name: 'AddUpdate', access: researcher },
  { path: '/edit-project/:id', name: 'EditProjectDetails', access: researcher },
  { path: '/edit-project-audience/:id', name: 'EditProjectAudience', access: researcher },
  // Not for visitors, although the table says public: its only action needs a session (OPEN-15).
  { path: paths.privacyNotice, name: 'PrivacyNotice', access: 'signed-in' },
  { path: paths.accessibility, name: 'Accessibility', access: 'public' },
  { path: paths.acknowledgement, name: 'Acknowledgement', access: 'public' },
  { path: paths.cookies, name: 'Cookies', access: 'public' },
  { path: paths.privacyPolicy, name: 'PrivacyPolicy', access: 'public' },
  { path: paths.terms, name: 'TermsAndConditions', access: 'public' },
  { path: paths.faqs, name: 'Faqs', access: 'public' },
  { path: paths.monitorDashboard, name: 'MonitorDashboard', access: monitor },
  { path: paths.monitorResearchers, name: 'MonitorResearchers', access: monitor },
  { path: paths.monitorProjects, name: 'MonitorProjects', access: monitor },
  { path: paths.admin, name: 'AdminDashboard', access: admin },
  { path: paths.addResearcher, name: 'AddEditResearcher', access: admin },
  { path: '/admin/edit-researcher/:id', name: 'EditResearcher', access: admin },
  { path: paths.settings, name: 'Settings', access: admin },
  // An ethics document is judged beside the project that it is for.
  { path: '/admin/review-project/:id', name: 'ReviewProject', access: admin },
  // The page for a call that section 7 names without a screen (OPEN-97).
  { path: paths.changePassword, name: 'ChangePassword', access: 'signed-in' },
  { path: paths.resetInit, name: 'PasswordResetInit', access: 'public' },
  { path: paths.resetFinish, name: 'PasswordResetFinish', access: 'public' },
] as const satisfies readonly RouteEntry[];

export type RouteName = (typeof routeTable)[number]['name'];

const entries: RouteEntry[] = [...routeTable];

/** The page that a path belongs to, matched as the router matches; null for an unknown path. */
export function pageAt(pathname: string): RouteEntry | null {
  return matchRoutes(entries, pathname)?.[0]?.route ?? null;
}
