import {
  addDays,
  daysBetween,
  type FieldError,
  isPaidLongAgo,
  type MoneyQuestion,
  START_DAYS_AHEAD_USUAL,
  samePayment,
  unusualPrice,
} from '@booking/api-client/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { balanceOf } from './account.ts';
import { moneyText } from './money-text.ts';
import { dayText } from './prices.ts';
import { findElsewhere, lockReference } from './reference-elsewhere.ts';

/** A question about a write before it is recorded. */
interface Question extends FieldError {
  readonly code: MoneyQuestion;
}

/** Questions that a caller has confirmed; undefined where no person is asked. */
type Confirmed = readonly MoneyQuestion[] | undefined;

/** Asks what was not confirmed. @throws HttpError `CONFIRMATION_REQUIRED` */
function ask(confirmed: Confirmed, questions: readonly Question[]): void {
  const open = questions.filter(({ code }) => !confirmed?.includes(code));
  const [first] = open;
  if (!first) return;
  throw new HttpError('CONFIRMATION_REQUIRED', {
    errors: open,
    ...(open.length === 1 && { message: first.message }),
  });
}

/** A payment that is about to be recorded. */
export interface AskedPayment {
  readonly institutionId: string;
  readonly currency: string;
  readonly amountMinor: number;
  readonly paidOn: string;
  readonly method: string;
  readonly reference: string | null;
}

/**
 * Asks about a payment that is already there, there or for another institute, that is more than what is due, or that was
 * made long ago. Its institution is locked. One with the reference and the amount of another is asked about in any case.
 * @throws HttpError
 */
export async function askAboutPayment(
  context: ReadContext,
  payment: AskedPayment,
  confirmed: Confirmed,
  today: string,
): Promise<void> {
  const { db } = context;
  const { institutionId, currency, amountMinor, paidOn, reference } = payment;
  const text = (minor: number) => moneyText(minor, currency);
  await lockReference(db, reference);
  const same = await findSame(db, payment);
  const questions: Question[] = [];
  if (same) {
    const isTwice = same.code === 'same_reference' && same.amountMinor === amountMinor;
    const how = same.reference ? ` with the reference ${same.reference}` : '';
    const message = `A payment of ${text(same.amountMinor)} on ${dayText(same.day)}${how} is already recorded.`;
    const path = same.code === 'same_reference' ? 'reference' : 'amount';
    if (isTwice || confirmed) questions.push({ path, code: same.code, message });
  }
  if (confirmed) {
    const elsewhere = await findElsewhere(context, institutionId, reference);
    if (elsewhere) {
      const { name, code, day } = elsewhere;
      const amount = moneyText(elsewhere.amountMinor, elsewhere.currency);
      const message = `${name} (${code}) has a payment of ${amount} on ${dayText(day)} with the reference ${elsewhere.reference}.`;
      questions.push({ path: 'reference', code: 'reference_elsewhere', message });
    }
    const { balanceMinor } = await balanceOf(db, institutionId);
    const due = Math.max(0, balanceMinor);
    if (amountMinor > due) {
      const message = `${text(due)} is due: ${text(amountMinor - due)} becomes credit.`;
      questions.push({ path: 'amount', code: 'overpayment', message });
    }
    if (isPaidLongAgo(paidOn, today)) {
      const message = `${dayText(paidOn)} is ${daysBetween(paidOn, today)} days ago.`;
      questions.push({ path: 'paidOn', code: 'far_day', message });
    }
  }
  ask(confirmed, questions);
}

/** The payment of an account, not reversed, that another one looks like; one of its reference before others. */
async function findSame(db: Database, payment: AskedPayment) {
  const lines = await db
    .select()
    .from(subscriptionEntry)
    .where(
      and(
        eq(subscriptionEntry.institutionId, payment.institutionId),
        inArray(subscriptionEntry.kind, ['payment', 'reversal']),
      ),
    )
    .orderBy(desc(subscriptionEntry.id));
  const reversed = new Set(lines.map(({ reversesId }) => reversesId));
  const facts = { ...payment, day: payment.paidOn };
  const matches = lines.flatMap((line) => {
    if (line.kind !== 'payment' || reversed.has(line.id)) return [];
    const { day, method, reference } = line;
    const entry = { day, method, reference, amountMinor: -line.amountMinor };
    const code = samePayment(facts, entry);
    return code ? [{ ...entry, code }] : [];
  });
  const ofReference = matches.filter(({ code }) => code === 'same_reference');
  const { amountMinor } = payment;
  return (
    ofReference.find((same) => same.amountMinor === amountMinor) ?? ofReference[0] ?? matches[0]
  );
}

/** A price that is about to be agreed, in minor units and the terms of the plan. */
export interface AskedPrice {
  /** The field that makes it unusual. */
  readonly path: 'price' | 'discount.value';
  readonly priceMinor: number;
  /** Price of the plan; null where each price is agreed. */
  readonly usualMinor: number | null | undefined;
  readonly currency: string;
}

/** Returns the questions about a price that is far from that of the plan. */
function aboutPrice({ path, priceMinor, usualMinor, currency }: AskedPrice): readonly Question[] {
  const code = unusualPrice(priceMinor, usualMinor);
  if (!code || !usualMinor) return [];
  const text = (minor: number) => moneyText(minor, currency);
  const message = `${text(priceMinor)} is far ${code === 'low_price' ? 'below' : 'above'} the usual ${text(usualMinor)}.`;
  return [{ path, code, message }];
}

/** Asks about a price that is far from the usual one. @throws HttpError */
export function askAboutPrice(confirmed: Confirmed, price: AskedPrice): void {
  if (confirmed) ask(confirmed, aboutPrice(price));
}

/** Asks about the price of a subscription that begins, and about a first day far ahead. @throws HttpError */
export function askAboutSale(
  confirmed: Confirmed,
  price: AskedPrice,
  startDate: string,
  today: string,
): void {
  if (!confirmed) return;
  const isFar = startDate > addDays(today, START_DAYS_AHEAD_USUAL);
  const message = `${dayText(startDate)} is ${daysBetween(today, startDate)} days ahead.`;
  const day: Question = { path: 'startDate', code: 'far_day', message };
  ask(confirmed, [...aboutPrice(price), ...(isFar ? [day] : [])]);
}
