import { and, eq, exists, gt, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { readAccount } from '../account/store.ts';
import { readSettings } from '../bkbtr-setting/index.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { appendHistory, institutions, updateInstitution } from '../institution/index.ts';
import { log } from '../log.ts';
import { queueNotice } from '../notice/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { isHeldBack } from '../safeguards/index.ts';
import { subscription } from '../schema/subscription.ts';
import type { StatusReason } from '../schema/tenant.ts';
import { institution } from '../schema/tenant.ts';

/** Institutions of one slice. */
const SLICE = 200;

const NOT_PAID: StatusReason = {
  code: 'nonPayment',
  note: 'The subscription expired unpaid.',
};

/** Whether an institution owes something: one of its subscriptions shows it. */
const owes = (db: Database, ...more: readonly SQL[]) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(subscription)
      .where(
        and(
          eq(subscription.institutionId, institution.id),
          isNotNull(subscription.dueSince),
          ...more,
        ),
      ),
  );

/** Its grace days are over, and no person has activated it since then. */
const isLeftUnpaid = sql`(${subscription.status} = 'Expired'
  and (${institution.statusHistory} -> -1 ->> 'by' is null
    or ${subscription.endedAt} >= ${institution.statusChangedAt}))`;

/** The platform itself has suspended it, for a debt. Manual suspensions are lifted manually. */
const isSuspendedForDebt = and(
  eq(institution.status, 'Suspended'),
  sql`${institution.statusReason} ->> 'code' = 'nonPayment'`,
  sql`${institution.statusHistory} -> -1 ->> 'by' is null`,
);

const isToSuspend = (db: Database) => and(eq(institution.status, 'Active'), owes(db, isLeftUnpaid));

/**
 * The same of a subscription: it shows what its institution owes, which one of all does. Its institution is looked up as a
 * value, so that those who owe nothing are not read.
 */
const isOfOneToSuspend = and(
  isNotNull(subscription.dueSince),
  eq(subscription.status, 'Expired'),
  sql`(select ${institution.status} = 'Active' and ${isLeftUnpaid} from ${institution}
    where ${institution.id} = ${subscription.institutionId})`,
);

const isToActivate = (db: Database) => and(isSuspendedForDebt, not(owes(db)));

/** The institutions whose status does not follow from what they owe. */
const toMove = (db: Database, autoSuspend: boolean) =>
  or(autoSuspend ? isToSuspend(db) : undefined, isToActivate(db));

/**
 * Suspends institutions whose subscription has expired unpaid, if the settings say so, and activates those that have
 * paid again. Each in a transaction of its own, and safe to run at any time and twice. Far more suspensions than usual wait
 * until someone says that they are right.
 */
export async function followPayments(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const { billing, housekeeping } = await readSettings(db);
  const count = billing.autoSuspend ? await db.$count(subscription, isOfOneToSuspend) : 0;
  const isHeld = await isHeldBack(db, 'suspend', count, housekeeping, now);
  await inSlices(progress, async (after) => {
    const toActivate = await db
      .select({ id: institution.id })
      .from(institution)
      .where(and(isToActivate(db), gt(institution.id, after)))
      .orderBy(institution.id)
      .limit(SLICE);
    const toSuspend =
      billing.autoSuspend && !isHeld
        ? await db
            .select({ id: subscription.institutionId })
            .from(subscription)
            .where(and(isOfOneToSuspend, gt(subscription.institutionId, after)))
            .orderBy(subscription.institutionId)
            .limit(SLICE)
        : [];
    const ids = [...toActivate, ...toSuspend].map(({ id }) => id);
    const due = ids.sort().slice(0, SLICE);
    for (const id of due) await followOne(db, now, id);
    return due.at(-1);
  });
}

async function followOne(db: Database, now: Date, id: string): Promise<void> {
  try {
    await inTransaction(db, (tx) =>
      followPayment({ db: tx, actor: { scope: PLATFORM, userId: null }, now }, id),
    );
  } catch (error) {
    // An institution that fails doesn't stop the others.
    log('warn', 'follow-payments', { institution: id, error });
  }
}

/** Moves one institution to the status that follows from what it owes, and tells its owner. */
export async function followPayment(context: WriteContext, id: string): Promise<void> {
  const { db, now } = context;
  const row = await institutions.lock(context, id, undefined);
  const { billing, notices } = await readSettings(db);
  const [due] = await db
    .select({ id: institution.id })
    .from(institution)
    .where(and(eq(institution.id, id), toMove(db, billing.autoSuspend)));
  if (!due) return;
  const to = row.status === 'Active' ? 'Suspended' : 'Active';
  const reason = to === 'Suspended' ? NOT_PAID : null;
  const event = { from: row.status, to, reason, at: now.toISOString(), by: null } as const;
  await updateInstitution(context, row, {
    status: to,
    statusReason: reason,
    statusChangedAt: now,
    statusHistory: appendHistory(row.statusHistory, event),
  });
  if (to === 'Suspended') await queueSuspendedNotice(context, id);
  const owner = row.ownerId ? await readAccount(context.actor.scope, db, row.ownerId) : undefined;
  // The recipient of the bills gets the notice, which says the same and more.
  const hasNotice =
    to === 'Suspended' &&
    notices.isSent.suspended &&
    owner?.email === (row.billingEmail || row.email);
  if (owner && !hasNotice) await enqueueMail(db, 'statusChanged', owner.email, now);
}

/** Queues the notice for who gets the bills, of the subscription that shows the debt. */
async function queueSuspendedNotice(context: WriteContext, institutionId: string): Promise<void> {
  const [unpaid] = await context.db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), isNotNull(subscription.dueSince)))
    .limit(1);
  if (unpaid) {
    await queueNotice(context, { institutionId, subscriptionId: unpaid.id, kind: 'suspended' });
  }
}
