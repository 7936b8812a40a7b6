import { addDays, type BankLine, bankLine as bankLineSchema } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { subscription } from '../schema/subscription.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();

describe.each(databases)('bank lines on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;
  let uploads = 0;

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
  });

  async function add(...lines: object[]): Promise<{ added: number; duplicates: number }> {
    const { status, body } = await send('POST', '/bankLine', { lines });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.result;
  }

  /** The line of a text. */
  async function lineOf(text: string): Promise<BankLine> {
    const { body } = await send('GET', `/bankLine?search=${encodeURIComponent(text)}`);
    return z.parse(bankLineSchema, body.data.lines[0]);
  }

  /** A line that no other test has. */
  function aLine(facts: object = {}) {
    uploads += 1;
    const mark = `MARK${uploads}X`;
    return { mark, line: { day: today, amount: 50, text: `NEFT ${mark}`, ...facts } };
  }

  const change = (id: string, body: object) => send('PATCH', `/bankLine/${id}`, body);

  async function code(): Promise<string> {
    const { body } = await send('GET', `/institution/${institute.id}`);
    return body.data.institution.code;
  }

  it('bankLine.create bankLine.list are kept once, however often they are uploaded', async () => {
    const { mark, line } = aLine({ reference: 'N326 110 1' });
    // Two that say the same in one statement are two.
    expect(await add(line, line)).toEqual({ added: 2, duplicates: 0 });
    expect(await add(line, line)).toEqual({ added: 0, duplicates: 2 });
    expect(await add(line, line, line)).toEqual({ added: 1, duplicates: 2 });
    expect((await send('GET', `/bankLine?search=${mark}&status=Open`)).body.total).toBe(3);
    expect(await lineOf(mark)).toMatchObject({ ...line, status: 'Open', matches: [] });
  });

  it('bankLine.update match by code, invoice and amount, and become a payment when a person says so', async () => {
    const [row] = await test.db
      .select()
      .from(subscription)
      .where(eq(subscription.institutionId, institute.id));
    const path = `/subscription/${row?.id}`;
    const charged = (await send('PATCH', path, { action: 'endTrial' })).body.data.subscription;
    const { papers } = (await send('GET', `/paper?institution=${institute.id}`)).body.data;
    const amount = charged.accountBalance;
    const byAmount = aLine({ amount });
    const byCode = aLine();
    const byInvoice = aLine();
    await add(
      byAmount.line,
      { ...byCode.line, text: `${byCode.line.text} ${(await code()).toLowerCase()}` },
      { ...byInvoice.line, text: `${byInvoice.line.text} for ${papers[0].number}.` },
    );
    const its = expect.objectContaining({
      institution: expect.objectContaining({ _id: institute.id }),
    });
    expect((await lineOf(byAmount.mark)).matches).toEqual(expect.arrayContaining([its]));
    for (const { mark, by } of [
      { ...byCode, by: 'code' },
      { ...byInvoice, by: 'invoice' },
    ]) {
      expect((await lineOf(mark)).matches[0]).toMatchObject({
        institution: { _id: institute.id },
        balance: amount,
        by,
      });
    }

    const { _id } = await lineOf(byAmount.mark);
    const record = { action: 'record', institution: institute.id };
    const { status, body } = await change(_id, { ...record, __v: 0 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.line).toMatchObject({
      status: 'Recorded',
      institution: { _id: institute.id },
      matches: [],
    });
    const paid = (await send('GET', `/subscription?_id=${row?.id}&withEntries=true`)).body.data;
    expect(paid.subscriptions[0]).toMatchObject({ status: 'Active', accountBalance: 0 });
    expect(paid.subscriptions[0].entries[0]).toMatchObject({
      _id: body.data.line.entry,
      kind: 'payment',
      amount: -amount,
      method: 'BankTransfer',
    });
    // Each line is one payment.
    expect((await change(_id, record)).body).toMatchObject({
      errors: [{ path: 'action', code: 'status' }],
    });
  });

  it('say which payment has their reference, and ask before it is recorded twice', async () => {
    const [row] = await test.db
      .select()
      .from(subscription)
      .where(eq(subscription.institutionId, institute.id));
    const reference = `UTR${Date.now()}`;
    await send('PATCH', `/subscription/${row?.id}`, {
      ...{ action: 'recordPayment', amount: 50, paidOn: today, method: 'UPI', reference },
    });
    const { mark, line } = aLine({ reference });
    await add(line);
    const { _id, recordedPayment } = await lineOf(mark);
    expect(recordedPayment).toMatchObject({
      institution: { _id: institute.id },
      day: today,
      amount: 50,
    });
    const record = { action: 'record', institution: institute.id };
    expect((await change(_id, record)).body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
    expect((await lineOf(mark)).status).toBe('Open');
  });

  it('are set aside with a reason, and opened again', async () => {
    const { mark, line } = aLine();
    await add(line);
    const { _id } = await lineOf(mark);
    const aside = await change(_id, { action: 'dismiss', note: 'Interest' });
    expect(aside.body.data.line).toMatchObject({ status: 'Dismissed', note: 'Interest' });
    const back = await change(_id, { action: 'reopen' });
    expect(back.body.data.line).toMatchObject({ status: 'Open', note: null });
  });

  it.each([
    [{ day: addDays(today, 1), amount: 5, text: 'NEFT' }, 'lines.0.day'],
    [{ day: today, amount: -5, text: 'NEFT' }, 'lines.0.amount'],
    [{ day: today, amount: 5, text: '' }, 'lines.0.text'],
  ])('refuses %j, naming the field', async (line, path) => {
    const { body } = await send('POST', '/bankLine', { lines: [line] });
    expect(body).toMatchObject({ errors: [{ path }] });
  });

  it('are for the platform alone', async () => {
    token = (await test.signIn(institute.ownerEmail)).accessToken;
    expect((await send('GET', '/bankLine')).status).toBe(403);
    const { line } = aLine();
    expect((await send('POST', '/bankLine', { lines: [line] })).status).toBe(403);
  });
});
