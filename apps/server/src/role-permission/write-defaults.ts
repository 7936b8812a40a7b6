import {
  BASE_PERMISSIONS,
  type Grantable,
  PLATFORM_ROLES,
  ROLES_MAX,
  readAs,
} from '@booking/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { fieldError, HttpError } from '../http-error.ts';
import { refuseUsed } from '../resource/uses.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { beginRename, renameOverrides } from './rename.ts';
import { type RoleRow, roleRows } from './roles.ts';
import { differs, requireWhole, type Save, type SavedRole } from './saved-role.ts';

/**
 * Writes roles of a template. Returns whether anything differs.
 *
 * @param homes The institutes of the template; undefined for a large number of them, where a rename goes on after the
 * call.
 */
export async function writeDefaults(
  call: Save,
  stored: readonly RoleRow[],
  renamed: ReadonlyMap<string, string>,
  homes: readonly string[] | undefined,
): Promise<boolean> {
  const { body } = call;
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
      const formerRole = renamed.has(row.role) && !homes ? row.role : undefined;
      await roleRows.update(call, row, { ...fields, permissions, formerRole });
      if (formerRole !== undefined) await beginRename(call, row, fields.role);
      isChanged = true;
    }
  }
  for (const [from, to] of renamed) await renameOverrides(call, homes ?? [], from, to);
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
    stored.some((roleRow) => roleRow !== row && namesOf(roleRow).includes(read));
  if (isTaken) {
    throw fieldError('DUPLICATE', `${path}.role`, 'Another role has this name.', 'taken');
  }
}

/** A name that some still have while a role is renamed is its own. */
function namesOf({ role, formerRole }: RoleRow): readonly string[] {
  return formerRole === null ? [readAs(role)] : [readAs(role), readAs(formerRole)];
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

/** Every role has these. */
function withBase(permissions: readonly Grantable[]): readonly Grantable[] {
  return [...new Set([...permissions, ...BASE_PERMISSIONS])];
}
