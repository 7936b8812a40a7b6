import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import '../metrics/metrics.ts';
import { newId } from '../database/id.ts';
import { observeWork } from '../housekeeping/work-gauges.ts';
import { hourly } from '../housekeeping.ts';
import { observeQueue } from '../metrics/queues.ts';
import { registers } from '../metrics/registry.ts';
import { housekeepingPart } from '../schema/housekeeping.ts';
import { outbox } from '../schema/outbox.ts';
import '../session/replica-lag.ts';
import { operations, rules } from '../testing/alerts.ts';
import { ADMIN, allDatabases, useTestApp } from '../testing/app.ts';

const MINUTE = 60_000;

/** The primary alone has this one. */
const OF_PRIMARY = 'booking_workers';

async function registered(): Promise<string[]> {
  const all = await Promise.all(registers.map((registry) => registry.getMetricsAsJSON()));
  return all.flat().map(({ name }) => name);
}

const namesIn = (text: string) => [...new Set(text.match(/\bbooking_[a-z_]+/g))];

it('documents every metric, and alerts of none that there is not', async () => {
  const names = [...(await registered()), OF_PRIMARY];
  expect(namesIn(rules).length).toBeGreaterThan(5);
  expect(namesIn(rules).filter((name) => !names.includes(name))).toEqual([]);
  expect(names.toSorted()).toEqual(namesIn(operations).toSorted());
});

describe.each(allDatabases)('the gauges of what is left to do on $kind', (database) => {
  const test = useTestApp(database);

  async function valuesOf(name: string) {
    const values = await Promise.all(
      registers.map(
        async (registry) => (await registry.getSingleMetric(name)?.get())?.values ?? [],
      ),
    );
    return values.flat().map(({ labels, value }) => ({ labels, value }));
  }

  const firstValue = async (name: string) => (await valuesOf(name))[0]?.value;

  it('count and time emails, renewals, jobs and the housekeeping', async () => {
    const stop = observeWork(test.db, [hourly]);
    try {
      for (const name of ['mail_waiting', 'mail_late_seconds', 'renewal_late_seconds']) {
        expect(await firstValue(`booking_${name}`), name).toBe(0);
      }
      expect(await firstValue('booking_bulk_jobs')).toBe(0);
      const before = new Date(Date.now() - 20 * MINUTE);
      const longAgo = new Date(Date.now() - 10 * 24 * 60 * MINUTE);
      const later = new Date(Date.now() + 20 * MINUTE);
      const mail = { kind: 'reset', email: 'asha@booking.example', createdAt: before } as const;
      await test.db.insert(outbox).values([
        { ...mail, id: newId(), dueAt: before },
        { ...mail, id: newId(), dueAt: later },
      ]);
      expect(await firstValue('booking_mail_waiting')).toBe(2);
      expect(await firstValue('booking_mail_late_seconds')).toBeGreaterThanOrEqual(20 * 60);
      const { accessToken } = await test.signIn(ADMIN);
      await test.institute(accessToken);
      await test.db.execute(sql`update subscription set status = 'Active',
        current_period_end = (now() at time zone 'Asia/Kolkata')::date - 3`);
      expect(await firstValue('booking_renewal_late_seconds')).toBe(2 * 86_400);
      await test.db.insert(housekeepingPart).values([
        { name: 'renewSubscriptions', addedAt: longAgo, succeededAt: before },
        { name: 'followPayments', addedAt: before, reached: 'a' },
        { name: 'ofAnotherRelease', addedAt: longAgo },
      ]);
      const parts = await valuesOf('booking_housekeeping_late_seconds');
      expect(parts.map(({ labels }) => labels.part).toSorted()).toEqual([
        'followPayments',
        'renewSubscriptions',
      ]);
      for (const { value } of parts) {
        expect(value).toBeGreaterThanOrEqual(20 * 60);
        expect(value).toBeLessThan(24 * 60 * 60);
      }
    } finally {
      stop();
    }
    // While no database is there, the values are missing: 0 would be good news.
    expect(await valuesOf('booking_mail_waiting')).toEqual([]);
  });
});

it('sums what waits in queues of one name', async () => {
  observeQueue('test', { waiting: () => 2 });
  observeQueue('test', { waiting: () => 3 });
  const metrics = await Promise.all(
    registers.map((registry) => registry.getSingleMetric('booking_queue_waiting')?.get()),
  );
  expect(metrics.flatMap((metric) => metric?.values ?? [])).toContainEqual(
    expect.objectContaining({ labels: { queue: 'test' }, value: 5 }),
  );
});
