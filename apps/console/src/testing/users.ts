import type { CurrentUser } from '@booking/api-client';
import { BASE_PERMISSIONS, DEFAULT_ROLES, PERMISSIONS } from '@booking/api-client/facts';
import { templates } from './institutes.ts';

const AT = '2026-01-05T04:30:00.000Z';

/** As the server’s roles have them at first. */
function permissionsOf(template: string, role: string): string[] {
  const key = templates.find(({ name }) => name === template)?.key ?? 'tours';
  const match = DEFAULT_ROLES[key].find((row) => row.role === role);
  return [...(match?.permissions ?? BASE_PERMISSIONS)];
}

/** A user of an institution with a template; without one, of the platform. */
export function aUser({
  role,
  template,
  homeType = 'Month',
}: {
  readonly role: string;
  readonly template?: string | undefined;
  readonly homeType?: CurrentUser['homeType'];
}): CurrentUser {
  return {
    _id: 'a'.repeat(24),
    firstName: 'Anjali',
    lastName: 'Menon',
    email: 'anjali@booking.example',
    phone: null,
    role,
    homeType,
    locale: null,
    timezone: null,
    avatar: null,
    mustChangePassword: false,
    hasTwoFactor: false,
    status: 'Active',
    lastLoginAt: AT,
    invitedAt: AT,
    lockedUntil: null,
    institution: template
      ? {
          _id: 'b'.repeat(24),
          name: 'Saffron Trails Travels',
          code: 'SAFFRON',
          status: 'Active',
          template: {
            _id: templates.find(({ name }) => name === template)?._id ?? 'c'.repeat(24),
            name: template,
          },
        }
      : null,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    mustSetUpTwoFactor: false,
    actedBy: null,
    permissions: template ? permissionsOf(template, role) : [...PERMISSIONS],
    preferences: {},
  };
}

export const superAdmin = aUser({ role: 'Super Admin' });

/** A guide of an institution, and a platform user. */
export const someUsers: readonly CurrentUser[] = [
  {
    ...aUser({ role: 'Manager', template: 'Hospitality' }),
    _id: '1'.repeat(24),
    firstName: 'Ravi',
    lastName: 'Lakshman',
    email: 'ravi@lakepichola.example',
  },
  {
    ...aUser({ role: 'Super Admin' }),
    _id: '2'.repeat(24),
    firstName: 'Meera',
    lastName: 'Lakhani',
    email: 'meera@booking.example',
  },
];

/** Has signed in just now, whenever it is read, so that the password is not asked for again: a run of tests may be long. */
export const justSignedIn: CurrentUser = {
  ...superAdmin,
  get lastLoginAt() {
    return new Date().toISOString();
  },
};
