import type { BulkCall, BulkList, BulkOutcome, BulkStatus } from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { appUser } from './tenant.ts';

/** Changes of all rows that match a list's criteria, for their users alone. */
export const bulkJob = pgTable(
  'bulk_job',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.id),
    list: text('list').$type<BulkList>().notNull(),
    call: text('call').$type<BulkCall>().notNull(),
    /** Change that is written to each row: `bulk/change-of.ts`. */
    change: jsonb('change').$type<BulkChange>().notNull(),
    status: text('status').$type<BulkStatus>().notNull(),
    total: integer('total').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** When its last slice began: who has waited longest comes next. */
    servedAt: instant('served_at').notNull(),
  },
  (t) => [
    index('bulk_job_user').on(t.userId, t.createdAt),
    index('bulk_job_open').on(t.servedAt).where(sql`${t.status} in ('Checking', 'Running')`),
    index('bulk_job_created').on(t.createdAt),
  ],
);

/** Condition of a job that has rows left, as its index has it. */
export const isOpenJob = sql`${bulkJob.status} in ('Checking', 'Running')`;

export interface BulkChange {
  readonly body: Readonly<Record<string, unknown>>;
  readonly addTag?: string | undefined;
  readonly removeTag?: string | undefined;
  readonly addTrialDays?: number | undefined;
}

/** The rows of a job, and what became of them. An outcome is written in the transaction of its change. */
export const bulkItem = pgTable(
  'bulk_item',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => bulkJob.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    rowId: text('row_id').notNull(),
    name: text('name').notNull(),
    outcome: text('outcome').$type<BulkOutcome>().notNull(),
    code: text('code'),
    message: text('message'),
    requestId: text('request_id'),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.place] }),
    index('bulk_item_outcome').on(t.jobId, t.outcome, t.place),
  ],
);
