import { isSentByHand, type NoticeKind, todayOf } from '@booking/api-client/contract';
import { inArray } from 'drizzle-orm';
import { readSettings } from '../bkbtr-setting/index.ts';
import { newId } from '../database/id.ts';
import { enqueueNotices } from '../outbox/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { created } from '../schema/columns.ts';
import { notice } from '../schema/notice.ts';
import { institution } from '../schema/tenant.ts';
import type { NoticeRow } from './rows.ts';

/** A notice that is to be sent, and what it is about. */
export interface NewNotice extends Pick<NoticeRow, 'institutionId' | 'subscriptionId' | 'kind'> {
  /** Today, unless it is about another day. */
  readonly day?: string;
  /** Left out, each is another one. */
  readonly occasion?: string;
  readonly paperId?: string | null;
  readonly period?: NoticeRow['period'];
  readonly change?: NoticeRow['change'];
  readonly repeatsId?: string;
  /** Left out, the billing address of the institution. */
  readonly email?: string | undefined;
  /** Another notice is sent in its place. */
  readonly isSuperseded?: boolean;
  /** When it is sent at the earliest; left out, at once. */
  readonly dueAt?: Date;
}

type Home = Pick<typeof institution.$inferSelect, 'id' | 'status' | 'email' | 'billingEmail'>;

/** How many are written by one statement. */
const AT_ONCE = 500;

/**
 * Queues an email to an institution, in the transaction of what it is about. Where Settings, the institution or its
 * address keep it from being sent, the row says so. Returns its id.
 */
export async function queueNotice(context: WriteContext, newNotice: NewNotice): Promise<string> {
  const [id] = await queueNotices(context, [newNotice]);
  if (id === undefined) throw new Error(`Institution ${newNotice.institutionId} is not there.`);
  return id;
}

/** Queues many notices in few statements. */
export async function queueNotices(
  context: WriteContext,
  all: readonly NewNotice[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    ids.push(...(await queueSome(context, all.slice(at, at + AT_ONCE))));
  }
  return ids;
}

async function queueSome(context: WriteContext, some: readonly NewNotice[]): Promise<string[]> {
  const { db, actor, now } = context;
  const { notices } = await readSettings(db);
  const homes = await readHomes(
    context,
    some.map(({ institutionId }) => institutionId),
  );
  const today = todayOf('billing', now);
  const rows = some.flatMap((newNotice) => {
    const home = homes.get(newNotice.institutionId);
    if (!home) return [];
    const { dueAt = now, isSuperseded, ...facts } = newNotice;
    const id = newId(now.getTime());
    const email = newNotice.email ?? (home.billingEmail || home.email || null);
    const reason = reasonNot(newNotice, home, email, notices.isSent);
    const status: NoticeRow['status'] = reason ? 'Skipped' : 'Queued';
    const row = { day: today, occasion: id, ...facts, id, email, reason, status };
    return [{ row: { ...row, ...created(actor.userId, now) }, dueAt }];
  });
  await db.insert(notice).values(rows.map(({ row }) => row));
  const queued = rows.flatMap(({ row: { id, status }, dueAt }) =>
    status === 'Queued' ? [{ noticeId: id, dueAt }] : [],
  );
  await enqueueNotices(db, queued, now);
  return rows.map(({ row }) => row.id);
}

async function readHomes({ db }: WriteContext, ids: string[]): Promise<ReadonlyMap<string, Home>> {
  const { id, status, email, billingEmail } = institution;
  const homes = await db
    .select({ id, status, email, billingEmail })
    .from(institution)
    .where(inArray(institution.id, ids));
  return new Map(homes.map((home) => [home.id, home]));
}

/** Why it is not sent; null where nothing keeps it. What someone sends by hand, no switch keeps. */
function reasonNot(
  { kind, repeatsId, isSuperseded }: NewNotice,
  { status }: Home,
  email: string | null,
  isSent: Readonly<Record<NoticeKind, boolean>>,
): NoticeRow['reason'] {
  if (isSuperseded) return 'superseded';
  if (!isSentByHand(kind) && repeatsId === undefined) {
    if (!isSent[kind]) return 'switchedOff';
    if (status === 'Closed') return 'closed';
  }
  return email ? null : 'noAddress';
}
