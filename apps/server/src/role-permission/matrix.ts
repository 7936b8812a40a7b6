import {
  effectivePermissions,
  type Grantable,
  KEEPER_PERMISSIONS,
  type RoleGrants,
} from '@booking/api-client/contract';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { inSet, type RoleSet } from './roles.ts';

type Override = Pick<RoleGrants, 'permissions' | 'denied'>;
type Granted = ReadonlyMap<string, readonly Grantable[]>;
type Overrides = ReadonlyMap<string, ReadonlyMap<string, Override>>;

/**
 * Permissions of roles before or after a save: by the template, and by the institutions that have something otherwise.
 */
export interface Matrix {
  readonly granted: Granted;
  readonly overrides: Overrides;
  /** The names of renamed roles by those that some still have (`rename.ts`). */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Reads what the roles of a template permit, in all of its institutions or in one. */
export async function readMatrix(
  db: Database,
  { templateId, institutionId }: RoleSet,
): Promise<Matrix> {
  const defaults = await db
    .select({
      role: rolePermission.role,
      formerRole: rolePermission.formerRole,
      permissions: rolePermission.permissions,
    })
    .from(rolePermission)
    .where(inSet({ templateId, institutionId: null }));
  const own = await db
    .select()
    .from(rolePermission)
    .where(
      institutionId === null
        ? and(eq(rolePermission.templateId, templateId), isNotNull(rolePermission.institutionId))
        : inSet({ templateId, institutionId }),
    );
  const renamed = new Map(
    defaults.flatMap(({ role, formerRole }) => (formerRole === null ? [] : [[formerRole, role]])),
  );
  const overrides = new Map<string, Map<string, Override>>();
  for (const row of own) {
    const of = overrides.get(row.institutionId ?? '') ?? new Map<string, Override>();
    overrides.set(row.institutionId ?? '', of.set(renamed.get(row.role) ?? row.role, row));
  }
  const granted = new Map(defaults.map((row) => [row.role, row.permissions]));
  return { granted, overrides, renamed };
}

/** Returns the permissions of a role in an institution. */
export function permittedIn(
  { granted, overrides }: Matrix,
  institutionId: string | null,
  role: string,
): ReadonlySet<Grantable> {
  const override = overrides.get(institutionId ?? '')?.get(role);
  return effectivePermissions({
    granted: granted.get(role) ?? null,
    permissions: override?.permissions ?? null,
    denied: override?.denied ?? null,
  });
}

function mayManage(matrix: Matrix, institutionId: string | null, role: string): boolean {
  const permitted = permittedIn(matrix, institutionId, role);
  return KEEPER_PERMISSIONS.every((permission) => permitted.has(permission));
}

/** Whether a role could manage users and roles before, and can’t after, anywhere. */
function takesFrom(before: Matrix, after: Matrix): boolean {
  const takes = (institutionId: string | null, role: string) =>
    mayManage(before, institutionId, role) && !mayManage(after, institutionId, role);
  const isAnywhere = [...before.granted.keys()].some((role) => takes(null, role));
  // Elsewhere it is as in the template.
  return (
    isAnywhere ||
    [...before.overrides, ...after.overrides].some(([institutionId, own]) =>
      [...own.keys()].some((role) => takes(institutionId, role)),
    )
  );
}

/**
 * Refuses a save after which no one of an institution could manage its users and roles, although someone could before.
 *
 * @throws HttpError `BUSINESS_RULE`
 */
export async function requireManagers(
  db: Database,
  set: RoleSet,
  before: Matrix,
  after: Matrix,
): Promise<void> {
  // All people of a template are looked at only where a role manages no more.
  if (!takesFrom(before, after)) return;
  const people = await db
    .selectDistinct({ institutionId: institution.id, name: institution.name, role: appUser.role })
    .from(appUser)
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .where(
      and(
        set.institutionId === null
          ? eq(institution.templateId, set.templateId)
          : eq(institution.id, set.institutionId),
        ne(appUser.status, 'Inactive'),
        inArray(appUser.role, [...before.granted.keys(), ...after.renamed.keys()]),
      ),
    );
  const changes = new Map<string, { name: string; before: boolean; after: boolean }>();
  for (const { institutionId, name, role: usedName } of people) {
    const role = after.renamed.get(usedName) ?? usedName;
    const change = changes.get(institutionId) ?? { name, before: false, after: false };
    change.before ||= mayManage(before, institutionId, role);
    change.after ||= mayManage(after, institutionId, role);
    changes.set(institutionId, change);
  }
  for (const change of changes.values()) {
    if (!change.before || change.after) continue;
    const message = `No one in ${change.name} could manage users and roles. Keep at least one active user who can.`;
    throw new HttpError('BUSINESS_RULE', {
      message,
      errors: [{ path: 'roles', code: 'no_keeper', message }],
    });
  }
}
