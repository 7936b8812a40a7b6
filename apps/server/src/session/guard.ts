import {
  type CallAccess,
  fullName,
  isPermission,
  isPlatformRole,
  type PartPermission,
} from '@booking/api-client/contract';
import { PLATFORM, type TenantScope } from '../database/scope.ts';
import { HttpError } from '../http-error.ts';
import type { Party } from '../queue/fair-queue.ts';
import { type Permissions, permissionsOf } from './permissions.ts';
import type { LiveSession } from './sessions.ts';

/** Facts about a caller, before it is decided whether they may make a call. */
export type Caller = Omit<LiveSession, 'cookieHash' | 'boundAt' | 'usedGeneration'>;

/** The person who makes a call, and the rows that they may touch. */
export interface Actor {
  readonly userId: string;
  /** The session that the call comes from. */
  readonly familyId: string;
  /** The user of the platform who acts as them; null for themselves. */
  readonly actedById: string | null;
  readonly name: string;
  readonly role: string;
  readonly permissions: Permissions;
  readonly scope: TenantScope;
}

/** Further facts about a call. */
interface Admission {
  /** Permissions that open the call for a part of it. */
  readonly parts?: readonly PartPermission[] | undefined;
  /** It is no GET, and no one's data is another afterwards. */
  readonly changesNothing?: boolean | undefined;
}

/**
 * Decides permission, tenant and state of account and institution for one call, before its handler runs.
 *
 * @throws HttpError when any of the checks fails.
 */
export function admit(
  session: Caller,
  access: CallAccess,
  writes: boolean,
  { parts = [], changesNothing = false }: Admission = {},
): Actor {
  const { role, institutionStatus } = session;
  const isOwnPassword = access === 'ownPassword';
  const isAboutSelf = access === 'self' || isOwnPassword;
  // They learn who they are, so that a page can ask for the password.
  const isOpen = isOwnPassword || (access === 'self' && !writes);
  if (session.actedById !== null && writes && !changesNothing) {
    // The user's own data stay theirs: password, second factor, profile, sessions.
    if (session.isReadOnly || isAboutSelf) throw new HttpError('READ_ONLY_SESSION');
  }
  // Someone who acts as the user has signed in as themselves.
  const isUser = session.actedById === null;
  if (isUser && session.mustChangePassword && !isOpen)
    throw new HttpError('PASSWORD_CHANGE_REQUIRED');
  if (isUser && session.mustSetUpTwoFactor && !isOpen) throw new HttpError('TWO_FACTOR_REQUIRED');
  const permissions = permissionsOf(role, session.institutionId, session);
  if (
    isPermission(access) &&
    ![access, ...parts].some((permission) => permissions.has(permission))
  ) {
    throw new HttpError('FORBIDDEN');
  }
  if (
    writes &&
    !isAboutSelf &&
    (institutionStatus === 'Suspended' || institutionStatus === 'Inactive')
  ) {
    throw new HttpError('INSTITUTION_SUSPENDED');
  }
  return {
    userId: session.userId,
    familyId: session.familyId,
    actedById: session.actedById,
    name: fullName(session),
    role,
    permissions,
    scope: scopeOf(session),
  };
}

/** Returns the party whose turns an actor takes where work waits. */
export function partyOf({ userId, scope }: Pick<Actor, 'userId' | 'scope'>): Party {
  return { user: userId, institution: scope.kind === 'institution' ? scope.id : undefined };
}

/**
 * Refuses to finish what someone was admitted to with rights that they have lost since: with them it was decided what
 * they may change. @throws HttpError `FORBIDDEN`
 */
export function requireStill(before: Actor, { scope, permissions }: Actor): void {
  const isSameScope =
    before.scope.kind === 'platform'
      ? scope.kind === 'platform'
      : scope.kind === 'institution' && scope.id === before.scope.id;
  if (isSameScope && [...before.permissions].every((permission) => permissions.has(permission)))
    return;
  throw new HttpError('FORBIDDEN', { message: 'Your permissions have just changed. Try again.' });
}

/**
 * Everything for the platform's staff, the own institution for its users, nothing for others: a user without an
 * institution and with another role, or one of an institution with a role of the platform.
 */
function scopeOf({ role, institutionId }: Caller): TenantScope {
  const isPlatform = isPlatformRole(role);
  if (isPlatform && institutionId === null) return PLATFORM;
  if (!isPlatform && institutionId !== null) return { kind: 'institution', id: institutionId };
  throw new HttpError('FORBIDDEN');
}
