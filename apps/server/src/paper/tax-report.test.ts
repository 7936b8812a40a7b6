import { type PaperTaxes, receivableSchemas } from '@booking/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paper } from '../schema/paper.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();
const GSTIN = '29AAGCB7383J1Z4';
const paise = (amount: number) => Math.round(amount * 100);

describe.each(databases)('the taxes of a month on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  async function taxesOf(month: string): Promise<PaperTaxes> {
    const { status, body } = await send('GET', `/receivable/taxes?month=${month}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return z.parse(receivableSchemas.taxes.response, body.data.taxes);
  }

  /** An institute in a state, which is charged. */
  async function charged(state: string) {
    const { id } = await test.institute(token);
    const address = { line1: '1 Lake Road', city: 'Town', state, country: 'IN' };
    await send('PATCH', `/institution/${id}`, { address });
    const [row] = await test.db
      .select({ id: subscription.id })
      .from(subscription)
      .where(eq(subscription.institutionId, id));
    const act = async (body: object) => {
      const answer = await send('PATCH', `/subscription/${row?.id}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data.subscription;
    };
    const { entries } = await act({ action: 'endTrial' });
    return { act, charge: entries[0]._id };
  }

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    const { company } = (await send('GET', '/bkbtrSetting')).body.data.bkbtr_settings[0];
    await send('PATCH', '/bkbtrSetting/save', { company: { ...company, gstin: GSTIN } });
  });

  it('receivable.taxes are those of its papers, credit notes negative, to the paisa', async () => {
    await charged('Karnataka');
    const { act, charge } = await charged('Goa');
    await act({ action: 'adjustCharge', entry: charge, amount: 118, reason: 'Outage' });
    const { rows } = await taxesOf(today.slice(0, 7));
    const goa = rows.find(({ placeOfSupply }) => placeOfSupply?.code === '30');
    expect(goa).toMatchObject({ taxRate: 18, isRegistered: false, invoices: 1, creditNotes: 1 });
    expect(goa).toMatchObject({ cgst: 0, sgst: 0, unsplit: 0 });
    const own = rows.find(({ placeOfSupply }) => placeOfSupply?.code === '29');
    expect(own).toMatchObject({ igst: 0 });
    for (const { taxable, igst, cgst, sgst, unsplit, total } of rows) {
      expect(paise(taxable) + paise(igst + cgst + sgst + unsplit)).toBe(paise(total));
    }
    // Sum of the charges and credits of all accounts.
    const [entries] = await test.db
      .select({ minor: sql<number>`sum(${subscriptionEntry.amountMinor})::int` })
      .from(subscriptionEntry)
      .innerJoin(
        paper,
        and(
          eq(paper.institutionId, subscriptionEntry.institutionId),
          eq(paper.entryId, subscriptionEntry.id),
        ),
      )
      .where(inArray(subscriptionEntry.kind, ['charge', 'credit']));
    expect(rows.reduce((sum, { total }) => sum + paise(total), 0)).toBe(entries?.minor);
    expect((await taxesOf('1999-12')).rows).toEqual([]);
  });

  it.each(['', '2026', '2026-13'])('refuses the month “%s”', async (month) => {
    const { body } = await send('GET', `/receivable/taxes?month=${month}`);
    expect(body).toMatchObject({ code: 'INVALID_QUERY', errors: [{ path: 'month' }] });
  });
});
