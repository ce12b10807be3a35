import { describe, expect, test } from 'vitest';
import { roles, type Role } from '@sounding/domain/account';
import { pageAt, routeTable } from '../../routeTable';
import { decide } from './decide';

const homes = {
  ROLE_RESEARCHER: '/',
  ROLE_MONITOR_RESEARCHER: '/dashboard',
  ROLE_ADMIN: '/admin',
} as const satisfies Record<Role, string>;

const anyone = [null, ...roles] as const;
const researchers = ['ROLE_RESEARCHER'] as const;
const monitors = ['ROLE_MONITOR_RESEARCHER'] as const;
const admins = ['ROLE_ADMIN'] as const;

/** The route table of section 2, written out again to check the app's own against it. */
const specified = [
  ['/welcome', 'WelcomePage', anyone, 'ROUTE-01'],
  ['/', 'Projects', researchers, 'ROUTE-02'],
  ['/signin', 'SignIn', anyone, 'ROUTE-03'],
  ['/signup', 'SignUp', anyone, 'ROUTE-04'],
  ['/signin/validate-otp', 'ValidateOtp', anyone, 'ROUTE-05'],
  ['/new-project', 'NewProject', researchers, 'ROUTE-06'],
  ['/new-project-audience', 'NewProjectAudience', researchers, 'ROUTE-07'],
  ['/new-project-details', 'NewProjectDetails', researchers, 'ROUTE-08'],
  ['/preview-project', 'PreviewProject', researchers, 'ROUTE-10'],
  ['/project-overview/:id', 'ProjectOverview', researchers, 'ROUTE-11'],
  ['/add-update/:id', 'AddUpdate', researchers, 'ROUTE-12'],
  ['/edit-project/:id', 'EditProjectDetails', researchers, 'ROUTE-13'],
  ['/edit-project-audience/:id', 'EditProjectAudience', researchers, 'ROUTE-14'],
  ['/privacy-notice', 'PrivacyNotice', roles, 'ROUTE-15'],
  ['/accessibility', 'Accessibility', anyone, 'ROUTE-16'],
  ['/acknowledgement', 'Acknowledgement', anyone, 'ROUTE-16'],
  ['/cookies', 'Cookies', anyone, 'ROUTE-16'],
  ['/privacy-policy', 'PrivacyPolicy', anyone, 'ROUTE-16'],
  ['/terms-and-conditions', 'TermsAndConditions', anyone, 'ROUTE-16'],
  ['/faqs', 'Faqs', anyone, 'ROUTE-16'],
  ['/dashboard', 'MonitorDashboard', monitors, 'ROUTE-17'],
  ['/dashboard/researchers', 'MonitorResearchers', monitors, 'ROUTE-18'],
  ['/dashboard/projects', 'MonitorProjects', monitors, 'ROUTE-19'],
  ['/admin', 'AdminDashboard', admins, 'ROUTE-20'],
  ['/admin/add-researcher', 'AddEditResearcher', admins, 'ROUTE-21'],
  ['/admin/edit-researcher/:id', 'EditResearcher', admins, 'ROUTE-22'],
  ['/admin/settings', 'Settings', admins, 'ROUTE-23'],
  ['/account/reset/init', 'PasswordResetInit', anyone, 'ROUTE-24'],
  ['/account/reset/finish', 'PasswordResetFinish', anyone, 'ROUTE-25'],
] as const;

/** The two pages beyond the specification's table. */
const reviewPage = '/admin/review-project/:id';
const passwordPage = '/account/change-password';

const pagesFor = (who: readonly (Role | null)[]) =>
  specified.flatMap(([path, , entrants]) => (entrants === who ? [path] : []));
const publicPages = pagesFor(anyone);
const researcherPages = pagesFor(researchers);
const monitorPages = pagesFor(monitors);
const adminPages = [...pagesFor(admins), reviewPage];
/** Open to every role (OPEN-97). */
const accountPages = [passwordPage];
const allPages = routeTable.map(({ path }) => path as string);

test('a path is found whatever its case and with a slash at its end', () => {
  expect(pageAt('/Project-Overview/12/')?.name).toBe('ProjectOverview');
  expect(pageAt('/admin/add-researcher')?.name).toBe('AddEditResearcher');
  expect(pageAt('/no-such-page')).toBeNull();
});

function visit(path: string, role: Role | null, hasAcceptedAgreement = true) {
  return decide({ page: pageAt(path.replace(':id', '12')), role, hasAcceptedAgreement });
}

test.each(specified)('%s opens %s to %j alone [%s]', (path, screen, entrants) => {
  expect(pageAt(path.replace(':id', '12'))?.name).toBe(screen);
  expect(anyone.filter((role) => visit(path, role) === null)).toEqual(entrants);
});

test('there are no other pages, such as one for participants, than one to review a project and one to change a password [SCOPE-03]', () => {
  const specifiedPages = specified.map(([path]) => path);
  expect(allPages.toSorted()).toEqual([...specifiedPages, reviewPage, passwordPage].sort());
});

describe('a visitor who is not signed in', () => {
  test.each(publicPages)('opens the public page %s [GUARD-02]', (path) => {
    expect(visit(path, null)).toBeNull();
  });

  test.each([...researcherPages, ...monitorPages, ...adminPages, ...accountPages])(
    'is sent from %s to the welcome page [GUARD-03]',
    (path) => {
      expect(visit(path, null)).toBe('/welcome');
    },
  );

  test('is sent from the privacy notice to the welcome page [GUARD-03, OPEN-15]', () => {
    expect(visit('/privacy-notice', null)).toBe('/welcome');
  });

  test('is sent from an unknown path to the welcome page [GUARD-03, OPEN-19]', () => {
    expect(visit('/no-such-page', null)).toBe('/welcome');
  });
});

describe.each([
  ['ROLE_RESEARCHER', 'GUARD-04'],
  ['ROLE_MONITOR_RESEARCHER', 'GUARD-05'],
] as const)('a signed-in %s who has not accepted the agreement', (role, requirement) => {
  const open = ['/privacy-notice', '/terms-and-conditions'];

  test.each([...allPages.filter((path) => !open.includes(path)), '/no-such-page'])(
    `is sent from %s to the privacy notice [${requirement}, OPEN-17]`,
    (path) => {
      expect(visit(path, role, false)).toBe('/privacy-notice');
    },
  );

  test.each(open)('may stay on %s [GUARD-06]', (path) => {
    expect(visit(path, role, false)).toBeNull();
  });
});

test.each([...allPages])('an admin is never asked for the agreement on %s [GUARD-07]', (path) => {
  expect(visit(path, 'ROLE_ADMIN', false)).toBe(visit(path, 'ROLE_ADMIN', true));
});

describe.each([
  ['ROLE_RESEARCHER', researcherPages, 'GUARD-08'],
  ['ROLE_MONITOR_RESEARCHER', monitorPages, 'GUARD-09'],
  ['ROLE_ADMIN', adminPages, 'GUARD-10'],
] as const)('a signed-in %s', (role, ownPages, requirement) => {
  const allowed = [...ownPages, ...publicPages, ...accountPages, '/privacy-notice'];

  test.each(allowed)('opens %s [OPEN-15, OPEN-18]', (path) => {
    expect(visit(path, role)).toBeNull();
  });

  test.each([...allPages.filter((path) => !allowed.includes(path)), '/no-such-page'])(
    `is sent home from %s [${requirement}, OPEN-19]`,
    (path) => {
      expect(visit(path, role)).toBe(homes[role]);
    },
  );
});
