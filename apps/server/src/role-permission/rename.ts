import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { renameRole } from '../account/store.ts';
import { auditContext, audited } from '../database/audit-context.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { wakeHousekeeping } from '../housekeeping/wake.ts';
import { HttpError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { roleRename } from '../schema/role-rename.ts';
import { institution } from '../schema/tenant.ts';
import { renameAudiences } from '../whatsapp/index.ts';
import type { RoleRow } from './roles.ts';
import type { Save } from './saved-role.ts';

/*
 * Users, messages, and what institutes have otherwise, say their role by its name. The call that renames one gives all of
 * them the new name, where the template has few institutes. Where it has many, the role keeps its former name beside the
 * new one, by which those are still its own that the housekeeping has not reached: it goes through the institutes, a slice
 * at a time. Until then no one else can have the former name, and the role is neither renamed again nor removed.
 */

/** Institutes in one transaction. */
export const RENAMED_AT_ONCE = 50;

/** The next institutes of a template, at most one more than one transaction takes. */
export async function nextHomes(db: Database, templateId: string, after = ''): Promise<string[]> {
  const rows = await db
    .select({ id: institution.id })
    .from(institution)
    .where(and(eq(institution.templateId, templateId), gt(institution.id, after)))
    .orderBy(asc(institution.id))
    .limit(RENAMED_AT_ONCE + 1);
  return rows.map(({ id }) => id);
}

/** Gives the users of a role in some institutes, and the messages to them, its new name. */
export async function renameIn(
  context: WriteContext,
  homes: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  if (homes.length === 0) return;
  await renameRole(context, homes, from, to);
  await renameAudiences(context, homes, from, to);
}

/** Renames the role in the overrides of institutes. */
export async function renameOverrides(
  { db }: WriteContext,
  homes: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  if (homes.length === 0) return;
  await db
    .update(rolePermission)
    .set({ role: to })
    .where(and(inArray(rolePermission.institutionId, [...homes]), eq(rolePermission.role, from)));
}

/** Begins a rename of a locked role, which has the new name already. It goes on after the call. */
export async function beginRename(
  { db, actor }: WriteContext,
  { id: roleId, templateId, role: oldName }: RoleRow,
  newName: string,
): Promise<void> {
  const by = actor.userId;
  await db
    .insert(roleRename)
    .values({ roleId, templateId, oldName, newName, by, audit: auditContext() });
  wakeHousekeeping(db);
}

/** Refuses what has to wait for renames that are under way. The set is locked. @throws HttpError `UNAVAILABLE` */
export async function requireRenamed(
  { db, body }: Save,
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  const { template: templateId, institution: home, roles = [], removed = [] } = body;
  const underWay = await db
    .select({ id: rolePermission.id, role: rolePermission.role })
    .from(rolePermission)
    .where(
      and(
        eq(rolePermission.templateId, templateId),
        isNull(rolePermission.institutionId),
        isNotNull(rolePermission.formerRole),
      ),
    );
  const mustWait = underWay.some(({ id, role }) =>
    home === undefined || home === null
      ? renamed.has(role) || removed.includes(id)
      : roles.some((saved) => saved.role === role),
  );
  if (!mustWait) return;
  throw new HttpError('UNAVAILABLE', { headers: { 'Retry-After': '10' }, isExpected: true });
}

/** Gives all institutes the names of renamed roles. Part of the housekeeping. */
export function finishRoleRenames(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  return inSlices(progress, async () => {
    const rename = await nextRename(db);
    if (rename) await renameSlice(db, now, rename);
    return rename?.roleId;
  });
}

type Rename = typeof roleRename.$inferSelect;

async function nextRename(db: Database): Promise<Rename | undefined> {
  const [rename] = await db.select().from(roleRename).orderBy(asc(roleRename.roleId)).limit(1);
  return rename;
}

/** Another process that does the same waits for the rows, and then finds nothing of the slice left. */
function renameSlice(db: Database, now: Date, rename: Rename): Promise<void> {
  const { roleId, templateId, oldName, newName, reached, by, audit } = rename;
  return audited(audit, () =>
    inTransaction(db, async (tx) => {
      const context = { db: tx, actor: { scope: PLATFORM, userId: by }, now };
      const homes = await nextHomes(tx, templateId, reached);
      const slice = homes.slice(0, RENAMED_AT_ONCE);
      await renameIn(context, slice, oldName, newName);
      await renameOverrides(context, slice, oldName, newName);
      const ours = and(eq(roleRename.roleId, roleId), eq(roleRename.reached, reached));
      if (homes.length > RENAMED_AT_ONCE) {
        await tx
          .update(roleRename)
          .set({ reached: slice.at(-1) ?? reached })
          .where(ours);
        return;
      }
      await tx
        .update(rolePermission)
        .set({ formerRole: null })
        .where(and(eq(rolePermission.id, roleId), eq(rolePermission.formerRole, oldName)));
      await tx.delete(roleRename).where(ours);
    }),
  );
}
