import { addDays, type Statement, statementSchemas } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { subscriptionEntry } from '../schema/subscription.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();
const yesterday = addDays(today, -1);
const lastMonth = { startDate: addDays(today, -30), endDate: today };
const paise = (amount: number) => Math.round(amount * 100);

describe.each(databases)('the statement of an account on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;

  const send = (method: string, path: string, body?: unknown, by = token) =>
    test.call(method, path, { token: by, body });

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    const { papers } = (await send('GET', '/bkbtrSetting')).body.data.bkbtr_settings[0];
    const said = { bank: 'HDFC 0042', upiId: 'booking@hdfcbank', footer: 'Thank you.' };
    const saved = await send('PATCH', '/bkbtrSetting/save', { papers: { ...papers, ...said } });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  });

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
  });

  async function act(action: string, data: object = {}) {
    const current = await send('GET', `/subscription/current?_id=${institute.id}`);
    const { _id } = current.body.data.institutions[0].subscription;
    const { status, body } = await send('PATCH', `/subscription/${_id}`, { action, ...data });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.subscription;
  }

  const pay = (amount: number) =>
    act('recordPayment', { amount, paidOn: yesterday, method: 'UPI', reference: 'UTR 7' });

  const query = (period: Partial<typeof lastMonth>) => new URLSearchParams(period);

  async function read(period = lastMonth, by = token): Promise<Statement> {
    const path = `/statement/${institute.id}?${query(period)}`;
    const { status, body } = await send('GET', path, undefined, by);
    expect(status, JSON.stringify(body)).toBe(200);
    return z.parse(statementSchemas.get.response, body.data.statement);
  }

  async function file(period = lastMonth, by = token): Promise<{ name: string; bytes: Buffer }> {
    const path = `/statement/${institute.id}/pdf?${query(period)}`;
    const { status, body } = await send('GET', path, undefined, by);
    expect(status, JSON.stringify(body)).toBe(200);
    const { name, content } = body.data.file;
    return { name, bytes: Buffer.from(content, 'base64') };
  }

  const textOf = async (bytes: Buffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;

  it('statement.get reconciles with the lines and their papers, to the paisa', async () => {
    await act('endTrial');
    await pay(333.33);
    await act('chargeOnce', { amount: 0.07, reason: 'Setup' });
    const { entries, accountBalance } = await act('chargeOnce', {
      amount: 100.1,
      reason: 'Training',
    });
    const statement = await read();
    expect(statement.openingBalance).toBe(0);
    expect(statement.closingBalance).toBe(accountBalance);
    expect(statement.due).toBe(accountBalance);
    expect(statement.lines.map(({ _id }) => _id)).toEqual(
      entries.map(({ _id }: { _id: string }) => _id).toReversed(),
    );
    let minor = 0;
    for (const { amount, balance } of statement.lines) {
      minor += paise(amount);
      expect(paise(balance)).toBe(minor);
    }
    // Each line says the due of its paper.
    const { papers } = (await send('GET', `/paper?institution=${institute.id}&sort=createdAt`)).body
      .data;
    expect(statement.lines.map(({ balance }) => balance)).toEqual(
      papers.map(({ due }: { due: number }) => due),
    );
    expect(statement.lines.map(({ paper }) => paper?.number)).toEqual(
      papers.map(({ number }: { number: string }) => number),
    );
    const payment = statement.lines.find(({ kind }) => kind === 'payment');
    expect(payment).toMatchObject({ day: today, paidOn: yesterday, amount: -333.33 });
    // The tax by rate is that of the lines.
    const tax = entries.reduce((sum: number, row: { tax: number }) => sum + paise(row.tax ?? 0), 0);
    expect(statement.taxes.reduce((sum, row) => sum + paise(row.tax), 0)).toBe(tax);
    expect(statement.supplier).toEqual(papers.at(-1).supplier);
    expect(statement.buyer).toEqual(papers.at(-1).buyer);
  });

  it('carries over what is older, so that two periods meet', async () => {
    await act('endTrial');
    await test.db
      .update(subscriptionEntry)
      .set({ createdAt: new Date(`${addDays(today, -9)}T23:59:59+05:30`) })
      .where(eq(subscriptionEntry.institutionId, institute.id));
    await pay(400);
    const before = await read({ startDate: addDays(today, -20), endDate: addDays(today, -9) });
    const after = await read({ startDate: addDays(today, -8), endDate: today });
    expect(before).toMatchObject({ openingBalance: 0, closingBalance: 999 });
    expect(before.lines).toHaveLength(1);
    expect(after).toMatchObject({ openingBalance: 999, closingBalance: 599 });
    expect(after.lines).toHaveLength(1);
    const empty = await read({ startDate: addDays(today, -3), endDate: yesterday });
    expect(empty).toMatchObject({ openingBalance: 999, lines: [], closingBalance: 999, taxes: [] });
  });

  it('says how to pay while something is due', async () => {
    await act('endTrial');
    expect(await read()).toMatchObject({ bank: 'HDFC 0042', upiId: 'booking@hdfcbank', due: 999 });
    const due = await textOf((await file()).bytes);
    expect(due).toContain('Due on the account ₹999.00');
    expect(due).toContain('UPI ID booking@hdfcbank');
    await pay(1500);
    expect(await read()).toMatchObject({ bank: null, upiId: null, due: -501 });
    const credit = await textOf((await file()).bytes);
    expect(credit).toContain('Credit on the account ₹501.00');
    expect(credit).not.toContain('UPI ID');
  });

  it('statement.pdf is the same file for the same statement, in our faces', async () => {
    await act('endTrial');
    await pay(333.33);
    const first = await file();
    const code = (await read()).buyer.code;
    expect(first.name).toBe(`Statement-${code}-${lastMonth.startDate}-${today}.pdf`);
    expect((await file()).bytes.equals(first.bytes)).toBe(true);
    expect((await file({ ...lastMonth, startDate: yesterday })).bytes.equals(first.bytes)).toBe(
      false,
    );
    const text = await textOf(first.bytes);
    for (const part of [
      'Opening balance',
      '₹0.00',
      '-₹333.33',
      '₹665.67',
      'Closing balance',
      'UTR 7',
      'Thank you.',
    ]) {
      expect(text).toContain(part);
    }
    // None of the standard fonts, which have no sign of the rupee.
    expect(first.bytes.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+Geist/);
    expect(first.bytes.toString('latin1')).not.toContain('Helvetica');
  });

  it('is open to the owner of the institute, and to no other', async () => {
    await act('endTrial');
    const own = (await test.signIn(institute.ownerEmail)).accessToken;
    expect(await read(lastMonth, own)).toEqual(await read());
    expect((await file(lastMonth, own)).bytes.equals((await file()).bytes)).toBe(true);
    const neighbour = await test.institute(token);
    const others = (await test.signIn(neighbour.ownerEmail)).accessToken;
    for (const path of ['', '/pdf']) {
      const asked = `/statement/${institute.id}${path}?${query(lastMonth)}`;
      expect((await send('GET', asked, undefined, others)).status).toBe(404);
      expect((await test.call('GET', asked, {})).status).toBe(401);
    }
    const mail = `/statement/${institute.id}/email`;
    expect((await send('POST', mail, lastMonth, own)).status).toBe(403);
  });

  it.each([
    ['no end', { startDate: today }, 'endDate'],
    ['an end before its start', { startDate: today, endDate: yesterday }, 'endDate'],
    ['more than a year', { startDate: addDays(today, -366), endDate: today }, 'endDate'],
    ['an end in the future', { startDate: today, endDate: addDays(today, 1) }, 'endDate'],
    ['no day', { startDate: '2026-02-30', endDate: today }, 'startDate'],
  ])('refuses a period with %s', async (_, period, path) => {
    for (const asked of ['', '/pdf']) {
      const { status, body } = await send(
        'GET',
        `/statement/${institute.id}${asked}?${query(period)}`,
      );
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path }]);
    }
    expect((await send('POST', `/statement/${institute.id}/email`, period)).status).toBe(400);
  });

  it('statement.email goes to the billing address with its file, and again', async () => {
    await act('endTrial');
    const billingEmail = 'accounts@lakeview.example';
    await send('PATCH', `/institution/${institute.id}`, { billingEmail });
    await test.mail();
    const { status, body } = await send('POST', `/statement/${institute.id}/email`, lastMonth);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data.notice).toMatchObject({
      ...{ kind: 'statement', status: 'Queued', paper: null },
      ...{ statement: lastMonth, email: billingEmail },
    });
    const [letter, ...more] = await test.mail();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: { address: billingEmail } });
    expect(letter?.subject).toMatch(/^Statement for Lakeview Residency/);
    expect(letter?.text).toContain('₹999 was due.');
    const { name, bytes } = await file();
    expect(letter?.attachments).toMatchObject([{ name, type: 'application/pdf' }]);
    expect(letter?.attachments?.[0]?.content.equals(bytes)).toBe(true);
    await send('POST', `/notice/${body.data.notice._id}/resend`);
    expect(await test.mail()).toHaveLength(1);
  });

  it('is not there for an institute without an account', async () => {
    const { status } = await send('GET', `/statement/${'0'.repeat(24)}?${query(lastMonth)}`);
    expect(status).toBe(404);
  });
});
