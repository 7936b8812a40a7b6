import { changedPreferences } from '../../../contract/changed-preferences.ts';
import { isPlatformRole } from '../../../contract/facts/platform-roles.ts';
import { INVITATION_PAUSE_SECONDS, OWNER, SUPER_ADMIN } from '../../../contract/facts/user.ts';
import { fitPreferences } from '../../../contract/schemas/preferences.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { failure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import { overLimit, refuseUnentitled } from '../allowance.ts';
import { currentUserDocument, userDocument } from '../documents/people.ts';
import { settingDocument } from '../documents/settings.ts';
import { type ListOf, listOf } from '../list.ts';
import { fieldFailure, sent } from '../refuse.ts';
import type { UserRow } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store.ts';
import {
  type Caller,
  type CallsOf,
  reached,
  reaches,
  requireVersion,
  type WorldCall,
} from '../world-call.ts';
import { hashOf } from './category-images.ts';
import { type Assignment, requireRank } from './rank.ts';
import { signInCalls } from './sign-in.ts';
import { signInCareCalls } from './sign-in-care.ts';
import { refusePersonal } from './user-password.ts';

const listed: ListOf<User> = {
  search: ({ firstName, lastName, email, phone, institution }) =>
    [firstName, lastName, email, phone, institution?.name, institution?.code].join(' '),
  filters: {
    role: ({ role }) => role,
    status: ({ status }) => status,
    institution: ({ institution }) => institution?._id,
    template: ({ institution }) => institution?.template._id,
    isLocked: ({ lockedUntil }) => lockedUntil !== null,
    lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
  },
  sort: {
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase(),
    createdAt: ({ createdAt }) => createdAt,
    lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
  },
  defaultSort: '-createdAt',
};

export function userCalls(store: Store, sessions: Sessions): CallsOf<'user'> {
  const find = (caller: Caller, id: string) =>
    reached(store.users, caller, id, ({ institutionId }) => institutionId);

  return {
    ...signInCalls(store, sessions),
    ...signInCareCalls(store, sessions),

    list({ input, caller }) {
      const rows = store.users.all().filter(({ institutionId }) => reaches(caller, institutionId));
      return listOf(
        rows.map((row) => userDocument(store, row)),
        input,
        listed,
      );
    },

    create: (call) => userDocument(store, createUser(store, call)),

    me: ({ caller }) => currentUserDocument(store, caller),

    async updateMe({ input, caller, writer }) {
      const { __v, avatar, preferences, ...fields } = input;
      const { user } = caller;
      requireVersion(user, __v, () => currentUserDocument(store, caller), store.users, caller);
      const picture = avatar ? `/files/${await hashOf(avatar)}` : avatar;
      const written = preferences && changedPreferences(user.preferences, preferences);
      if (written && !fitPreferences(written)) {
        const message =
          'You can save up to 50 views per list and 32 kB in total. Remove some saved views.';
        throw fieldFailure('VALIDATION', 'preferences', message, 'too_large');
      }
      // Preferences alone leave the version as it is.
      if (written) store.users.replace({ ...user, preferences: written });
      const stored = store.users.get(user._id);
      const next = store.users.change(stored, { ...fields, avatar: picture }, writer);
      return currentUserDocument(store, { ...caller, user: next });
    },

    update(call) {
      const row = find(call.caller, call.id);
      return userDocument(store, updateUser(store, sessions, call, row));
    },

    updatePassword({ id, input: { password }, caller, writer }) {
      const row = find(caller, id);
      requireRank(
        store,
        caller,
        row,
        'You can’t change someone with more permissions than you have.',
      );
      if (id === caller.user._id) {
        throw failure('BUSINESS_RULE', { message: 'Change your own password in your profile.' });
      }
      refusePersonal('password', password, row);
      sessions.endOf(id);
      const status = row.status === 'Invited' ? 'Active' : row.status;
      const set = { status, password, mustChangePassword: true, lockedUntil: null };
      return userDocument(store, store.users.change(row, set, writer));
    },
  };
}

function createUser(
  store: Store,
  { input, caller, writer }: WorldCall<InputOf<'user.create'>>,
): UserRow {
  const { institution, password = null, homeType, ...fields } = input;
  const institutionId = institution ?? caller.institutionId;
  if (institutionId !== null) {
    const home = store.institutions.find(institutionId);
    if (!home || !reaches(caller, institutionId)) {
      throw fieldFailure('VALIDATION', 'institution', 'Institute not found.');
    }
    if (home.status === 'Closed') throw failure('INSTITUTION_CLOSED');
  } else if (!isPlatformRole(fields.role)) {
    throw fieldFailure('VALIDATION', 'institution', 'Choose an institute.');
  }
  const person = { ...fields, institutionId };
  requireRole(store, person);
  requireRank(store, caller, person, 'You can’t give a role with more permissions than you have.');
  if (institutionId !== null)
    requireSeat(store, institutionId, institution ? 'institution' : 'email');
  if (password !== null) refusePersonal('password', password, person);
  const withPassword = { status: 'Active', password, mustChangePassword: true } as const;
  return store.users.add({
    ...invitedRow(store, writer, { ...person, homeType }),
    ...(password !== null && { ...withPassword, invitedAt: null }),
  });
}

interface Person
  extends Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'role' | 'institutionId'> {
  readonly phone?: string | null | undefined;
  readonly homeType?: UserRow['homeType'] | undefined;
}

