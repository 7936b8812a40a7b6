import type { CurrentUser } from '@booking/api-client';
import { PERMISSIONS } from '@booking/api-client/facts';
import { templates } from './institutes.ts';

const AT = '2026-01-05T04:30:00.000Z';

const viewer = ['institution.read', 'report.read'];

/** As the server's roles have them. */
const permissions: Readonly<Record<string, string[]>> & { readonly Viewer: string[] } = {
  Viewer: viewer,
  Manager: [...viewer, 'user.read', 'user.create', 'user.update'],
  Owner: [
    ...viewer,
    'institution.update',
    'user.read',
    'user.create',
    'user.update',
    'user.deactivate',
    'user.resetPassword',
  ],
};

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
    permissions: template ? (permissions[role] ?? permissions.Viewer) : [...PERMISSIONS],
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

/** The password is not asked for again: the sign-in is recent. */
export const justSignedIn = { ...superAdmin, lastLoginAt: new Date().toISOString() };
