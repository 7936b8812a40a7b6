import type { User } from '@booking/api-client';
import { OWNER } from '@booking/api-client/facts';
import { aUser, superAdmin } from './users.ts';

/** A user of an institute, with a test's overrides. */
export function someone(values: Partial<User>): User {
  const { permissions, preferences, mustSetUpTwoFactor, actedBy, ...user } = aUser({
    role: 'Manager',
    template: 'Hospitality',
  });
  return { ...user, ...values };
}

/** Someone who is active, invited, locked and inactive, and the viewer. */
export const listedUsers: readonly User[] = [
  someone({ _id: '1'.repeat(24), firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@lake.example' }),
  someone({
    _id: '2'.repeat(24),
    firstName: 'Mina',
    lastName: 'Das',
    email: 'mina@lake.example',
    role: 'Front Desk',
    status: 'Invited',
    lastLoginAt: null,
  }),
  someone({
    _id: '3'.repeat(24),
    firstName: 'Dev',
    lastName: 'Rao',
    email: 'dev@lake.example',
    hasTwoFactor: true,
    lockedUntil: '2099-01-01T00:00:00.000Z',
  }),
  someone({
    _id: '4'.repeat(24),
    firstName: 'Asha',
    lastName: 'Mehta',
    email: 'asha@lake.example',
    role: OWNER,
    status: 'Inactive',
  }),
  superAdmin,
];
