import { asc } from 'drizzle-orm';
import { recolorCategories } from '../category/index.ts';
import { auditContext, audited } from '../database/audit-context.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { wakeHousekeeping } from '../housekeeping/wake.ts';
import { recolorOtas } from '../ota/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { colorRemoval } from '../schema/color-removal.ts';
import { colors } from './colors.ts';
import { recolorStatuses } from './status-colors.ts';

/**
 * Gives another colour to what uses one: of very many categories to the first ones. Returns whether those were all. They
 * are locked before the colour (`resource/lock-order.test.ts`).
 */
export async function replaceUses(
  context: WriteContext,
  id: string,
  replaceBy: string,
): Promise<boolean> {
  const wereAll = await recolorCategories(context, id, replaceBy);
  await recolorOtas(context, id, replaceBy);
  await recolorStatuses(context, id, replaceBy);
  return wereAll;
}

/** Takes a locked colour from the palette, and removes it once no category has it. */
export async function beginRemoval(
  { db, actor }: WriteContext,
  colorId: string,
  replaceBy: string,
): Promise<void> {
  await db
    .insert(colorRemoval)
    .values({ colorId, replaceBy, by: actor.userId, audit: auditContext() })
    .onConflictDoNothing();
  wakeHousekeeping(db);
}

/** Goes on with removals, a slice of categories at a time. Part of the housekeeping. */
export function finishColorRemovals(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  return inSlices(progress, async () => {
    const removal = await nextRemoval(db);
    if (removal) await removeSlice(db, now, removal);
    return removal?.colorId;
  });
}

type Removal = typeof colorRemoval.$inferSelect;

async function nextRemoval(db: Database): Promise<Removal | undefined> {
  const [removal] = await db
    .select()
    .from(colorRemoval)
    .orderBy(asc(colorRemoval.colorId))
    .limit(1);
  return removal;
}

function removeSlice(
  db: Database,
  now: Date,
  { colorId, replaceBy, by, audit }: Removal,
): Promise<void> {
  return audited(audit, () =>
    inTransaction(db, async (tx) => {
      const context = { db: tx, actor: { scope: PLATFORM, userId: by }, now };
      if (!(await replaceUses(context, colorId, replaceBy))) return;
      const row = await colors.lockIfFound(context, colorId);
      if (row) await colors.remove(context, row);
    }),
  );
}
