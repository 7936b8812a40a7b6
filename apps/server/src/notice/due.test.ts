import { addDays, NOTICES_DEFAULT } from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Interrupted } from '../housekeeping/progress.ts';
import { institution, notice, subscription } from '../schema/index.ts';
import { renewSubscriptions } from '../subscription/renewals.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { queueDueNotices } from './due.ts';

const { today, now } = stopAtNoon();

describe.each(databases)('notices that are due on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;

  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await test.call(method, path, { token, body });
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    return answer.body.data;
  };

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
    await test.mail();
  });

  afterEach(async () => {
    vi.setSystemTime(now);
    token = (await test.signIn(ADMIN)).accessToken;
    await send('PATCH', '/bkbtrSetting/save', { notices: NOTICES_DEFAULT });
    // Each test has its own institute: that of the one before is out of the search.
    await test.db.update(subscription).set({ status: 'Cancelled', dueSince: null, dueOn: null });
  });

  /** A subscription whose first charge is to be paid by a day, made as if it had been charged long ago. */
  async function owing(dueOn: string, graceDays = 7): Promise<string> {
    const { subscriptions } = await send('GET', `/subscription?institution=${institute.id}`);
    const { _id } = subscriptions[0];
    await send('PATCH', `/subscription/${_id}`, { action: 'endTrial' });
    await test.db
      .update(subscription)
      .set({ dueSince: addDays(dueOn, -20), dueOn, graceDays })
      .where(eq(subscription.id, _id));
    await test.db
      .update(notice)
      .set({ day: addDays(dueOn, -20) })
      .where(and(eq(notice.institutionId, institute.id), eq(notice.kind, 'charged')));
    await test.mail();
    return _id;
  }

  const logged = async () => {
    const { notices } = await send('GET', `/notice?institution=${institute.id}&sort=createdAt`);
    return notices
      .filter(({ kind }: { kind: string }) => kind !== 'charged')
      .map(({ kind, status, reason }: Record<string, string>) =>
        [kind, status, reason].filter(Boolean).join(' '),
      );
  };
  const subjects = async () => (await test.mail()).map(({ subject }) => subject);

  it('reminds of a payment on each of its days, and once a day at most', async () => {
    const dueOn = addDays(today, 8);
    await owing(dueOn);
    const sent: string[][] = [];
    for (let day = 0; day <= 15; day += 1) {
      vi.setSystemTime(now.getTime() + day * 86_400_000);
      await queueDueNotices(test.db, new Date());
      await queueDueNotices(test.db, new Date());
      sent.push(await subjects());
    }
    expect(
      sent.map((letters, day) => [day, ...letters]).filter(({ length }) => length > 1),
    ).toEqual([
      [1, expect.stringMatching(/^₹[\d,.]+ is due in 7 days$/)],
      [7, expect.stringMatching(/is due tomorrow$/)],
      [8, expect.stringMatching(/is due today$/)],
      [11, expect.stringMatching(/is past due$/)],
      [14, expect.stringMatching(/^Lakeview Residency \d+ will be suspended on /)],
    ]);
    token = (await test.signIn(ADMIN)).accessToken;
    expect(await logged()).toEqual([
      'firstReminder Sent',
      'secondReminder Sent',
      'due Sent',
      'overdue Sent',
      'suspending Sent',
    ]);
  });

  it('sends the newest alone after a stop, and notes the others as skipped', async () => {
    await owing(addDays(today, -4));
    await queueDueNotices(test.db, now);
    expect(await subjects()).toEqual([expect.stringMatching(/is past due$/)]);
    expect(await logged()).toEqual([
      'firstReminder Skipped superseded',
      'secondReminder Skipped superseded',
      'due Skipped superseded',
      'overdue Sent',
    ]);
  });

  it('sends one where two servers look at the same time', async () => {
    await owing(today);
    await Promise.all([1, 2, 3].map(() => queueDueNotices(test.db, now)));
    expect(await subjects()).toHaveLength(1);
    expect(await logged()).toHaveLength(3);
  });

  it('goes no further than its slice where the process stops, and the next run queues the others', async () => {
    await owing(today);
    const reach = vi.fn(() => Promise.reject(new Interrupted()));
    await expect(queueDueNotices(test.db, now, { after: '', reach })).rejects.toThrow(Interrupted);
    expect(reach).toHaveBeenCalledTimes(1);
    await queueDueNotices(test.db, now);
    expect(await subjects()).toEqual([expect.stringMatching(/is due today$/)]);
  });

  it('leaves to the invoice what it has just said', async () => {
    const { subscriptions } = await send('GET', `/subscription?institution=${institute.id}`);
    await send('PATCH', `/subscription/${subscriptions[0]._id}`, { action: 'endTrial' });
    expect(await subjects()).toEqual([expect.stringMatching(/^Invoice INV/)]);
    await queueDueNotices(test.db, now);
    expect(await subjects()).toEqual([]);
    expect(await logged()).toEqual(['firstReminder Skipped superseded']);
  });

  it('says of a trial when it ends and what follows, and again where it is extended', async () => {
    const { subscriptions } = await send('GET', `/subscription?institution=${institute.id}`);
    const { _id, trialEndsAt } = subscriptions[0];
    const lastDay = new Date(`${trialEndsAt}T12:00:00+05:30`).getTime();
    vi.setSystemTime(lastDay - 4 * 86_400_000);
    await queueDueNotices(test.db, new Date());
    expect(await subjects()).toEqual([]);
    vi.setSystemTime(lastDay - 3 * 86_400_000);
    await queueDueNotices(test.db, new Date());
    const [letter, ...others] = await test.mail();
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/^Your trial ends on \d/);
    expect(letter?.text).toMatch(/starts on .* at ₹[\d,]+ a month, GST included\./);
    token = (await test.signIn(ADMIN)).accessToken;
    const extended = addDays(trialEndsAt, 10);
    await send('PATCH', `/subscription/${_id}`, { action: 'extendTrial', trialEndsAt: extended });
    vi.setSystemTime(lastDay + 8 * 86_400_000);
    await queueDueNotices(test.db, new Date());
    expect(await subjects()).toHaveLength(1);
  });

  it('goes along with periods that begin at the end of a month', async () => {
    const noonOf = (day: string) => new Date(`${day}T12:00:00+05:30`);
    vi.setSystemTime(noonOf('2028-01-31'));
    token = (await test.signIn(ADMIN)).accessToken;
    const monthly = await test.institute(token);
    const { subscriptions } = await send('GET', `/subscription?institution=${monthly.id}`);
    const path = `/subscription/${subscriptions[0]._id}`;
    await send('PATCH', path, { action: 'endTrial' });
    const sent: string[] = [];
    for (let day = '2028-01-31'; day <= '2028-03-07'; day = addDays(day, 1)) {
      vi.setSystemTime(noonOf(day));
      if (day === '2028-02-07') {
        token = (await test.signIn(ADMIN)).accessToken;
        const paid = { amount: 999, paidOn: day, method: 'UPI' };
        await send('PATCH', path, { action: 'recordPayment', ...paid });
      }
      await renewSubscriptions(test.db, new Date());
      await queueDueNotices(test.db, new Date());
      for (const { subject } of await test.mail()) sent.push(`${day.slice(5)} ${subject}`);
    }
    // Without the numbers of the papers, and without the invitation.
    expect(sent.map((line) => line.replace(/ \S+\/\S+/, '')).slice(1)).toEqual([
      '01-31 Invoice for ₹999',
      '02-06 ₹999 is due tomorrow',
      '02-07 Receipt for ₹999',
      '02-29 Invoice for ₹999',
      '03-06 ₹999 is due tomorrow',
      '03-07 ₹999 is due today',
    ]);
  });

  it('waits for the morning of the platform', async () => {
    await owing(today);
    const night = new Date(`${today}T00:30:00+05:30`);
    vi.setSystemTime(night);
    await queueDueNotices(test.db, night);
    expect(await subjects()).toEqual([]);
    vi.setSystemTime(new Date(`${today}T09:00:00+05:30`));
    expect(await subjects()).toHaveLength(1);
  });

  it('goes by the platform’s day', async () => {
    await owing(addDays(today, 1));
    // 23:59 in India is the day before, in all of the world’s west.
    await queueDueNotices(test.db, new Date(`${today}T23:59:00+05:30`));
    expect(await logged()).toContain('secondReminder Queued');
    expect(await logged()).not.toContain('due Queued');
    await queueDueNotices(test.db, new Date(`${addDays(today, 1)}T00:01:00+05:30`));
    expect(await logged()).toContain('due Queued');
  });

  it('says nothing of a payment that came before the email went out', async () => {
    const id = await owing(today);
    await queueDueNotices(test.db, now);
    const { subscriptions } = await send('GET', `/subscription?institution=${institute.id}`);
    const paid = { amount: subscriptions[0].accountBalance, paidOn: today, method: 'UPI' };
    await send('PATCH', `/subscription/${id}`, { action: 'recordPayment', ...paid });
    expect(await subjects()).toEqual([expect.stringMatching(/^Receipt RCT/)]);
    expect(await logged()).toContain('due Skipped obsolete');
  });

  it('notes why it sends nothing: switched off, or no address', async () => {
    const isSent = { ...NOTICES_DEFAULT.isSent, due: false };
    await send('PATCH', '/bkbtrSetting/save', { notices: { ...NOTICES_DEFAULT, isSent } });
    await owing(today);
    await test.db
      .update(institution)
      .set({ email: '', billingEmail: null })
      .where(eq(institution.id, institute.id));
    await queueDueNotices(test.db, now);
    expect(await subjects()).toEqual([]);
    expect(await logged()).toEqual([
      'firstReminder Skipped superseded',
      'secondReminder Skipped noAddress',
      'due Skipped switchedOff',
    ]);
  });

  it('tells an account once, although another subscription shows it by then', async () => {
    const { subscriptions } = await send('GET', `/subscription?institution=${institute.id}`);
    const { _id } = subscriptions[0];
    const charged = await send('PATCH', `/subscription/${_id}`, { action: 'endTrial' });
    await test.mail();
    vi.setSystemTime(new Date(`${charged.subscription.dueOn}T12:00:00+05:30`));
    await queueDueNotices(test.db, new Date());
    expect(await subjects()).toEqual([expect.stringMatching(/ is due today$/)]);
    token = (await test.signIn(ADMIN)).accessToken;
    const discount = { mode: 'percent', value: 10, reason: 'A regular' };
    await send('PATCH', `/subscription/${_id}`, { action: 'setTerms', discount });
    expect(await subjects()).toEqual([expect.stringMatching(/^Your price changes on /)]);
    await queueDueNotices(test.db, new Date());
    expect(await subjects()).toEqual([]);
  });
});
