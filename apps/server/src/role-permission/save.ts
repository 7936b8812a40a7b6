import {
  BASE_PERMISSIONS,
  type Grantable,
  neededBy,
  PLATFORM_ROLES,
  ROLES_MAX,
  readAs,
} from '@booking/api-client/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { renameRole } from '../account/store.ts';
import type { RawJson } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { institutions } from '../institution/store.ts';
import { refuseUsed } from '../resource/uses.ts';
import { versionConflict } from '../resource/version-conflict.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { template } from '../schema/template.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { allowanceOf, missingFeature, refuseUnentitled } from '../subscription/allowance.ts';
import { renameAudiences } from '../whatsapp/audiences.ts';
import { type Matrix, permittedIn, readMatrix, requireManagers } from './matrix.ts';
import { inSet, type RoleRow, type RoleSet, readSet, roleRows } from './roles.ts';

type Save = Call<'rolePermission', 'save'>;
type SavedRole = NonNullable<Save['body']['roles']>[number];

/** Saves roles of a template, or what an institution has otherwise, and returns the whole set. */
export async function saveRoles(call: Save): Promise<RawJson> {
  const { body, db } = call;
  const set: RoleSet = { templateId: body.template, institutionId: body.institution ?? null };
  if (set.institutionId === null) requirePlatform(call);
  // Users are locked before what they belong to, and that before its roles (`resource/lock-order.test.ts`).
  const renamed = set.institutionId === null ? await renamedRoles(call) : new Map<string, string>();
  await giveNames(call, renamed);
  await lockScope(call, set);
  const stored = await db
    .select()
    .from(rolePermission)
    .where(inSet(set))
    .orderBy(rolePermission.id)
    .for('update');
  // Who was given a role between the first look and the locks. From here on, that waits.
  await giveNames(call, renamed);
  const version = stored[0]?.version ?? 0;
  if (body.__v !== undefined && body.__v !== version) {
    throw await versionConflict(call, await readSet(call, set), rolePermission, inSet(set));
  }
  const before = await readMatrix(db, set);
  const isChanged =
    set.institutionId === null
      ? await writeDefaults(call, stored, renamed)
      : await writeOverrides(call, set.institutionId, stored, before);
  if (isChanged) {
    const after = await readMatrix(db, set);
    requireAllowed(call, set, before, after);
    await requireManagers(db, set, withNames(before, renamed), after);
    // Saved as one, so all have the version of the change. Those that it has written have it already.
    await db
      .update(rolePermission)
      .set({ version: version + 1 })
      .where(and(inSet(set), ne(rolePermission.version, version + 1)));
  }
  return readSet(call, set);
}

function requirePlatform({ actor }: Save): void {
  if (actor.scope.kind === 'platform') return;
  throw fieldError(
    'FORBIDDEN',
    'institution',
    'Only platform staff can change the roles of a template.',
  );
}

/** Locks what the roles belong to, so that those who save them wait for one another. */
async function lockScope(call: Save, { templateId, institutionId }: RoleSet): Promise<void> {
  const { db } = call;
  if (institutionId !== null) {
    const row = await institutions.lockIfFound(call, institutionId);
    if (!row) throw fieldError('VALIDATION', 'institution', 'Institute not found.', 'not_found');
    if (row.templateId === templateId) return;
    throw fieldError('VALIDATION', 'template', 'The institute has another template.');
  }
  const [roleRow] = await db
    .select({ id: template.id })
    .from(template)
    .where(eq(template.id, templateId))
    .for('no key update');
  if (!roleRow) throw fieldError('VALIDATION', 'template', 'Template not found.', 'not_found');
}

/** Returns the new names of roles by their old ones. */
async function renamedRoles(call: Save): Promise<Map<string, string>> {
  const { db, body } = call;
  const stored = await db
    .select({ id: rolePermission.id, role: rolePermission.role })
    .from(rolePermission)
    .where(inSet({ templateId: body.template, institutionId: null }));
  const renamed = new Map<string, string>();
  for (const { _id, role } of body.roles ?? []) {
    const before = stored.find(({ id }) => id === _id)?.role;
    if (before !== undefined && before !== role) renamed.set(before, role);
  }
  return renamed;
}

/** Gives the users of renamed roles, and the messages to them, the new names. */
async function giveNames(call: Save, renamed: ReadonlyMap<string, string>): Promise<void> {
  for (const [from, to] of renamed) {
    await renameRole(call, call.body.template, from, to);
    await renameAudiences(call, call.body.template, from, to);
  }
}

