import { addDays, receivable as receivableSchema } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { subscription } from '../schema/subscription.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();

describe.each(databases)('receivables on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
    await act('endTrial');
  });

  async function act(action: string, data: object = {}) {
    const [row] = await test.db
      .select()
      .from(subscription)
      .where(eq(subscription.institutionId, institute.id));
    const { status, body } = await send('PATCH', `/subscription/${row?.id}`, { action, ...data });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.subscription;
  }

  async function list(query = '') {
    const { status, body } = await send('GET', `/receivable?institution=${institute.id}${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return z.parse(z.array(receivableSchema), body.data.receivables);
  }

  it('receivable.list receivable.totals lists who owes, also after the end', async () => {
    const [row] = await list();
    expect(row).toMatchObject({ _id: institute.id, today: row?.balance, over30: 0 });
    expect(row?.balance).toBeGreaterThan(0);
    const { data } = (await send('GET', '/receivable/totals')).body;
    expect(data.totals).toMatchObject({ day: today });
    await act('recordPayment', { amount: row?.balance, paidOn: today, method: 'UPI' });
    expect(await list()).toEqual([]);
    // A charge for what is over is owed all the same.
    await act('cancel', { when: 'now', reason: { code: 'other', note: '' } });
    await act('chargeOnce', { amount: 500, reason: 'Data export' });
    const [ended] = await list('&subscriptionStatus=Cancelled');
    expect(ended?.subscriptionStatus).toBe('Cancelled');
  });

  it('receivable.update keeps a promise and a contact, and says what became of the promise', async () => {
    const [{ balance = 0 } = {}] = await list();
    const promise = { day: addDays(today, 3), amount: balance, note: 'After the weekend' };
    const contact = { day: today, note: 'Spoke with the owner' };
    const { status, body } = await send('PATCH', `/receivable/${institute.id}`, {
      promise,
      contact,
      __v: 0,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.receivable).toMatchObject({
      promise: { ...promise, state: 'Open', paid: 0 },
      contact: { ...contact, by: { name: 'Anjali Menon' } },
      __v: 1,
    });
    const late = await send('PATCH', `/receivable/${institute.id}`, { contact: null, __v: 0 });
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await list('&promise=Open')).toHaveLength(1);
    expect(await list('&promise=Broken')).toEqual([]);
    await act('recordPayment', { amount: balance - 1, paidOn: today, method: 'UPI' });
    expect((await list())[0]?.promise).toMatchObject({ state: 'Open', paid: balance - 1 });
    await act('recordPayment', { amount: 1, paidOn: today, method: 'Cash' });
    const answer = await send('PATCH', `/receivable/${institute.id}`, { contact });
    expect(answer.body.data.receivable.promise).toMatchObject({ state: 'Kept', paid: balance });
  });

  it.each([
    [{ promise: { day: addDays(today, -1), amount: 5 } }, 'promise.day'],
    [{ promise: { day: addDays(today, 400), amount: 5 } }, 'promise.day'],
    [{ promise: { day: today, amount: 0 } }, 'promise.amount'],
    [{ contact: { day: addDays(today, 1), note: 'Tomorrow' } }, 'contact.day'],
    [{ contact: { day: today, note: '' } }, 'contact.note'],
  ])('refuses %j, naming the field', async (body, path) => {
    const answer = await send('PATCH', `/receivable/${institute.id}`, body);
    expect(answer.body).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
  });

  it('is for the platform alone', async () => {
    token = (await test.signIn(institute.ownerEmail)).accessToken;
    for (const path of ['/receivable', '/receivable/totals']) {
      expect((await send('GET', path)).status).toBe(403);
    }
  });
});
