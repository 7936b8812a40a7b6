import { and, eq, ne } from 'drizzle-orm';
import type { RawJson } from '../database/document.ts';
import { fieldError } from '../http-error.ts';
import { institutions } from '../institution/index.ts';
import { versionConflict } from '../resource/version-conflict.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { template } from '../schema/template.ts';
import { type Matrix, permittedIn, readMatrix, requireManagers } from './matrix.ts';
import { nextHomes, RENAMED_AT_ONCE, renameIn, requireRenamed } from './rename.ts';
import { inSet, type RoleSet, readSet } from './roles.ts';
import type { Save } from './saved-role.ts';
import { writeDefaults } from './write-defaults.ts';
import { writeOverrides } from './write-overrides.ts';

/** Saves roles of a template, or what an institution has otherwise, and returns the whole set. */
export async function saveRoles(call: Save): Promise<RawJson> {
  const { body, db } = call;
  const set: RoleSet = { templateId: body.template, institutionId: body.institution ?? null };
  if (set.institutionId === null) requirePlatform(call);
  // Users are locked before what they belong to, and that before its roles (`resource/lock-order.test.ts`).
  const renamed = set.institutionId === null ? await renamedRoles(call) : new Map<string, string>();
  const readHomes = async () => (renamed.size > 0 ? nextHomes(db, set.templateId) : []);
  let homes = await readHomes();
  // Where there are more, the rename goes on after the call.
  const isAtOnce = homes.length <= RENAMED_AT_ONCE;
  if (isAtOnce) await giveNames(call, homes, renamed);
  await lockScope(call, set);
  const stored = await db
    .select()
    .from(rolePermission)
    .where(inSet(set))
    .orderBy(rolePermission.id)
    .for('update');
  await requireRenamed(call, renamed);
  // Who was given a role between the first look and the locks. From here on, that waits.
  homes = await readHomes();
  if (isAtOnce) await giveNames(call, homes, renamed);
  const version = stored[0]?.version ?? 0;
  if (body.__v !== undefined && body.__v !== version) {
    throw await versionConflict(call, await readSet(call, set), rolePermission, inSet(set));
  }
  const before = await readMatrix(db, set);
  const isChanged =
    set.institutionId === null
      ? await writeDefaults(call, stored, renamed, isAtOnce ? homes : undefined)
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
async function giveNames(
  call: Save,
  homes: readonly string[],
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [from, to] of renamed) await renameIn(call, homes, from, to);
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
    renamed,
  };
}
