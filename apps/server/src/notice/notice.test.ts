import { addDays, type Notice, notice as noticeSchema } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { followPayments } from '../customer/follow-payment.ts';
import { newId } from '../database/id.ts';
import { appUser, institution, outbox, subscription } from '../schema/index.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { requeueNotices } from './requeue.ts';

const { today, now } = stopAtNoon();

describe.each(databases)('notices on $kind', (database) => {
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

  const billedAt = (billingEmail: string) =>
    send('PATCH', `/institution/${institute.id}`, { billingEmail });
  const current = async () => {
    const { institutions } = await send('GET', `/subscription/current?_id=${institute.id}`);
    return institutions[0].subscription;
  };
  const act = async (action: string, data: object = {}) =>
    (await send('PATCH', `/subscription/${(await current())._id}`, { action, ...data }))
      .subscription;
  const pay = (amount: number) =>
    act('recordPayment', { amount, paidOn: today, method: 'UPI', reference: 'UTR 7' });

  /** The oldest first. */
  async function logged(query = ''): Promise<Notice[]> {
    const filter = `institution=${institute.id}&sort=createdAt${query}`;
    const { notices } = await send('GET', `/notice?${filter}`);
    return notices.map((row: unknown) => z.parse(noticeSchema, row));
  }

  it('send a charge to the billing address, with its invoice and how to pay', async () => {
    await send('PATCH', '/bkbtrSetting/save', {
      billing: {
        ...(await send('GET', '/bkbtrSetting')).bkbtr_settings[0].billing,
        paymentInstructions: 'Transfer to HDFC 0042\nIFSC HDFC0000042',
      },
    });
    await billedAt('accounts@lakeview.example');
    const { balance, dueOn } = await act('endTrial');
    const [letter, ...others] = await test.mail();
    expect(others).toEqual([]);
    const { papers } = await send('GET', `/paper?institution=${institute.id}`);
    expect(letter).toMatchObject({
      to: { address: 'accounts@lakeview.example' },
      subject: `Invoice ${papers[0].number} for ₹${balance}`,
      attachments: [
        { name: `${papers[0].number.replaceAll('/', '-')}.pdf`, type: 'application/pdf' },
      ],
    });
    expect(letter?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(letter?.text).toMatch(/^Please pay ₹999 by \d+ \w+ \d{4}\.$/m);
    expect(letter?.text).toContain('How to pay:\nTransfer to HDFC 0042\nIFSC HDFC0000042');
    expect(dueOn > today).toBe(true);
    expect(await logged()).toMatchObject([
      {
        ...{ kind: 'charged', status: 'Sent', day: today, reason: null, repeats: null },
        email: 'accounts@lakeview.example',
        paper: { _id: papers[0]._id, number: papers[0].number },
        subject: letter?.subject,
        text: letter?.text,
        sentAt: now.toISOString(),
      },
    ]);
  });

  it('thank for a payment with its receipt, and say what is left', async () => {
    const { balance } = await act('endTrial');
    await pay(balance - 499);
    await pay(499 + 100);
    const [, first, second] = await test.mail();
    expect(first?.subject).toMatch(/^Receipt RCT\/\S+ for ₹500$/);
    expect(first?.text).toContain('(reference UTR 7)');
    // It says what is so when it is sent: the second payment had come by then.
    expect(first?.text).toContain('a credit of ₹100.');
    expect(second?.subject).toMatch(/ for ₹599$/);
    expect(first?.attachments).toMatchObject([{ name: expect.stringMatching(/^RCT-.*\.pdf$/) }]);
  });

  it('are answered by the account manager', async () => {
    const id = newId();
    const [admin] = await test.db.select().from(appUser).where(eq(appUser.email, ADMIN));
    if (!admin) throw new Error('There is an administrator.');
    await test.db.insert(appUser).values({ ...admin, id, email: `${id}@platform.example` });
    await test.db
      .update(institution)
      .set({ accountManagerId: id })
      .where(eq(institution.id, institute.id));
    await act('endTrial');
    const [letter] = await test.mail();
    expect(letter?.replyTo).toBe(`${id}@platform.example`);
    expect(letter?.text).toContain(`${id}@platform.example`);
  });

  it('say another price and another plan, and nothing of one that was withdrawn', async () => {
    await act('endTrial');
    await test.mail();
    const { pricing, planName } = await current();
    const discount = { mode: 'percent', value: 10, reason: 'A regular' };
    await act('setTerms', { discount });
    const [price] = await test.mail();
    expect(price?.subject).toMatch(/^Your price changes on \d+ \w+ \d{4}$/);
    expect(price?.text).toContain(
      '₹899.10 a month, GST included. Until then it stays ₹999 a month',
    );

    const { plans } = await send('GET', '/pricing?limit=100').then(({ pricings }) => ({
      plans: pricings,
    }));
    const own = plans.find(({ _id }: { _id: string }) => _id === pricing);
    const standard = plans.find(
      (plan: Record<string, { _id: string }> & { key: string }) =>
        plan.key === 'standard' && plan.template?._id === own.template._id,
    );
    const move = { pricing: standard._id, billingCycle: 'Monthly', when: 'periodEnd' };
    await act('changePlan', move);
    const [plan] = await test.mail();
    expect(plan?.subject).toMatch(new RegExp(`^Your plan changes to ${standard.header} on `));
    expect(plan?.text).toContain(`moves from ${planName} to ${standard.header} on `);

    await act('keepPlan');
    await act('changePlan', move);
    await act('keepPlan');
    expect(await test.mail()).toEqual([]);
    expect((await logged()).at(-1)).toMatchObject({ status: 'Skipped', reason: 'obsolete' });

    await act('changePlan', { ...move, when: 'now' });
    expect((await test.mail()).map(({ subject }) => subject)).toEqual([
      `You’re now on ${standard.header}`,
      expect.stringMatching(/^Invoice /),
    ]);
  });

  it('say that an institute is suspended, and how that ends', async () => {
    await act('endTrial');
    await test.db
      .update(institution)
      .set({ status: 'Active' })
      .where(eq(institution.id, institute.id));
    await test.db
      .update(subscription)
      .set({ status: 'Expired', endedAs: 'Expired', endedAt: now })
      .where(eq(subscription.institutionId, institute.id));
    await test.mail();
    await followPayments(test.db, now);
    await followPayments(test.db, now);
    const letters = await test.mail();
    const billed = letters.filter(({ to }) => to.address.startsWith('desk'));
    expect(billed.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Lakeview Residency \d+ is suspended$/),
    ]);
    expect(billed[0]?.text).toContain('It’s reactivated as soon as we record your payment.');
    expect((await logged()).map(({ kind }) => kind)).toEqual(['charged', 'suspended']);
  });

  it('send a paper by hand, to any address, and again', async () => {
    await act('endTrial');
    await test.mail();
    const [invoice] = (await send('GET', `/paper?institution=${institute.id}`)).papers;
    const to = { email: 'Owner@Elsewhere.example' };
    const { notice: emailed } = await send('POST', `/paper/${invoice._id}/email`, to);
    expect(emailed).toMatchObject({ kind: 'paper', status: 'Queued', subject: null });
    const again = await test.call('POST', `/notice/${emailed._id}/resend`, { token });
    expect(again.status).toBe(422);
    const [letter] = await test.mail();
    expect(letter).toMatchObject({
      to: { address: 'owner@elsewhere.example' },
      subject: `Invoice ${invoice.number} for ₹999`,
    });
    expect(letter?.attachments).toHaveLength(1);
    const { notice: resent } = await send('POST', `/notice/${emailed._id}/resend`);
    expect(resent).toMatchObject({ repeats: emailed._id, email: 'owner@elsewhere.example' });
    expect(await test.mail()).toHaveLength(1);
    expect(await logged(`&kind=paper&paper=${invoice._id}&status=Sent`)).toHaveLength(2);
  });

  it('are noted and not sent to an institute that was closed in the meantime', async () => {
    await act('endTrial');
    await test.db
      .update(institution)
      .set({ status: 'Closed' })
      .where(eq(institution.id, institute.id));
    expect(await test.mail()).toEqual([]);
    expect(await logged()).toMatchObject([{ status: 'Skipped', reason: 'closed', sentAt: null }]);
    expect(await test.db.select().from(outbox)).toEqual([]);
  });

  it('are queued again where an older version has taken them out of the outbox', async () => {
    await act('endTrial');
    await test.db.delete(outbox);
    await requeueNotices(test.db, now);
    expect(await test.mail()).toEqual([]);
    const later = new Date(now.getTime() + 2 * 3_600_000);
    vi.setSystemTime(later);
    await Promise.all([1, 2].map(() => requeueNotices(test.db, later)));
    expect(await test.mail()).toHaveLength(1);
    await requeueNotices(test.db, later);
    expect(await test.mail()).toEqual([]);
    vi.setSystemTime(now);
  });

  it('are part of what they are about: what fails queues none', async () => {
    const answer = await test.call('PATCH', `/subscription/${(await current())._id}`, {
      token,
      body: { action: 'recordPayment', amount: 5, paidOn: addDays(today, 1), method: 'UPI' },
    });
    expect(answer.status).toBe(400);
    expect(await logged()).toEqual([]);
  });
});
