import {
  accessOf,
  isPermission,
  OPENED_BY_PART,
  PERMISSIONS,
} from '../../contract/facts/access.ts';
import {
  effectivePermissions,
  GRANTABLE_PERMISSIONS,
  isGrantable,
} from '../../contract/facts/permissions.ts';
import { isPlatformRole, platformPermissions } from '../../contract/facts/platform-roles.ts';
import { SUPER_ADMIN } from '../../contract/facts/user.ts';
import { parseRoute } from '../../contract/route.ts';
import { type RouteLine, routes } from '../../contract/routes.ts';
import { failure } from '../failure.ts';
import type { CallName } from '../resolver.ts';
import { mustSetUpTwoFactor } from './documents/people.ts';
import type { UserRow } from './row-types.ts';
import type { Sessions } from './sessions.ts';
import type { Store } from './store.ts';
import type { Caller } from './world-call.ts';

/** A request that may make a call. */
interface Asked {
  readonly name: CallName;
  readonly request: Request;
  /** The identifier in the path. */
  readonly id: string;
  /** The email address of who makes the calls that carry no token. */
  readonly signedInAs: string | undefined;
}

/**
 * Decides whether a request may make a call, as the API does before it looks at the input, and says who makes it.
 *
 * @throws MockFailure where it may not.
 */
export function admit(store: Store, sessions: Sessions, { name, request, id, signedInAs }: Asked) {
  const { method, param } = parseRoute(lineOf(name));
  const writes = method !== 'GET';
  const access = accessOf(name);
  const acting = sessions.actingOf(request);
  const caller = access === 'public' ? undefined : callerOf(store, sessions, request, signedInAs);
  if (caller) {
    const isAboutSelf = access === 'self' || access === 'ownPassword';
    const isOpen = access === 'ownPassword' || (access === 'self' && !writes);
    const isRefused = acting && writes && name !== 'user.handOver';
    if (isRefused && (acting.isReadOnly || isAboutSelf)) throw failure('READ_ONLY_SESSION');
    if (!acting && caller.user.mustChangePassword && !isOpen)
      throw failure('PASSWORD_CHANGE_REQUIRED');
    if (!acting && mustSetUpTwoFactor(store, caller.user) && !isOpen)
      throw failure('TWO_FACTOR_REQUIRED');
    const opening = isPermission(access) ? [access, ...(OPENED_BY_PART[name] ?? [])] : [];
    const isPermitted = opening.some((permission) => caller.permissions.has(permission));
    if (opening.length > 0 && !isPermitted) throw failure('FORBIDDEN');
    const status = store.institutions.find(caller.institutionId)?.status;
    const isReadOnly = status === 'Suspended' || status === 'Inactive';
    if (writes && !isAboutSelf && isReadOnly) throw failure('INSTITUTION_SUSPENDED');
  }
  // The token of a link is the only parameter that is no id.
  const isId = param === undefined || param === 'token' || /^[0-9a-f]{24}$/.test(id);
  if (!isId) throw failure('NOT_FOUND');
  const at = writes ? store.tick() : store.now().toISOString();
  return { caller, writer: { at, by: caller?.user._id ?? null } };
}

function callerOf(
  store: Store,
  sessions: Sessions,
  request: Request,
  signedInAs: string | undefined,
): Caller {
  const assumed = store.users.all().find(({ email }) => email === signedInAs);
  const user = sessions.isSigned(request) ? store.users.find(sessions.userOf(request)) : assumed;
  if (user?.status !== 'Active') throw failure('LOGIN_REQUIRED');
  const { institutionId } = user;
  if (isPlatformRole(user.role) !== (institutionId === null)) throw failure('FORBIDDEN');
  const actedBy = sessions.actingOf(request) ?? null;
  return { user, institutionId, permissions: permissionsOf(store, user), actedBy };
}

/** Returns the permissions of someone with a role in an institution, or on the platform. */
export function permissionsOf(
  store: Store,
  { role, institutionId }: Pick<UserRow, 'role' | 'institutionId'>,
): Caller['permissions'] {
  if (institutionId === null) {
    return new Set(
      role === SUPER_ADMIN ? [...PERMISSIONS, ...GRANTABLE_PERMISSIONS] : platformPermissions(role),
    );
  }
  const templateId = store.institutions.find(institutionId)?.templateId;
  const rows = store.roles.all().filter((row) => row.role === role);
  const ofTemplate = rows.find(
    (row) => row.institutionId === null && row.templateId === templateId,
  );
  const own = rows.find((row) => row.institutionId === institutionId);
  return effectivePermissions({
    granted: ofTemplate ? ofTemplate.permissions.filter(isGrantable) : null,
    permissions: own ? own.permissions.filter(isGrantable) : null,
    denied: own ? own.denied.filter(isGrantable) : null,
  });
}

function lineOf(name: string): RouteLine {
  const [group = '', call = ''] = name.split('.');
  const lines: Readonly<Record<string, Readonly<Record<string, RouteLine>>>> = routes;
  const line = lines[group]?.[call];
  if (!line) throw new TypeError(`No call is named ${name}`);
  return line;
}
