import { fullName } from '../../../contract/facts/user.ts';
import type { CurrentUser, User } from '../../../contract/schemas/user.ts';
import type { UserRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import type { Caller } from '../world-call.ts';
import { named } from './viewer.ts';

export function userDocument(
  store: Store,
  { institutionId, password, preferences, twoFactor, ...row }: UserRow,
): User {
  const home = store.institutions.find(institutionId);
  const institution = home && {
    ...named(home),
    code: home.code,
    status: home.status,
    template: named(store.templates.get(home.templateId)),
  };
  return { ...row, hasTwoFactor: twoFactor !== null, institution: institution ?? null };
}

export function currentUserDocument(
  store: Store,
  { user, permissions, actedBy }: Caller,
): CurrentUser {
  return {
    ...userDocument(store, user),
    actedBy,
    mustSetUpTwoFactor: mustSetUpTwoFactor(store, user),
    // Someone who acts as them need not, and may not.
    ...(actedBy && { mustChangePassword: false, mustSetUpTwoFactor: false }),
    permissions: [...permissions],
    preferences: user.preferences,
  };
}

/** Whether the settings require a second factor of a role. */
export function requiresTwoFactor(store: Store, role: string): boolean {
  return store.platform
    .all()
    .some(({ security }) => security?.twoFactorRoles?.includes(role) ?? false);
}

/** Whether someone can do little else before they have set a second factor up. */
export function mustSetUpTwoFactor(store: Store, { role, twoFactor }: UserRow): boolean {
  return twoFactor === null && requiresTwoFactor(store, role);
}

/** Someone, and how to reach them. */
export function contactOf(user: UserRow | undefined) {
  if (!user) return null;
  const { _id, email, phone } = user;
  return { _id, name: fullName(user), email, phone };
}
