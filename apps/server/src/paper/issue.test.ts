import {
  addDays,
  financialYearOf,
  type Paper,
  paper as paperSchema,
} from '@booking/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sqlState } from '../database/transaction.ts';
import { paper, paperSeries } from '../schema/index.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();
const GSTIN = '29AAGCB7383J1Z4';

describe.each(databases)('papers on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;
  let pricing = '';

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    const templates = await send('GET', '/template?sort=createdAt');
    const template = templates.body.data.templates[0]._id;
    const names = { key: 'papered', header: 'Papered' };
    const tax = { taxRate: 18, taxInclusive: false };
    const body = {
      template,
      ...names,
      ...tax,
      priceType: 'Fixed',
      price: 1000.05,
      isPublic: false,
    };
    pricing = (await send('POST', '/pricing', body)).body.data.pricing._id;
    const { company } = (await send('GET', '/bkbtrSetting')).body.data.bkbtr_settings[0];
    const saved = await send('PATCH', '/bkbtrSetting/save', {
      company: { ...company, gstin: GSTIN },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  });

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
  });

  async function act(action: string, data: object = {}, of = institute) {
    const current = await send('GET', `/subscription/current?_id=${of.id}`);
    const { _id } = current.body.data.institutions[0].subscription;
    const { status, body } = await send('PATCH', `/subscription/${_id}`, { action, ...data });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.subscription;
  }

  const pay = (amount: number) =>
    act('recordPayment', { amount, paidOn: addDays(today, -1), method: 'UPI', reference: 'UTR 7' });

  async function sell(of = institute) {
    await act('cancel', { when: 'now', reason: { code: 'other', note: '' } }, of);
    const body = { institution: of.id, pricing, billingCycle: 'Monthly' };
    const { status, body: answer } = await send('POST', '/subscription', body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.data.subscription;
  }

  /** The oldest first. */
  async function papersOf(of = institute): Promise<Paper[]> {
    const { status, body } = await send('GET', `/paper?institution=${of.id}&sort=createdAt`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.papers.map((row: unknown) => z.parse(paperSchema, row));
  }

  const address = (state: string) => ({ line1: '1 Lake Road', city: 'Town', state, country: 'IN' });
  const move = (change: object) => send('PATCH', `/institution/${institute.id}`, change);

  it('has an invoice for a charge, a receipt for a payment and credit notes for what is not used', async () => {
    await move({ address: address('Karnataka'), legalName: 'Lake Hotels LLP' });
    const { entries } = await sell();
    const [invoice] = await papersOf();
    expect(invoice).toMatchObject({
      kind: 'taxInvoice',
      day: today,
      entry: entries[0]._id,
      financialYear: financialYearOf(today),
      supplier: { gstin: GSTIN, state: { code: '29', name: 'Karnataka' } },
      buyer: { legalName: 'Lake Hotels LLP', gstin: null, state: { code: '29' } },
      placeOfSupply: { code: '29', name: 'Karnataka' },
      sac: '997331',
      text: expect.stringMatching(/^Papered, \d+ \w+ \d{4} to /),
      taxable: 1000.05,
      // 180.01 of tax, as the ledger has it.
      taxes: [
        { name: 'CGST', rate: 9, amount: 90.01 },
        { name: 'SGST', rate: 9, amount: 90 },
      ],
      total: 1180.06,
      totalInWords: 'One Thousand One Hundred Eighty Rupees And Six Paise Only',
      reverseCharge: false,
      about: null,
      payment: null,
      due: 1180.06,
    });
    expect(invoice?.number).toMatch(/^INV\/\d\d-\d\d\/\d{4}$/);

    await pay(1180.06);
    const receipt = (await papersOf()).at(-1);
    expect(receipt).toMatchObject({
      kind: 'receipt',
      day: today,
      taxable: null,
      taxes: [],
      total: 1180.06,
      due: 0,
      payment: { day: addDays(today, -1), method: 'UPI', reference: 'UTR 7' },
    });

    // The buyer has moved: the credit note takes back what its invoice has said.
    await move({ address: address('Goa') });
    await act('changePlan', { pricing, price: 2000, billingCycle: 'Monthly', when: 'now' });
    const [, , credit, next] = await papersOf();
    expect(credit).toMatchObject({
      kind: 'creditNote',
      about: { _id: invoice?._id, number: invoice?.number, day: today },
      placeOfSupply: { code: '29' },
      taxes: [{ name: 'CGST' }, { name: 'SGST' }],
    });
    expect(next).toMatchObject({
      kind: 'taxInvoice',
      placeOfSupply: { code: '30' },
      taxes: [{ name: 'IGST', rate: 18 }],
    });
  });

  it('names the receipt of a payment that is taken back', async () => {
    await sell();
    const paid = await pay(500);
    const reversed = { entry: paid.entries[0]._id, reason: 'The cheque bounced' };
    await act('reversePayment', reversed);
    const [, receipt, reversal] = await papersOf();
    expect(reversal).toMatchObject({
      kind: 'paymentReversal',
      about: { _id: receipt?._id, number: receipt?.number },
      text: 'The cheque bounced',
      taxes: [],
      due: 1180.06,
    });
  });

  it('has IGST for a registered buyer elsewhere, whatever the address says', async () => {
    await move({ address: address('Karnataka'), gstin: '27AAPFU0939F1ZV' });
    await sell();
    const [invoice] = await papersOf();
    expect(invoice).toMatchObject({
      buyer: { gstin: '27AAPFU0939F1ZV' },
      placeOfSupply: { code: '27', name: 'Maharashtra' },
      taxes: [{ name: 'IGST', rate: 18, amount: 180.01 }],
    });
  });

  it('stays as it was issued when names and settings change', async () => {
    await sell();
    const before = await papersOf();
    const { company } = (await send('GET', '/bkbtrSetting')).body.data.bkbtr_settings[0];
    await send('PATCH', '/bkbtrSetting/save', {
      company: { ...company, legalName: 'Another Ltd' },
    });
    await move({ legalName: 'Another Hotel LLP' });
    expect(await papersOf()).toEqual(before);
    await send('PATCH', '/bkbtrSetting/save', { company });
  });

  it('is never changed or deleted, and numbers never go back', async () => {
    await sell();
    const refused = [
      test.db.update(paper).set({ totalMinor: 1 }).where(eq(paper.institutionId, institute.id)),
      test.db.delete(paper).where(eq(paper.institutionId, institute.id)),
      test.db.execute('truncate paper'),
      test.db.update(paperSeries).set({ last: 0 }),
      test.db.update(paperSeries).set({ last: 1_000 }),
      test.db.delete(paperSeries),
      test.db.execute('truncate paper_series'),
    ];
    for (const write of refused) {
      const error = await write.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(sqlState(error)).toBe('23001');
    }
    expect(await papersOf()).toHaveLength(1);
  });

  it('has consecutive numbers, each once, when 50 charges come at once and some fail', async () => {
    const all = [];
    for (let at = 0; at < 50; at += 1) all.push(await test.institute(token));
    for (const buyer of all) {
      await act('cancel', { when: 'now', reason: { code: 'other', note: '' } }, buyer);
    }
    const sales = all.flatMap(({ id }, at) => {
      const body = { institution: id, pricing, billingCycle: 'Monthly' };
      // Every fifth is sold twice: one of the two is refused, and takes no number.
      return at % 5 === 0 ? [body, body] : [body];
    });
    const answers = await Promise.all(sales.map((body) => send('POST', '/subscription', body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const rows = await test.db
      .select({ sequence: paper.sequence, number: paper.number })
      .from(paper)
      .where(eq(paper.kind, 'taxInvoice'))
      .orderBy(asc(paper.sequence));
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1));
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });
});