/** Writes roles of a template. Returns whether anything differs. */
async function writeDefaults(
  call: Save,
  stored: readonly RoleRow[],
  renamed: ReadonlyMap<string, string>,
): Promise<boolean> {
  const { body, db } = call;
  const { template: templateId, roles = [], removed = [] } = body;
  for (const [at, id] of removed.entries()) {
    const row = stored.find((row) => row.id === id);
    if (!row) throw fieldError('VALIDATION', `removed.${at}`, 'Role not found.', 'not_found');
    await removeRole(call, row);
  }
  const left = stored.filter(({ id }) => !removed.includes(id));
  const count = left.length + roles.filter(({ _id }) => _id === undefined).length;
  if (count > ROLES_MAX && count > stored.length) {
    throw fieldError('BUSINESS_RULE', 'roles', `A template can have up to ${ROLES_MAX} roles.`);
  }
  let isChanged = removed.length > 0;
  for (const [at, saved] of roles.entries()) {
    const path = `roles.${at}`;
    const { _id, denied, ...fields } = saved;
    const permissions = saved.permissions && withBase(saved.permissions);
    if (denied?.length) {
      throw fieldError('VALIDATION', `${path}.denied`, 'Only an institute can deny permissions.');
    }
    const row = _id === undefined ? undefined : left.find(({ id }) => id === _id);
    if (_id !== undefined && !row) {
      throw fieldError('VALIDATION', `${path}._id`, 'Role not found.', 'not_found');
    }
    requireName(saved, row, left, path);
    if (permissions) requireWhole(permissions, `${path}.permissions`);
    if (!row) {
      const order = fields.order ?? Math.max(-1, ...left.map((row) => row.order)) + 1;
      await roleRows.insert(call, {
        ...fields,
        templateId,
        order,
        permissions: permissions ?? withBase([]),
      });
      isChanged = true;
    } else if (differs(row, { ...fields, ...(permissions && { permissions }) })) {
      await roleRows.update(call, row, { ...fields, permissions });
      isChanged = true;
    }
  }
  for (const [from, to] of renamed) {
    await db
      .update(rolePermission)
      .set({ role: to })
      .where(and(eq(rolePermission.templateId, templateId), eq(rolePermission.role, from)));
  }
  return isChanged;
}

/** Refuses the names of the platform's own roles, another name for a role of the system, and one that another role has. */
function requireName(
  { role }: SavedRole,
  row: RoleRow | undefined,
  stored: readonly RoleRow[],
  path: string,
): void {
  if (row?.isSystem && row.role !== role) {
    throw fieldError('BUSINESS_RULE', `${path}.role`, 'This role can’t be renamed.');
  }
  // A role gives power, so no name of one is read as another's, in whatever letters.
  const read = readAs(role);
  const isTaken =
    PLATFORM_ROLES.some((name) => readAs(name) === read) ||
    stored.some((roleRow) => roleRow !== row && readAs(roleRow.role) === read);
  if (isTaken) {
    throw fieldError('DUPLICATE', `${path}.role`, 'Another role has this name.', 'taken');
  }
}

/** Removes a role that no one has, with what institutions once had otherwise. */
async function removeRole(call: Save, row: RoleRow): Promise<void> {
  const { db } = call;
  if (row.isSystem) throw new HttpError('IN_USE', { message: `${row.role} can’t be deleted.` });
  const ofTemplate = sql`${institution.templateId} = ${row.templateId}`;
  await refuseUsed(db, {
    users: {
      noun: ['user', 'users'],
      names: sql`select ${appUser.firstName} || ' ' || ${appUser.lastName} from ${appUser}
        join ${institution} on ${institution.id} = ${appUser.institutionId}
        where ${ofTemplate} and ${appUser.role} = ${row.role}`,
    },
    messages: {
      noun: ['message', 'messages'],
      names: sql`select ${whatsapp.name} || ' of ' || ${institution.name} from ${whatsapp}
        join ${institution} on ${institution.id} = ${whatsapp.institutionId}
        where ${ofTemplate} and ${whatsapp.audience} ->> 'role' = ${row.role}`,
    },
    institutes: {
      noun: ['institute that has changed it', 'institutes that have changed it'],
      names: sql`select ${institution.name} from ${rolePermission}
        join ${institution} on ${institution.id} = ${rolePermission.institutionId}
        where ${rolePermission.templateId} = ${row.templateId} and ${rolePermission.role} = ${row.role}
          and (${rolePermission.permissions} <> '[]' or ${rolePermission.denied} <> '[]')`,
    },
  });
  const ofRole = and(
    eq(rolePermission.templateId, row.templateId),
    eq(rolePermission.role, row.role),
  );
  await db.delete(rolePermission).where(ofRole);
}

