import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { institution, subscriptionEntry } from '../schema/index.ts';
import { databases } from '../testing/app.ts';
import { noon, reason, useLifecycle } from '../testing/lifecycle.ts';
import { renewSubscriptions } from './renewals.ts';

describe.each(databases)('what is charged, over time, on $kind', (database) => {
  const lifecycle = useLifecycle(database);
  const { test, unpaid, until, last, pay, sell, act } = lifecycle;

  const charges = async () =>
    (
      await test.db
        .select()
        .from(subscriptionEntry)
        .where(eq(subscriptionEntry.institutionId, lifecycle.institute.id))
        .orderBy(subscriptionEntry.id)
    ).map(({ kind, amountMinor, day }) => [kind, day, amountMinor / 100]);

  describe('a period that is paid late', () => {
    it('is revived by the payment of all that is due, and charged once', async () => {
      const { price } = await unpaid();
      await until('2026-11-27', '2026-12-15');
      expect(await last()).toMatchObject({ status: 'Expired', endedAs: 'Expired', balance: price });
      expect(await pay('2026-12-16', price - 1)).toMatchObject({ status: 'Expired', balance: 1 });
      expect(await pay('2026-12-17', 1)).toMatchObject({
        status: 'Active',
        currentPeriodStart: '2026-11-27',
        currentPeriodEnd: '2027-11-26',
        balance: 0,
        dueSince: null,
        events: [{ action: 'revive' }, ...Array.from({ length: 5 }, () => ({}))],
      });
      await until('2026-12-17', '2026-12-20');
      expect((await charges()).filter(([kind]) => kind === 'charge')).toEqual([
        ['charge', '2026-11-27', price],
      ]);
      // The next one is charged when the year is over.
      await renewSubscriptions(test.db, noon('2027-11-27'));
      expect(await last()).toMatchObject({ currentPeriodStart: '2027-11-27', status: 'PastDue' });
    });

    it('has its unused days credited once it is over', async () => {
      await sell('2026-10-01', { graceDays: 2 });
      await pay('2026-10-01', 999);
      await until('2026-11-01', '2026-11-20');
      // Charged on 1 November, to be paid by the 8th, and two days more.
      expect(await last()).toMatchObject({ status: 'Expired', balance: 999 });
      const settled = await pay('2026-12-05', 999);
      // From 11 to 30 November it was not served: 20 of 30 days.
      expect(settled).toMatchObject({
        status: 'Expired',
        balance: -666,
        currentPeriodEnd: '2026-11-10',
      });
      expect(await pay('2026-12-06', 1)).toMatchObject({ balance: -667 });
    });

    it('of a closed institute is credited, and revives nothing', async () => {
      const { price } = await unpaid();
      await until('2026-11-27', '2026-12-15');
      await test.db
        .update(institution)
        .set({ status: 'Closed' })
        .where(eq(institution.id, lifecycle.institute.id));
      const paid = await pay('2026-12-16', price);
      expect(paid.status).toBe('Expired');
      // Served from 27 November to 11 December: 15 of 365 days.
      expect(paid.balance).toBeCloseTo(-(price - (price * 15) / 365), 1);
    });

    it.each([
      ['expired', async () => until('2026-11-01', '2026-11-25'), 'Expired'],
      [
        'was cancelled',
        async () => act('2026-11-11', 'cancel', { when: 'now', reason }),
        'Cancelled',
      ],
    ])('and is renewed after it %s is not charged twice', async (_, ends, status) => {
      await sell('2026-10-01', { graceDays: 2 });
      await pay('2026-10-01', 999);
      await until('2026-11-01', '2026-11-01');
      await ends();
      expect(await last()).toMatchObject({ status, balance: 999 });
      const day = status === 'Expired' ? '2026-11-26' : '2026-11-11';
      await sell(day);
      // 20 of 30 days of November are credited: expired on the 11th, or charged again from then on.
      expect(await last()).toMatchObject({ balance: 999 + 999 - 666, dueSince: '2026-11-01' });
    });

    it('that was a trial is credited nothing', async () => {
      await sell('2026-11-01', { trialEndsAt: '2026-11-20' });
      await act('2026-11-03', 'cancel', { when: 'now', reason });
      expect(await sell('2026-11-04')).toMatchObject({ balance: 999 });
    });

    it('leaves the rest to a reversal: the usual days to pay begin again', async () => {
      await sell('2026-11-01');
      await pay('2026-11-02', 999);
      const [entry] = await test.db
        .select()
        .from(subscriptionEntry)
        .where(sql`kind = 'payment' and institution_id = ${lifecycle.institute.id}`);
      const back = await act('2026-11-25', 'reversePayment', {
        entry: entry?.id,
        reason: 'Bounced',
      });
      expect(back).toMatchObject({
        dueSince: '2026-11-01',
        dueOn: '2026-12-02',
        suspendsOn: '2026-12-10',
      });
    });
  });
});
