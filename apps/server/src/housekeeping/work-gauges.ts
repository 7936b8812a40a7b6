import { and, eq, inArray, isNotNull, lt, lte, min, type SQL, sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import { registers } from '../metrics/registry.ts';
import { bulkJob } from '../schema/bulk.ts';
import { housekeepingPart } from '../schema/housekeeping.ts';
import { outbox } from '../schema/outbox.ts';
import { subscription } from '../schema/subscription.ts';

/*
 * What the whole installation has left to do, read from the database by every process that is asked: each statement reads
 * a few rows of an index. While the database is away the values are missing.
 */

interface Value {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The databases that are open: one, but in tests. */
const databases = new Set<Database>();

/** Reads the gauges of the database until the function that it returns is called. */
export function observeWork(db: Database): () => void {
  databases.add(db);
  return () => {
    databases.delete(db);
  };
}

function gauge(
  name: string,
  help: string,
  read: (db: Database) => Promise<readonly Value[]>,
  labelNames: readonly string[] = [],
): void {
  new Gauge({
    registers,
    name,
    help,
    labelNames: [...labelNames],
    async collect() {
      const values = await Promise.all([...databases].map(read)).catch(() => []);
      this.reset();
      for (const { labels = {}, value } of values.flat()) this.set(labels, value);
      // A gauge without labels begins at 0, which would be a value.
      if (values.length === 0 && labelNames.length === 0) this.remove();
    },
  });
}

/** The seconds since an instant, and 0 where there is none. */
const secondsSince = (instant: SQL) =>
  sql<number>`coalesce(greatest(extract(epoch from now() - ${instant}), 0), 0)::float8`;

gauge('booking_mail_waiting', 'Emails to be sent.', async (db) => [
  { value: await db.$count(outbox) },
]);

gauge('booking_mail_late_seconds', 'How long the oldest email is due.', (db) =>
  db
    .select({ value: secondsSince(sql`min(${outbox.dueAt})`) })
    .from(outbox)
    .where(lte(outbox.dueAt, sql`now()`)),
);

gauge(
  'booking_renewal_late_seconds',
  'How long the oldest renewal is due, in whole days.',
  async (db) => {
    const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
    const endOf = (status: 'Active' | 'Trialing') =>
      db
        .select({ end: min(subscription.currentPeriodEnd) })
        .from(subscription)
        .where(and(eq(subscription.status, status), lt(subscription.currentPeriodEnd, today)));
    const { rows } = await db.execute<{ value: number }>(sql`
      select coalesce(${today} - 1 - least((${endOf('Active')}), (${endOf('Trialing')})), 0)::int * 86400 as value`);
    return rows;
  },
);

gauge('booking_bulk_jobs', 'Changes of many rows that are under way.', async (db) => [
  { value: await db.$count(bulkJob, inArray(bulkJob.status, ['Checking', 'Running'])) },
]);

gauge(
  'booking_housekeeping_late_seconds',
  'How long ago each part of the housekeeping has come to its end.',
  async (db) => {
    const parts = await db
      .select({
        part: housekeepingPart.name,
        value: secondsSince(sql`${housekeepingPart.succeededAt}`),
      })
      .from(housekeepingPart)
      .where(isNotNull(housekeepingPart.succeededAt));
    return parts.map(({ part, value }) => ({ labels: { part }, value }));
  },
  ['part'],
);
