import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { runParts } from '../housekeeping/run-parts.ts';
import { observeWork } from '../housekeeping/work-gauges.ts';
import { observeProcess } from '../metrics/metrics.ts';
import { metricsPage, readings } from '../metrics/registry.ts';
import { largeWrites } from '../rate/large.ts';
import { housekeepingPart } from '../schema/housekeeping.ts';
import { outbox } from '../schema/outbox.ts';
import { observeReplica } from '../session/replica-lag.ts';
import { alerts, rules } from '../testing/alerts.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { connectPatiently } from '../testing/patient.ts';
import { raisedBy, type Sample, type Scrapes, samplesOf } from '../testing/prometheus.ts';

/** A state that an alert is for. */
interface Trouble {
  /** Brings it about. Called again while it lasts, for metrics that count. */
  begin(): Promise<void>;
  end(): Promise<void>;
}

const postgres = databases.flatMap((database) => (database.kind === 'postgres' ? [database] : []));

describe.each(postgres)('the alerts of the documentation on $kind', (database) => {
  const test = useTestApp(database);
  const ends: (() => void)[] = [];
  let token: string;
  let isFailing = false;
  let away: OpenDatabase;
  let stopObservingWork: () => void;

  async function unsteady() {
    if (isFailing) throw new Error('away');
  }
  const rounds = [{ parts: [unsteady] }];

  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    token = (await test.signIn(ADMIN)).accessToken;
    await test.institute(token);
    away = connectPatiently(database.url);
    await away.close();
    stopObservingWork = observeWork(test.db, rounds);
    ends.push(observeProcess(test.pool), () => stopObservingWork());
    await runUnsteady();
  });
  afterAll(() => {
    for (const end of ends) end();
    vi.restoreAllMocks();
  });

  async function runUnsteady(): Promise<void> {
    const run = { now: new Date(), renew: async () => true, end: async () => {} };
    await runParts(test.db, rounds[0]?.parts ?? [], run, new AbortController().signal);
  }

  async function queueMail(rows: number, dueIn: string): Promise<void> {
    await test.db.execute(sql`
      insert into mail_order (id, kind, email, created_at, due_at)
      select ${newId()} || n, 'reset', 'asha@booking.example', now(), now() + ${dueIn}::interval
      from generate_series(1, ${rows}::int) n`);
  }

  const endRenewals = (days: number) =>
    test.db.execute(sql`update subscription set status = 'Active',
      current_period_end = (now() at time zone 'Asia/Kolkata')::date + ${days}::int`);

  const colors = () => test.call('GET', '/color', { token });

  const full = Promise.withResolvers<void>();
  const writes: Promise<void>[] = [];
  let stopObservingReplica = () => {};

  const troubles: Readonly<Record<string, Trouble>> = {
    EmailsLate: {
      begin: () => queueMail(1, '-11 minutes'),
      end: async () => void (await test.db.delete(outbox)),
    },
    EmailsPileUp: {
      begin: () => queueMail(2501, '1 hour'),
      end: async () => void (await test.db.delete(outbox)),
    },
    RenewalsLate: {
      begin: async () => void (await endRenewals(-3)),
      end: async () => void (await endRenewals(0)),
    },
    // It has never completed, or not for long: never is the harder case to see.
    HousekeepingStands: {
      async begin() {
        isFailing = true;
        await test.db.delete(housekeepingPart);
        await runUnsteady();
        await test.db
          .update(housekeepingPart)
          .set({ addedAt: sql`now() - interval '5 hours'` })
          .where(eq(housekeepingPart.name, unsteady.name));
      },
      async end() {
        isFailing = false;
        await runUnsteady();
      },
    },
    ReplicaBehind: {
      async begin() {
        stopObservingReplica();
        stopObservingReplica = observeReplica(test.db, away.db);
        const now = performance.now();
        vi.spyOn(performance, 'now').mockImplementation(() => now + 31_000);
      },
      async end() {
        vi.mocked(performance.now).mockRestore();
        stopObservingReplica();
        ends.push(observeReplica(test.db, test.db));
      },
    },
    // The shortest of the queues: one place, and ten that wait.
    QueueFull: {
      async begin() {
        if (writes.length > 0) return;
        for (let user = 0; user <= 10; user += 1) {
          writes.push(largeWrites.run({ user: `user ${user}` }, () => full.promise));
        }
      },
      async end() {
        full.resolve();
        await Promise.all(writes);
      },
    },
    DatabaseAway: {
      async begin() {
        stopObservingWork();
        stopObservingWork = observeWork(away.db, rounds);
      },
      async end() {
        stopObservingWork();
        stopObservingWork = observeWork(test.db, rounds);
      },
    },
    ProcessStalls: {
      async begin() {
        // The first turn of the event loop after a page was read is where it begins to measure.
        for (let stalls = 0; stalls < 2; stalls += 1) {
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
          // The database responds in the next turn.
          await test.db.select({ mails: count() }).from(outbox);
        }
      },
      end: async () => {},
    },
    RequestsFail: {
      async begin() {
        await test.db.execute(sql`alter table color rename to color_away`);
        expect((await colors()).status).toBe(500);
        await test.db.execute(sql`alter table color_away rename to color`);
      },
      end: async () => {},
    },
  };

  const scrape = async (): Promise<Sample[]> =>
    samplesOf(await metricsPage(new Map([['1', await readings()]])));

  /** Returns the metrics of a healthy process, over a time in which it has something to do. */
  async function atWork(): Promise<Scrapes> {
    const first = await scrape();
    expect((await colors()).status).toBe(200);
    return { first, last: await scrape() };
  }

  async function inTrouble({ begin }: Trouble): Promise<Scrapes> {
    await begin();
    const first = await scrape();
    await begin();
    return { first, last: await scrape() };
  }

  it('are all tried', () => {
    expect(rules.match(/- alert:/g)).toHaveLength(alerts.length);
    expect(Object.keys(troubles).toSorted()).toEqual(alerts.map(({ name }) => name).toSorted());
  });

  it.each(alerts)(
    '$name is raised by its trouble, and by nothing before and after it',
    async ({ name, expression }) => {
      const trouble = troubles[name];
      if (!trouble) throw new Error('It has no trouble.');
      // A busy machine may stall a process, for a moment.
      const settled = () =>
        expect
          .poll(async () => raisedBy(expression, await atWork()), { timeout: 300_000 })
          .toEqual([]);
      await settled();
      try {
        expect(raisedBy(expression, await inTrouble(trouble))).not.toEqual([]);
      } finally {
        await trouble.end();
      }
      await settled();
    },
  );
});
