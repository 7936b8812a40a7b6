import { and, count, eq, inArray, lt, lte, min, type SQL, sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';
import { registers } from '../metrics/registry.ts';
import { bulkJob, isOpenJob } from '../schema/bulk.ts';
import { housekeepingPart } from '../schema/housekeeping.ts';
import { outbox } from '../schema/outbox.ts';
import { subscription } from '../schema/subscription.ts';
import type { Part } from './run-parts.ts';

/*
 * Work that the whole installation has left to do, read from the database by every process that is asked: each
 * statement reads a few rows of an index. While the database is away the values are missing.
 */

interface Value {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Largest count of emails: more than that is too many in any case. */
export const COUNTED_MAX = 10_000;

/** Sources of the gauges: one, except in tests. */
interface Observed {
  readonly db: Database;
  /** The parts of the housekeeping that this release has. */
  readonly parts: readonly string[];
}
const observed = new Set<Observed>();

/** Reads the gauges of the database until the function that it returns is called. */
export function observeWork(
  db: Database,
  rounds: readonly { readonly parts: readonly Part[] }[],
): () => void {
  const entry = { db, parts: rounds.flatMap(({ parts }) => parts.map(({ name }) => name)) };
  observed.add(entry);
  return () => {
    observed.delete(entry);
  };
}

function gauge(
  name: string,
  help: string,
  read: (db: Database, parts: readonly string[]) => Promise<readonly Value[]>,
  labelNames: readonly string[] = [],
): void {
  new Gauge({
    registers,
    name,
    help,
    labelNames: [...labelNames],
    async collect() {
      const reads = [...observed].map(({ db, parts }) => read(db, parts));
      const values = await Promise.all(reads).catch(() => []);
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

gauge('booking_mail_waiting', `Emails to be sent, up to ${COUNTED_MAX}.`, (db) => {
  const some = db.select({ id: outbox.id }).from(outbox).limit(COUNTED_MAX).as('some');
  return db.select({ value: count() }).from(some);
});

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
  { value: await db.$count(bulkJob, isOpenJob) },
]);

gauge(
  'booking_housekeeping_late_seconds',
  'How long ago each part of the housekeeping has come to its end, or was first to be done.',
  async (db, names) => {
    const { name, addedAt, succeededAt } = housekeepingPart;
    const parts = await db
      .select({ part: name, value: secondsSince(sql`coalesce(${succeededAt}, ${addedAt})`) })
      .from(housekeepingPart)
      // A part that another release had stays where it was, and is not late.
      .where(inArray(name, [...names]));
    return parts.map(({ part, value }) => ({ labels: { part }, value }));
  },
  ['part'],
);
