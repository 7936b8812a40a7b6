import type { User } from '@booking/api-client';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import { templates } from './institutes.ts';
import { hasWords, present } from './mock-rows.ts';
import { aUser } from './users.ts';

const AT = '2026-01-05T04:30:00.000Z';

/** The calls about users over some in memory, close enough to the server for a screen to work. */
export function userCalls(first: readonly User[]) {
  let rows = [...first];
  const find = (id: string) => rows.find(({ _id }) => _id === id);
  const write = (stored: User, change: Partial<User>) => {
    const next = { ...stored, ...change, __v: stored.__v + 1 };
    rows = rows.map((row) => (row._id === stored._id ? next : row));
    return next;
  };
  return {
    'user.list': ({ input }) => {
      const { page, limit } = input;
      return pageOf(
        rows.filter((row) => matches(row, input)),
        { page, limit },
      );
    },
    'user.create': ({ input: { institution, password, ...fields } }) => {
      if (rows.some(({ email }) => email === fields.email)) {
        const message = 'This email address is already in use.';
        return failure('DUPLICATE', { errors: [{ path: 'email', code: 'taken', message }] });
      }
      const [template] = templates;
      const { permissions, preferences, mustSetUpTwoFactor, actedBy, ...base } = aUser({
        role: fields.role,
        ...(institution && { template: template?.name }),
      });
      const newUser: User = {
        ...base,
        ...present(fields),
        _id: 'f'.repeat(24),
        status: 'Invited',
        lastLoginAt: null,
        invitedAt: AT,
      };
      rows = [newUser, ...rows];
      return newUser;
    },
    'user.update': ({ id, input: { __v, action, institution, ...change } }) => {
      const stored = find(id);
      if (!stored) return failure('NOT_FOUND');
      if (__v !== undefined && __v !== stored.__v) {
        return failure('VERSION_CONFLICT', { data: stored });
      }
      return write(stored, {
        ...present(change),
        ...(action === 'unlock' && { lockedUntil: null }),
        ...(action === 'resendInvitation' && { invitedAt: new Date().toISOString() }),
      });
    },
    'user.resetTwoFactor': ({ id }) => {
      const stored = find(id);
      return stored ? write(stored, { hasTwoFactor: false }) : failure('NOT_FOUND');
    },
    'user.updatePassword': ({ id }) => {
      const stored = find(id);
      return stored
        ? write(stored, { status: 'Active', mustChangePassword: true })
        : failure('NOT_FOUND');
    },
  } satisfies Resolvers;
}

type ListInput = Parameters<NonNullable<Resolvers['user.list']>>[0]['input'];

function matches(row: User, { search = '', ...input }: ListInput): boolean {
  const { _id, role, status, institution, isLocked } = input;
  const text = `${row.firstName} ${row.lastName} ${row.email}`;
  return (
    hasWords(text, search) &&
    (_id?.includes(row._id) ?? true) &&
    (role?.includes(row.role) ?? true) &&
    (status?.includes(row.status) ?? true) &&
    (institution?.includes(row.institution?._id ?? '') ?? true) &&
    (isLocked === undefined || isLocked === (row.lockedUntil !== null)) &&
    (input['lastLoginAt[exists]'] ?? row.lastLoginAt !== null) === (row.lastLoginAt !== null)
  );
}
