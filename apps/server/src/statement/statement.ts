import {
  majorOf,
  paperTitle,
  type Statement,
  type StatementQuery,
  TAX_RATE_DEFAULT,
  taxIn,
} from '@booking/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { readSettings } from '../bkbtr-setting/index.ts';
import type { Database } from '../database/database.ts';
import { within } from '../database/scope.ts';
import { HttpError } from '../http-error.ts';
import { buyerOf, supplierOf } from '../paper/index.ts';
import type { ReadContext } from '../resource/context.ts';
import { paper } from '../schema/paper.ts';
import { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { platformDay, showsAccount } from '../subscription/index.ts';

type Paper = typeof paper.$inferSelect;

/** A line of an account with the day on which it was written, which is that of its paper. */
interface Line {
  readonly day: string;
  readonly entry: typeof subscriptionEntry.$inferSelect;
  readonly paper: Pick<Paper, 'id' | 'kind' | 'number' | 'content'> | null;
}

/** The account of an institution over a period. @throws HttpError `NOT_FOUND` where it has none. */
export async function readStatement(
  context: ReadContext,
  institutionId: string,
  { startDate, endDate }: StatementQuery,
): Promise<Statement> {
  const { db } = context;
  const { home, currency } = await readAccount(context, institutionId);
  const settings = await readSettings(db);
  const all = await readLines(db, institutionId);
  const lines = all.filter(({ day }) => startDate <= day && day <= endDate);
  const openingMinor = sumOf(all.filter(({ day }) => day < startDate));
  const dueMinor = sumOf(all);
  const { bank, upiId, footer } = settings.papers;
  const howToPay = [settings.billing.paymentInstructions, bank].filter(Boolean).join('\n');
  const major = (minor: number) => majorOf(minor, currency);
  return {
    institution: institutionId,
    startDate,
    endDate,
    currency,
    supplier: supplierOf(settings, endDate),
    buyer: buyerOf(home, endDate),
    openingBalance: major(openingMinor),
    lines: withBalances(lines, openingMinor, currency),
    closingBalance: major(openingMinor + sumOf(lines)),
    taxes: taxesByRate(lines, currency),
    due: major(dueMinor),
    bank: dueMinor > 0 ? howToPay || null : null,
    upiId: dueMinor > 0 && currency === 'INR' ? upiId : null,
    footer,
  };
}

/** The institution, and the subscription that shows its account. @throws HttpError `NOT_FOUND` where none does. */
export async function readAccount({ db, actor }: ReadContext, institutionId: string) {
  const [account] = await db
    .select({
      home: institution,
      subscriptionId: subscription.id,
      currency: subscription.currency,
    })
    .from(subscription)
    .innerJoin(institution, eq(institution.id, subscription.institutionId))
    .where(
      and(
        eq(subscription.institutionId, institutionId),
        within(actor.scope, subscription.institutionId),
        showsAccount,
      ),
    );
  if (!account) throw new HttpError('NOT_FOUND', { message: 'Account not found.' });
  return account;
}

/** All lines of an account as they were written, in one statement: its balances are of one moment. */
async function readLines(db: Database, institutionId: string): Promise<readonly Line[]> {
  const { id, kind, number, content } = paper;
  const rows = await db
    .select({ entry: subscriptionEntry, paper: { id, kind, number, content } })
    .from(subscriptionEntry)
    .leftJoin(
      paper,
      and(
        eq(paper.institutionId, subscriptionEntry.institutionId),
        eq(paper.entryId, subscriptionEntry.id),
      ),
    )
    .where(eq(subscriptionEntry.institutionId, institutionId))
    .orderBy(asc(subscriptionEntry.createdAt), asc(subscriptionEntry.id));
  return rows.map((row) => ({ ...row, day: platformDay(row.entry.createdAt) }));
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { entry }) => sum + entry.amountMinor, 0);
}

function withBalances(
  lines: readonly Line[],
  openingMinor: number,
  currency: string,
): Statement['lines'] {
  let balanceMinor = openingMinor;
  return lines.map(({ entry, day, paper }) => {
    balanceMinor += entry.amountMinor;
    const { id, kind, text, method, reference } = entry;
    return {
      ...{ _id: id, kind, text, method, reference, day },
      paidOn: kind === 'payment' || kind === 'refund' ? entry.day : null,
      paper: paper && {
        _id: paper.id,
        title: paperTitle(paper.kind, paper.content.supplier.gstin !== null),
        number: paper.number,
      },
      amount: majorOf(entry.amountMinor, currency),
      balance: majorOf(balanceMinor, currency),
    };
  });
}

/** The tax in charges and credits, each rounded by itself as on its paper. */
function taxesByRate(lines: readonly Line[], currency: string): Statement['taxes'] {
  const sums = new Map<number, { taxable: number; tax: number }>();
  for (const { entry } of lines) {
    if (entry.kind !== 'charge' && entry.kind !== 'credit') continue;
    const rate = entry.taxRate ?? TAX_RATE_DEFAULT;
    const sum = sums.get(rate) ?? { taxable: 0, tax: 0 };
    const tax = Math.sign(entry.amountMinor) * taxIn(Math.abs(entry.amountMinor), rate);
    sums.set(rate, { taxable: sum.taxable + entry.amountMinor - tax, tax: sum.tax + tax });
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([taxRate, { taxable, tax }]) => ({
      taxRate,
      taxable: majorOf(taxable, currency),
      tax: majorOf(tax, currency),
    }));
}
