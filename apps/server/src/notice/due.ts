import {
  addDays,
  CURRENT_STATUSES,
  NOTICE_KINDS,
  type NoticeKind,
  todayOf,
} from '@booking/api-client/contract';
import { and, eq, gte, inArray, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { type PlatformSettings, readSettings } from '../bkbtr-setting/index.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Progress, wholeRun } from '../housekeeping/progress.ts';
import { log } from '../log.ts';
import { notice } from '../schema/notice.ts';
import { payableUntil, subscription, suspendsOn } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { queueNotice } from './queue-notice.ts';

type Days = PlatformSettings['notices']['days'];
type SubscriptionRow = typeof subscription.$inferSelect;

/** A notice that is about a day. */
interface DayNotice {
  readonly kind: NoticeKind;
  readonly day: string;
  /** The first day on which it is sent. */
  readonly from: string;
}

/** Subscriptions that are read at a time. */
const SLICE = 100;

/**
 * Queues the notices of what comes or is late by the platform's calendar: trials that end, payments that are due or past
 * due. Of several that are due for one subscription, as after a stop, the newest is sent and the others are noted as
 * skipped. Each subscription in a transaction of its own, with its institution locked: safe in several processes at a
 * time, and to run twice.
 */
export async function queueDueNotices(
  db: Database,
  now: Date,
  { reach }: Progress = wholeRun,
): Promise<void> {
  const today = todayOf('billing', now);
  const { notices } = await readSettings(db);
  for (const search of searches(today, notices.days)) {
    for (let after: Reached | undefined; ; ) {
      const slice = await findSlice(db, search, after);
      for (const each of slice) {
        try {
          await inTransaction(db, (tx) => queueOne(tx, each, notices, now));
        } catch (error) {
          // A subscription that fails doesn't stop the others.
          log('warn', 'notice', { subscription: each.id, error });
        }
      }
      // Another run begins again: what is queued by then is not found.
      await reach('');
      after = slice.at(-1);
      if (slice.length < SLICE) break;
    }
  }
}

/** Finds the subscriptions that one kind is due for, by an index. */
interface Search {
  readonly kind: NoticeKind;
  readonly where: SQL | undefined;
  /** The day that it is about, which the rows are read in the order of. */
  readonly day: SQL;
}

const dueDay = payableUntil(subscription);
const suspensionDay = sql`(${suspendsOn(subscription)})`;
const trialDay = sql`${subscription.currentPeriodEnd}`;

const isReminded = and(
  isNotNull(subscription.dueSince),
  // The condition has the form of the index (`schema/subscription.ts`).
  sql`${subscription.status} in (${sql.raw(CURRENT_STATUSES.map((status) => `'${status}'`).join(', '))})`,
);

const until = (day: SQL, last: string) => sql`${day} <= ${last}::date`;

function searches(today: string, days: Days): readonly Search[] {
  const reminder = (kind: NoticeKind, last: string): Search => ({
    kind,
    where: and(isReminded, until(dueDay, last)),
    day: dueDay,
  });
  return [
    {
      kind: 'trialEnding',
      where: and(
        eq(subscription.status, 'Trialing'),
        gte(subscription.currentPeriodEnd, today),
        lte(subscription.currentPeriodEnd, addDays(today, days.trialEnding)),
      ),
      day: trialDay,
    },
    reminder('firstReminder', addDays(today, days.firstReminder)),
    reminder('secondReminder', addDays(today, days.secondReminder)),
    reminder('due', today),
    reminder('overdue', addDays(today, -days.overdue)),
    {
      kind: 'suspending',
      where: until(suspensionDay, addDays(today, days.suspending)),
      day: suspensionDay,
    },
  ];
}

interface Reached {
  readonly id: string;
  readonly institutionId: string;
  readonly day: string;
}

/** The next subscriptions, by their day, whose institution has no notice of it. */
function findSlice(db: Database, { kind, where, day }: Search, after: Reached | undefined) {
  const wasTold = db
    .select({ one: sql`1` })
    .from(notice)
    .where(
      and(
        eq(notice.institutionId, subscription.institutionId),
        eq(notice.kind, kind),
        sql`${notice.day} = ${day}`,
      ),
    );
  return db
    .select({
      id: subscription.id,
      institutionId: subscription.institutionId,
      day: sql<string>`${day}::text`,
    })
    .from(subscription)
    .where(
      and(
        where,
        after &&
          sql`(${day}, ${subscription.institutionId}) > (${after.day}::date, ${after.institutionId})`,
        notExists(wasTold),
      ),
    )
    .orderBy(day, subscription.institutionId)
    .limit(SLICE);
}

async function queueOne(
  tx: Database,
  { id, institutionId }: Reached,
  { isSent, days }: PlatformSettings['notices'],
  now: Date,
): Promise<void> {
  await tx
    .select({ id: institution.id })
    .from(institution)
    .where(eq(institution.id, institutionId))
    .for('update');
  const [row] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), eq(subscription.id, id)));
  const today = todayOf('billing', now);
  const due = row ? dayNotices(row, days).filter(({ from }) => from <= today) : [];
  const recorded = await recordedOf(tx, institutionId, due);
  const newest = due.findLast(({ kind }) => isSent[kind]);
  const isSaidByInvoice =
    newest !== undefined && (await wasChargedSince(tx, institutionId, newest));
  const context = { db: tx, actor: { scope: PLATFORM, userId: null }, now };
  for (const { kind, day } of due) {
    if (recorded.has(`${kind} ${day}`)) continue;
    const isLatest = kind === newest?.kind && !isSaidByInvoice;
    await queueNotice(context, {
      ...{ institutionId, subscriptionId: id, kind, day, occasion: '' },
      isSuperseded: isSent[kind] && !isLatest,
      dueAt: morningOf(today, now),
    });
  }
}

