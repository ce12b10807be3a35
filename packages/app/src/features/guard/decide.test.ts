import { describe, expect, test } from 'vitest';
import type { Role } from '@sounding/domain/account';
import { pageAt, routeTable } from '../../routeTable';
import { decide } from './decide';

const homes = {
  ROLE_RESEARCHER: '/',
  ROLE_MONITOR_RESEARCHER: '/dashboard',
  ROLE_ADMIN: '/admin',
} as const satisfies Record<Role, string>;

/** The public list of section 2, written out again so that the route table is held to it. */
const publicPages = [
  '/welcome',
  '/signin',
  '/signup',
  '/account/reset/init',
  '/account/reset/finish',
  '/cookies',
  '/signin/validate-otp',
  '/privacy-policy',
  '/acknowledgement',
  '/accessibility',
  '/terms-and-conditions',
  '/faqs',
];

const researcherPages = [
  '/',
  '/new-project',
  '/new-project-audience',
  '/new-project-details',
  '/preview-project',
  '/project-overview/:id',
  '/add-update/:id',
  '/edit-project/:id',
  '/edit-project-audience/:id',
];
const monitorPages = ['/dashboard', '/dashboard/researchers', '/dashboard/projects'];
const adminPages = [
  '/admin',
  '/admin/add-researcher',
  '/admin/edit-researcher/:id',
  '/admin/settings',
  // Beyond the specification's table.
  '/admin/review-project/:id',
];
/** Every role's, and beyond the specification's table (OPEN-97). */
const accountPages = ['/account/change-password'];
const allPages = routeTable.map(({ path }) => path as string);

test('a path is found whatever its case and with a slash at its end', () => {
  expect(pageAt('/Project-Overview/12/')?.name).toBe('ProjectOverview');
  expect(pageAt('/admin/add-researcher')?.name).toBe('AddEditResearcher');
  expect(pageAt('/no-such-page')).toBeNull();
});

function visit(path: string, role: Role | null, hasAcceptedAgreement = true) {
  return decide({ page: pageAt(path.replace(':id', '12')), role, hasAcceptedAgreement });
}

test('the route table holds exactly the pages of the specification, one to review a project and one to change a password', () => {
  expect(allPages.toSorted()).toEqual(
    [
      ...[...publicPages, ...researcherPages, ...monitorPages, ...adminPages],
      ...[...accountPages, '/privacy-notice'],
    ].sort(),
  );
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