/** Someone who is invited, and has no password yet. */
export function invitedRow(store: Store, writer: Writer, person: Person): UserRow {
  const { phone = null, institutionId } = person;
  const usual = institutionId ? settingDocument(store, institutionId).calendar.homeType : 'Month';
  return {
    ...store.fresh(writer),
    ...{ locale: null, timezone: null, avatar: null, status: 'Invited', password: null },
    ...{ mustChangePassword: false, lastLoginAt: null, invitedAt: writer.at, lockedUntil: null },
    ...{ preferences: {}, twoFactor: null, ...person, phone, homeType: person.homeType ?? usual },
  };
}

function updateUser(
  store: Store,
  sessions: Sessions,
  { input, caller, writer, id }: WorldCall<InputOf<'user.update'>>,
  row: UserRow,
): UserRow {
  const { __v, action, institution, status, ...fields } = input;
  requireVersion(row, __v, () => userDocument(store, row), store.users, caller);
  requireRank(store, caller, row, 'You can’t change someone with more permissions than you have.');
  const isSelf = id === caller.user._id;
  const { role = row.role, email = row.email } = fields;
  const institutionId = institution ?? row.institutionId;
  const isMoving = institutionId !== row.institutionId;
  if (isMoving) requireMove(store, caller, row, institutionId);
  if (role !== row.role || isMoving) {
    if (isSelf) throw fieldFailure('BUSINESS_RULE', 'role', 'You can’t change your own role.');
    requireRole(store, { role, institutionId });
    const message = 'You can’t give a role with more permissions than you have.';
    requireRank(store, caller, { role, institutionId }, message);
  }
  if (email !== row.email && isSelf) {
    throw fieldFailure('BUSINESS_RULE', 'email', 'You can’t change your own email address.');
  }
  if (status !== undefined && status !== row.status) checkStatus(caller, row, status);
  const isLeaving = status === 'Inactive' || role !== row.role || isMoving;
  if (row.status === 'Active' && isLeaving) requireOther(store, row, status ? 'status' : 'role');
  if (status === 'Active' && row.status === 'Inactive' && institutionId !== null) {
    requireSeat(store, institutionId, 'status');
  }
  if (action === 'resendInvitation') requireInvitation(row, writer.at);
  if (status === 'Inactive' || isMoving || email !== row.email) sessions.endOf(id);
  // Who was never invited to the end has no password to sign in with.
  const back = row.password === null ? 'Invited' : 'Active';
  return store.users.change(
    row,
    {
      ...sent(fields),
      ...(isMoving && { institutionId }),
      status: status === 'Active' ? back : status,
      ...(action === 'resendInvitation' && { invitedAt: writer.at }),
      ...(action === 'unlock' && { lockedUntil: null }),
    },
    writer,
  );
}

function checkStatus({ permissions, user }: Caller, row: UserRow, status: UserRow['status']): void {
  if (!permissions.has('user.deactivate')) {
    const message = 'You don’t have permission to deactivate users.';
    throw fieldFailure('FORBIDDEN', 'status', message);
  }
  if (row._id === user._id) {
    throw fieldFailure('BUSINESS_RULE', 'status', 'You can’t deactivate your own account.');
  }
  if (row.status !== 'Invited' || status !== 'Active') return;
  const message = 'Invited users become active when they accept the invitation.';
  throw fieldFailure('BUSINESS_RULE', 'status', message);
}

function requireMove(store: Store, caller: Caller, row: UserRow, to: string | null): void {
  const refuse = (message: string) => fieldFailure('BUSINESS_RULE', 'institution', message);
  if (caller.institutionId !== null) throw failure('FORBIDDEN');
  if (!store.institutions.find(to)) {
    throw fieldFailure('VALIDATION', 'institution', 'Institute not found.', 'not_found');
  }
  if (row.institutionId === null) throw refuse('Platform staff belong to no institute.');
  if (store.institutions.all().some(({ ownerId }) => ownerId === row._id)) {
    throw refuse('The owner of an institute stays with it.');
  }
}

/** An institute keeps an active owner, as the platform keeps a Super Admin. */
function requireOther(store: Store, row: UserRow, path: string): void {
  if (row.role !== OWNER && row.role !== SUPER_ADMIN) return;
  const others = store.users
    .all()
    .filter(
      ({ _id, role, status, institutionId }) =>
        _id !== row._id &&
        role === row.role &&
        status === 'Active' &&
        institutionId === row.institutionId,
    );
  if (others.length > 0) return;
  const what =
    row.role === OWNER
      ? 'An institute needs an active owner.'
      : 'The platform needs an active Super Admin.';
  throw fieldFailure('BUSINESS_RULE', path, what);
}

function requireInvitation(row: UserRow, at: string): void {
  if (row.status !== 'Invited' || row.invitedAt === null) {
    throw fieldFailure('BUSINESS_RULE', 'action', 'This user has no open invitation.');
  }
  const waits = INVITATION_PAUSE_SECONDS - (Date.parse(at) - Date.parse(row.invitedAt)) / 1000;
  if (waits > 0) throw failure('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waits) });
}

/** A role of the institution's template, or of the platform. */
function requireRole(store: Store, { role, institutionId }: Assignment): void {
  const home = store.institutions.find(institutionId);
  const isKnown = home
    ? store.roles
        .all()
        .some(
          (row) =>
            row.institutionId === null && row.templateId === home.templateId && row.role === role,
        )
    : isPlatformRole(role);
  if (isKnown) return;
  const message = 'This role isn’t available for the institute’s template.';
  throw fieldFailure('VALIDATION', 'role', message);
}

function requireSeat(store: Store, institutionId: string, path: string): void {
  const own = store.users
    .all()
    .filter((user) => user.institutionId === institutionId && user.status !== 'Inactive');
  const over = overLimit(store, institutionId, 'users', own.length + 1, ['user', 'users']);
  refuseUnentitled(path, over);
}