/** The notices about the days of a subscription, in the order in which they come. */
function dayNotices(row: SubscriptionRow, days: Days): DayNotice[] {
  const { status, trialEndsAt, dueSince, dueOn, graceDays } = row;
  const all: DayNotice[] = [];
  const add = (kind: NoticeKind, day: string, offset: number) =>
    all.push({ kind, day, from: addDays(day, offset) });
  if (status === 'Trialing' && trialEndsAt) add('trialEnding', trialEndsAt, -days.trialEnding);
  const due = dueSince && (dueOn ?? dueSince);
  if (due && CURRENT_STATUSES.some((current) => current === status)) {
    add('firstReminder', due, -days.firstReminder);
    add('secondReminder', due, -days.secondReminder);
    add('due', due, 0);
    add('overdue', due, days.overdue);
    if (status === 'PastDue') add('suspending', addDays(due, graceDays + 1), -days.suspending);
  }
  const place = ({ kind }: DayNotice) => NOTICE_KINDS.indexOf(kind);
  return all.sort((a, b) => (a.from === b.from ? place(a) - place(b) : a.from < b.from ? -1 : 1));
}

/** The notices that an institution has for these days, sent or not. */
async function recordedOf(
  db: Database,
  institutionId: string,
  due: readonly DayNotice[],
): Promise<ReadonlySet<string>> {
  if (due.length === 0) return new Set();
  const rows = await db
    .select({ kind: notice.kind, day: notice.day })
    .from(notice)
    .where(
      and(
        eq(notice.institutionId, institutionId),
        inArray(
          notice.kind,
          due.map(({ kind }) => kind),
        ),
      ),
    );
  return new Set(rows.map(({ kind, day }) => `${kind} ${day}`));
}

/** Whether an invoice that says the day to pay has gone out since a reminder of it was due. */
async function wasChargedSince(
  db: Database,
  institutionId: string,
  { kind, from }: DayNotice,
): Promise<boolean> {
  if (!BEFORE_LATE.has(kind)) return false;
  const count = await db.$count(
    notice,
    and(
      eq(notice.institutionId, institutionId),
      eq(notice.kind, 'charged'),
      gte(notice.day, from),
      inArray(notice.status, ['Queued', 'Sent']),
    ),
  );
  return count > 0;
}

const BEFORE_LATE: ReadonlySet<NoticeKind> = new Set(['firstReminder', 'secondReminder', 'due']);

/** No one is reminded at midnight, when the platform's day begins. */
function morningOf(today: string, now: Date): Date {
  const morning = new Date(`${today}T09:00:00+05:30`);
  return morning > now ? morning : now;
}
