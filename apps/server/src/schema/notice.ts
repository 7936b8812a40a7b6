import type {
  BillingCycle,
  LoggedKind,
  NoticeStatus,
  SkippedBecause,
  StatementQuery,
} from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, instant } from './columns.ts';
import { institution } from './tenant.ts';

/** A plan at its price, before or after a change. */
export interface NoticedTerms {
  readonly planName: string;
  readonly billingCycle: BillingCycle;
  /** Price of a cycle, tax included; null where no price is agreed. */
  readonly priceMinor: number | null;
  readonly currency: string;
}

/** A change of plan or price as the notice states it: the subscription may have changed since. */
export interface NoticedChange {
  readonly from: NoticedTerms;
  readonly to: NoticedTerms;
}

/**
 * The emails about subscriptions, also those that were not sent. A row is part of the transaction that makes it due, with
 * its line of the outbox; the message is made when it is sent, and kept here.
 */
export const notice = pgTable(
  'notice',
  {
    institutionId: text('institution_id')
      .notNull()
      .references(() => institution.id),
    id: text('id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    kind: text('kind').$type<LoggedKind>().notNull(),
    /** The day that it is about, so that a moved day gets a new notice. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The paper, or the notice itself, of a kind that is sent several times a day. Empty for all others. */
    occasion: text('occasion').notNull(),
    paperId: text('paper_id'),
    /** Period of the attached statement. */
    period: jsonb('period').$type<StatementQuery>(),
    change: jsonb('change').$type<NoticedChange>(),
    status: text('status').$type<NoticeStatus>().notNull(),
    reason: text('reason').$type<SkippedBecause>(),
    email: text('email'),
    subject: text('subject'),
    /** The sent text, without HTML. */
    text: text('text'),
    sentAt: instant('sent_at'),
    repeatsId: text('repeats_id'),
    ...audit,
  },
  (t) => [
    primaryKey({ columns: [t.institutionId, t.id] }),
    uniqueIndex('notice_once_key').on(t.subscriptionId, t.kind, t.day, t.occasion),
    uniqueIndex('notice_id_key').on(t.id),
    // Finds the notices of an account, whichever of its subscriptions shows the balance by now.
    index('notice_told').on(t.institutionId, t.kind, t.day),
    // Lists the notices of one institute, or of the institutes that match a search.
    index('notice_institution').on(t.institutionId, t.createdAt, t.id),
    index('notice_created').on(t.createdAt, t.id),
    index('notice_kind').on(t.kind),
    index('notice_day').on(t.day),
    // Finds the few that failed among all that were sent.
    index('notice_unsent').on(t.status).where(sql`${t.status} <> 'Sent'`),
    index('notice_queued').on(t.createdAt).where(sql`${t.status} = 'Queued'`),
    index('notice_paper').on(t.paperId).where(sql`${t.paperId} is not null`),
  ],
);
