import type { HeldKind } from '@booking/api-client/contract';
import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isoInstant } from '../database/document.ts';
import { log } from '../log.ts';
import { housekeepingHold } from '../schema/housekeeping.ts';
import { institution } from '../schema/tenant.ts';

/**
 * Usual number of affected institutes: at most a share of all institutes, in percent, or a number where that is more.
 */
export interface Usual {
  readonly share: number;
  readonly least: number;
}

/** How long what someone has confirmed holds: a run that fails in the middle goes on. */
const CONFIRMED_MS = 86_400_000;

/**
 * Whether a run of the housekeeping must hold an action back, since it affects far more institutes than usual, as when
 * a clock is wrong, and no one has confirmed it. Actions that wait are shown in the platform's settings.
 */
export async function isHeldBack(
  db: Database,
  kind: HeldKind,
  count: number,
  { share, least }: Usual,
  now: Date,
): Promise<boolean> {
  const isKind = eq(housekeepingHold.kind, kind);
  const most = count <= least ? least : Math.max(least, await shareOfInstitutes(db, share));
  if (count <= most) {
    await db.delete(housekeepingHold).where(isKind);
    return false;
  }
  const [hold] = await db.select().from(housekeepingHold).where(isKind);
  const { confirmedAt = null } = hold ?? {};
  if (confirmedAt && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS) return false;
  const at = hold && !confirmedAt ? hold.at : now;
  const held = { count, most, at, confirmedAt: null };
  await db
    .insert(housekeepingHold)
    .values({ kind, ...held })
    .onConflictDoUpdate({ target: housekeepingHold.kind, set: held });
  log('warn', 'housekeeping.held', { kind, count, most });
  return true;
}

/** All institutes are counted only where enough are due for the share to matter. */
async function shareOfInstitutes(db: Database, share: number): Promise<number> {
  const all = await db.$count(institution);
  const closed = await db.$count(institution, eq(institution.status, 'Closed'));
  return Math.ceil(((all - closed) * share) / 100);
}

/** Confirms the actions that wait: the next run does them. */
export async function confirmHolds(db: Database, now: Date): Promise<void> {
  await db
    .update(housekeepingHold)
    .set({ confirmedAt: now })
    .where(isNull(housekeepingHold.confirmedAt));
}

/** Actions that wait for a confirmation, as JSON inside a statement. */
export const heldDocument: SQL = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'kind', ${housekeepingHold.kind}, 'count', ${housekeepingHold.count},
    'most', ${housekeepingHold.most}, 'at', ${isoInstant(housekeepingHold.at)})
    order by ${housekeepingHold.kind}), '[]'::jsonb)
  from ${housekeepingHold} where ${housekeepingHold.confirmedAt} is null)`;
