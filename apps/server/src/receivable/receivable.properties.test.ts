import {
  addDays,
  RECEIVABLE_AGE_NAMES,
  RECEIVABLE_AGES,
  type Receivable,
  type ReceivableAge,
  receivable as receivableSchema,
  receivableTotals,
} from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../database/id.ts';
import { created } from '../schema/columns.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { balance } from '../subscription/account.ts';
import { deriveAccountFigures } from '../subscription/account-figures.ts';
import { ADMIN, oneDatabase, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { now, today } = stopAtNoon();
const ACCOUNTS = 4;

interface Line {
  readonly kind: 'charge' | 'payment' | 'credit' | 'reversal' | 'refund' | 'writeOff';
  readonly daysAgo: number;
  readonly minor: number;
}

const ADDS: readonly Line['kind'][] = ['charge', 'reversal', 'refund'];
const signed = ({ kind, minor }: Line) => (ADDS.includes(kind) ? minor : -minor);

const line: fc.Arbitrary<Line> = fc.record({
  kind: fc.constantFrom(
    'charge',
    'charge',
    'charge',
    'payment',
    'payment',
    'credit',
    'reversal',
    'refund',
    'writeOff',
  ),
  // The edges of the ages among them.
  daysAgo: fc.oneof(fc.constantFrom(0, 1, 15, 16, 30, 31), fc.nat(90)),
  minor: fc.integer({ min: 1, max: 500_000 }),
});
const accounts = fc.array(fc.array(line, { maxLength: 12 }), {
  minLength: ACCOUNTS,
  maxLength: ACCOUNTS,
});

const paise = (amount: number) => Math.round(amount * 100);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Returns the unpaid amounts by age, as a clerk would count them: coins that were paid are laid on the oldest charge
 * first.
 */
function agedByHand(lines: readonly Line[]): Record<ReceivableAge, number> {
  const charges = lines.filter(({ kind }) => kind === 'charge');
  charges.sort((a, b) => b.daysAgo - a.daysAgo);
  let coins = sumOf(lines.filter(({ kind }) => kind !== 'charge').map((part) => -signed(part)));
  const aged: Record<ReceivableAge, number> = { today: 0, days1To15: 0, days16To30: 0, over30: 0 };
  const add = (daysAgo: number, minor: number) => {
    const age = RECEIVABLE_AGE_NAMES.find((name) => daysAgo <= (RECEIVABLE_AGES[name][1] ?? 1e9));
    if (age) aged[age] += minor;
  };
  if (coins < 0) add(charges[0]?.daysAgo ?? lines.at(-1)?.daysAgo ?? 0, -coins);
  for (const { daysAgo, minor } of charges) {
    const paid = Math.max(0, Math.min(coins, minor));
    coins -= paid;
    add(daysAgo, minor - paid);
  }
  return aged;
}

describe.each(oneDatabase)('what is owed, on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  const homes: { readonly institutionId: string; readonly id: string }[] = [];

  beforeAll(async () => {
    ({ accessToken: token } = await test.signIn(ADMIN));
    for (let at = 0; at < ACCOUNTS; at += 1) {
      const { id } = await test.institute(token);
      const [row] = await test.db
        .select({ institutionId: subscription.institutionId, id: subscription.id })
        .from(subscription)
        .where(eq(subscription.institutionId, id));
      if (row) homes.push(row);
    }
  });

  async function write(all: readonly (readonly Line[])[]): Promise<void> {
    await test.db.delete(subscriptionEntry);
    for (const [at, { institutionId, id: subscriptionId }] of homes.entries()) {
      const rows = (all[at] ?? []).map((part) => ({
        ...{ institutionId, id: newId(), subscriptionId, kind: part.kind, text: part.kind },
        day: addDays(today, -part.daysAgo),
        amountMinor: signed(part),
        ...created(null, now),
      }));
      if (rows.length > 0) await test.db.insert(subscriptionEntry).values(rows);
      const { dueSince } = balance(rows.map((row) => ({ ...row, reversesId: null })));
      await test.db
        .update(subscription)
        .set({ dueSince })
        .where(eq(subscription.id, subscriptionId));
    }
    await deriveAccountFigures(test.db);
  }

  async function read(path: string) {
    const { status, body } = await test.call('GET', path, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }

  it('adds up to the entries to the paisa, the oldest charge paid first', async () => {
    await fc.assert(
      fc.asyncProperty(accounts, async (all) => {
        await write(all);
        const data = await read('/receivable?limit=100');
        const rows = z.parse(z.array(receivableSchema), data.receivables);
        const byHome = new Map<string, Receivable>(rows.map((row) => [row._id, row]));
        for (const [at, { institutionId }] of homes.entries()) {
          const lines = all[at] ?? [];
          const owed = sumOf(lines.map(signed));
          const row = byHome.get(institutionId);
          expect(row ? paise(row.balance) : 0).toBe(Math.max(0, owed));
          if (!row) continue;
          const aged = RECEIVABLE_AGE_NAMES.map((age) => [age, paise(row[age])]);
          expect(Object.fromEntries(aged)).toEqual(agedByHand(lines));
        }
        const { totals } = await read('/receivable/totals');
        const { currencies } = z.parse(receivableTotals, totals);
        const { due = 0, credit = 0 } = currencies[0] ?? {};
        const entries = await test.db
          .select({ minor: sql<number>`coalesce(sum(${subscriptionEntry.amountMinor}), 0)::int` })
          .from(subscriptionEntry);
        expect(paise(due) - paise(credit)).toBe(entries[0]?.minor);
        for (const age of RECEIVABLE_AGE_NAMES) {
          const ofRows = sumOf(rows.map((row) => paise(row[age])));
          expect(paise(currencies[0]?.[age] ?? 0)).toBe(ofRows);
          const listed = await read(`/receivable?limit=100&age=${age}`);
          expect(listed.receivables).toHaveLength(rows.filter((row) => row[age] > 0).length);
        }
      }),
      { numRuns: 40 },
    );
  });
});
