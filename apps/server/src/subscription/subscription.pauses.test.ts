import { addDays } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as tables from '../schema/index.ts';
import { databases } from '../testing/app.ts';
import { DAY, useSubscriptions } from '../testing/subscriptions.ts';
import { renewSubscriptions } from './renewals.ts';

describe.each(databases)('subscriptions on $kind', (database) => {
  const { sell, pay, act, today, test, current, send } = useSubscriptions(database);

  it('a pause keeps the days that are left', async () => {
    await sell();
    const active = await pay(1999);
    expect(await act('pause', { note: 'Monsoon' })).toMatchObject({ status: 'Paused' });
    const resumed = await act('resume');
    expect(resumed).toMatchObject({ status: 'Active', previousSubscription: active._id });
    expect(resumed.currentPeriodEnd).toBe(active.currentPeriodEnd);
  });

  it('a pause ends by itself on its day, and moves the period by its days', async () => {
    await sell();
    const active = await pay(1999);
    const resumeOn = addDays(today, 10);
    expect(await act('pause', { resumeOn })).toMatchObject({ status: 'Paused', resumeOn });
    const at = (days: number) => new Date(Date.now() + days * DAY);
    await renewSubscriptions(test.db, at(9));
    expect(await current()).toMatchObject({ status: 'Paused', entries: null });
    await renewSubscriptions(test.db, at(10));
    await renewSubscriptions(test.db, at(10));
    const resumed = await current();
    expect(resumed).toMatchObject({
      status: 'Active',
      resumeOn: null,
      previousSubscription: active._id,
      currentPeriodEnd: addDays(active.currentPeriodEnd, 10),
    });
    expect(resumed.events[0]).toMatchObject({ action: 'resume', by: null });
  });

  it('a pause moves the period by its days, and leaves the figures of past days', async () => {
    await sell();
    const active = await pay(1999);
    const { _id } = await act('pause');
    const pausedAt = new Date(Date.now() - 20 * DAY);
    await test.db
      .update(tables.subscription)
      .set({ pausedAt, startDate: addDays(today, -25) })
      .where(eq(tables.subscription.id, _id));
    const mrrOn = async (day: string) => {
      const path = `/report/superAdmin?startDate=${day}&endDate=${day}&timezone=Asia/Kolkata`;
      return (await send('GET', path)).body.data.report.kpis.mrr.value;
    };
    const days = [-24, -10].map((back) => addDays(today, back));
    const before = await Promise.all(days.map(mrrOn));
    expect(before[0]).toBeGreaterThan(before[1]);
    expect(await act('resume')).toMatchObject({
      currentPeriodStart: addDays(active.currentPeriodStart, 20),
      currentPeriodEnd: addDays(active.currentPeriodEnd, 20),
    });
    expect(await Promise.all(days.map(mrrOn))).toEqual(before);
  });

  it('refuses a pause that ends today, or in more than a year', async () => {
    await sell();
    const { _id } = await pay(1999);
    for (const resumeOn of [today, addDays(today, 367)]) {
      const { status, body } = await send('PATCH', `/subscription/${_id}`, {
        action: 'pause',
        resumeOn,
      });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: 'resumeOn' }]);
    }
  });
});
