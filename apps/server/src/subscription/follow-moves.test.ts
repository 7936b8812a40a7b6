import { addDays } from '@booking/api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { unaudited } from '../database/audit-context.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { Interrupted } from '../housekeeping/progress.ts';
import { onWake } from '../housekeeping/wake.ts';
import { auditEntry } from '../schema/audit-entry.ts';
import { notice } from '../schema/notice.ts';
import { planMove } from '../schema/plan-move.ts';
import { subscription } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';
import { finishPlanMoves, MOVED_AT_ONCE } from './follow-moves.ts';
import { renewSubscriptions } from './renewals.ts';
import { platformDay } from './rules.ts';

const COUNT = 5_000;

describe.each(oneDatabase)('a move of five thousand subscriptions on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let plan: string;

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  const moved = () =>
    test.db.$count(subscription, sql`${subscription.pendingChange} ->> 'planName' = 'Richer'`);

  /** The last of them, which no slice of this test reaches before the end. */
  async function last() {
    const [row] = await test.db
      .select()
      .from(subscription)
      .where(eq(subscription.pricingId, plan))
      .orderBy(sql`${subscription.id} desc`)
      .limit(1);
    if (!row) throw new Error('There is no subscription.');
    return row;
  }

  /** Goes through some slices, as a process that ends then. */
  async function workFor(slices: number): Promise<void> {
    let left = slices;
    const reach = async () => {
      left -= 1;
      if (left === 0) throw new Interrupted();
    };
    await expect(finishPlanMoves(test.db, new Date(), { after: '', reach })).rejects.toThrow(
      Interrupted,
    );
  }

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    const { id } = await test.institute(token);
    const [sold] = await test.db
      .select()
      .from(subscription)
      .where(eq(subscription.institutionId, id));
    plan = sold?.pricingId ?? '';
    await copy(id, COUNT - 1);
  });

  /** Adds institutes like one, each with its subscription. */
  async function copy(id: string, count: number): Promise<void> {
    const nth = sql`'f' || lpad(to_hex(n), 23, '0')`;
    const copies = (db: Database, table: PgTable, same: SQL, fields: SQL) =>
      db.execute(sql`insert into ${table} select copy.* from ${table} one,
        generate_series(1, ${count}::int) n, jsonb_populate_record(one, jsonb_build_object(${fields})) copy
        where ${same}`);
    await unaudited(async () => {
      await inTransaction(test.db, async (tx) => {
        await copies(tx, institution, sql`one.id = ${id}`, sql`'id', ${nth}, 'code', 'COPY' || n`);
        await copies(
          tx,
          subscription,
          sql`one.institution_id = ${id}`,
          sql`'id', ${nth}, 'institution_id', ${nth}`,
        );
      });
    });
  }

  /** Leaves so many of the plan that a second slice has a few, as they were sold. */
  async function reset(): Promise<void> {
    const left = MOVED_AT_ONCE + 10;
    await unaudited(() =>
      inTransaction(test.db, async (tx) => {
        await tx.delete(planMove);
        await tx.execute(sql`delete from ${notice}`);
        await tx.execute(sql`delete from ${subscription} where id in (
          select id from ${subscription} order by id offset ${left})`);
        await tx.execute(
          sql`update ${subscription} set pending_change = null, events = '[]', updated_by = null`,
        );
      }),
    );
  }

  async function ask(change: object) {
    const { status, body } = await send('PATCH', `/pricing/${plan}`, change);
    expect(status, JSON.stringify(body)).toBe(200);
  }
  const richer = { header: 'Richer', price: 2000, moveExisting: 'planPrice' };

  it('begins with the call, goes on after the end of a process, and reaches each once', async () => {
    const woken = vi.fn();
    const stop = onWake(woken);
    await ask(richer);
    stop();
    expect(woken).toHaveBeenCalledTimes(1);
    expect(await moved()).toBe(MOVED_AT_ONCE);
    await workFor(3);
    expect(await moved()).toBe(4 * MOVED_AT_ONCE);
    // Two processes at the same moment.
    await Promise.all([1, 2].map(() => finishPlanMoves(test.db, new Date())));
    expect(await moved()).toBe(COUNT);
    const once = sql`jsonb_array_length(${subscription.events}) = 2
      and ${subscription.events} -> 0 ->> 'action' = 'changePlan'
      and ${subscription.events} -> 0 -> 'by' ->> 'name' = 'Anjali Menon'`;
    expect(await test.db.$count(subscription, once)).toBe(COUNT);
    expect(await test.db.$count(notice)).toBe(COUNT);
    expect(await test.db.$count(planMove)).toBe(0);
  });

  it('is recorded as the change of who asked for it', async () => {
    await reset();
    await ask({ ...richer, price: 2100 });
    await finishPlanMoves(test.db, new Date());
    const { id } = await last();
    const entries = await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.recordId, id))
      .orderBy(sql`${auditEntry.id} desc`)
      .limit(1);
    const [asked] = await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.recordId, plan))
      .orderBy(sql`${auditEntry.id} desc`)
      .limit(1);
    const { requestId, userId, userName } = asked ?? {};
    expect(entries).toMatchObject([
      { call: 'pricing.update', requestId, userId, userName, address: '192.0.2.1' },
    ]);
    expect(entries[0]?.changes).not.toContainEqual(
      expect.objectContaining({ field: 'moveNumber' }),
    );
  });

  it('reaches one first that is changed before its turn, and not again', async () => {
    await reset();
    await ask({ ...richer, price: 2200 });
    const { id, version } = await last();
    const keeping = await send('PATCH', `/subscription/${id}`, {
      action: 'keepPlan',
      __v: version,
    });
    expect(keeping.body.data.subscription, JSON.stringify(keeping.body)).toMatchObject({
      pendingChange: null,
      events: [{ action: 'keepPlan' }, { action: 'changePlan', note: 'Richer' }],
    });
    await finishPlanMoves(test.db, new Date());
    expect(await last()).toMatchObject({ id, pendingChange: null });
    expect(await moved()).toBe(MOVED_AT_ONCE + 9);
  });

  it('renews none at what it was before, and takes two moves in their order', async () => {
    await reset();
    await ask({ ...richer, price: 2300 });
    await ask({ price: 2400, moveExisting: 'planPrice' });
    const { id, institutionId, currentPeriodEnd } = await last();
    const today = platformDay(new Date());
    await test.db
      .update(subscription)
      .set({ currentPeriodEnd: addDays(today, -1), updatedBy: null })
      .where(eq(subscription.id, id));
    await renewSubscriptions(test.db, new Date());
    const [renewed] = await test.db
      .select()
      .from(subscription)
      .where(eq(subscription.institutionId, institutionId))
      .orderBy(sql`${subscription.id} desc`)
      .limit(1);
    expect(currentPeriodEnd >= today).toBe(true);
    expect(renewed).toMatchObject({ planName: 'Richer', cyclePriceMinor: 240_000 });
    await finishPlanMoves(test.db, new Date());
    const events = sql`${subscription.pendingChange} ->> 'priceMinor' = '240000'
      and jsonb_array_length(${subscription.events}) = 2`;
    expect(await test.db.$count(subscription, events)).toBe(MOVED_AT_ONCE + 9);
  });
});