/** Writes what an institution has otherwise. Returns whether anything differs. */
async function writeOverrides(
  call: Save,
  institutionId: string,
  stored: readonly RoleRow[],
  { granted }: Matrix,
): Promise<boolean> {
  const { template: templateId, roles = [], removed = [] } = call.body;
  if (removed.length > 0) {
    throw fieldError('VALIDATION', 'removed', 'Only roles of a template can be deleted.');
  }
  const allowance = await allowanceOf(call.db, institutionId);
  const closed = missingFeature(allowance, 'roles', 'custom roles');
  let isChanged = false;
  for (const [at, saved] of roles.entries()) {
    const path = `roles.${at}`;
    const { role } = saved;
    const ofTemplate = granted.get(role);
    if (!ofTemplate) {
      throw fieldError('VALIDATION', `${path}.role`, 'The template has no such role.', 'not_found');
    }
    for (const name of ['_id', 'description', 'order'] as const) {
      if (saved[name] === undefined) continue;
      throw fieldError('VALIDATION', `${path}.${name}`, 'Only roles of a template can have this.');
    }
    const row = stored.find((row) => row.role === role);
    const override = overrideOf(ofTemplate, saved, row);
    const permitted = new Set([...ofTemplate, ...override.permissions]);
    for (const permission of override.denied) permitted.delete(permission);
    requireWhole([...permitted], `${path}.permissions`);
    const isReset = override.permissions.length + override.denied.length === 0;
    if (row ? !differs(row, override) : isReset) continue;
    // Under another plan, what differs already stays until it is given back to the template.
    if (!isReset) refuseUnentitled(`${path}.permissions`, closed);
    if (row) await roleRows.update(call, row, override);
    else await roleRows.insert(call, { templateId, institutionId, role, ...override });
    isChanged = true;
  }
  return isChanged;
}

/** Only what differs from the template is kept. */
function overrideOf(
  ofTemplate: readonly Grantable[],
  { permissions, denied }: SavedRole,
  row: RoleRow | undefined,
) {
  const isOpen = (permission: Grantable) => !BASE_PERMISSIONS.some((base) => base === permission);
  const taken = (denied ?? row?.denied ?? []).filter(
    (permission) => ofTemplate.includes(permission) && isOpen(permission),
  );
  const added = (permissions ?? row?.permissions ?? []).filter(
    (permission) => !ofTemplate.includes(permission) && isOpen(permission),
  );
  return { permissions: added, denied: taken };
}

/** Every role has these. */
function withBase(permissions: readonly Grantable[]): readonly Grantable[] {
  return [...new Set([...permissions, ...BASE_PERMISSIONS])];
}

/** Refuses a permission without one that it needs. */
function requireWhole(permissions: readonly Grantable[], path: string): void {
  for (const permission of permissions) {
    const missing = neededBy(permission).find((needed) => !permissions.includes(needed));
    if (missing) {
      throw fieldError('BUSINESS_RULE', path, `${permission} needs ${missing} too.`, 'dependency');
    }
  }
}

/** Refuses a change of the own role, of one that permits more than the caller may, and what the caller may not. */
function requireAllowed({ actor, body }: Save, set: RoleSet, before: Matrix, after: Matrix): void {
  if (actor.scope.kind === 'platform') return;
  for (const [at, { role }] of (body.roles ?? []).entries()) {
    const had = permittedIn(before, set.institutionId, role);
    const has = permittedIn(after, set.institutionId, role);
    if (had.size === has.size && [...had].every((permission) => has.has(permission))) continue;
    const refuse = (path: string, message: string, code: string): never => {
      throw fieldError('BUSINESS_RULE', `roles.${at}.${path}`, message, code);
    };
    if (role === actor.role) refuse('role', 'You can’t change your own role.', 'own_role');
    if ([...had].some((permission) => !actor.permissions.has(permission))) {
      refuse('role', 'You can’t change a role with more permissions than you have.', 'above');
    }
    const lacked = [...has].find((permission) => !actor.permissions.has(permission));
    if (lacked) {
      refuse('permissions', `You can’t grant ${lacked}, which you don’t have.`, 'not_held');
    }
  }
}

function withNames({ granted, overrides }: Matrix, renamed: ReadonlyMap<string, string>): Matrix {
  const named = <T>(map: ReadonlyMap<string, T>) =>
    new Map(Array.from(map, ([role, value]) => [renamed.get(role) ?? role, value] as const));
  return {
    granted: named(granted),
    overrides: new Map(Array.from(overrides, ([id, own]) => [id, named(own)] as const)),
  };
}

function differs(row: RoleRow, values: Partial<RoleRow>): boolean {
  return (Object.keys(values) as (keyof RoleRow)[]).some((name) => {
    const [before, next] = [row[name], values[name]];
    if (!Array.isArray(before) || !Array.isArray(next)) {
      return next !== undefined && before !== next;
    }
    return before.length !== next.length || before.some((permission) => !next.includes(permission));
  });
}
