/** How subscriptions are billed: periods by the calendar, and what a change of plan costs. Days are civil dates, `YYYY-MM-DD`. */

import { addPercent, divideHalfUp, hundredthsOf, roundedMinor, shareOf } from './money.ts';

export const BILLING_CYCLES = ['Monthly', 'Quarterly', 'HalfYearly', 'Yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** How many months a price pays for. */
export const CYCLE_MONTHS: Readonly<Record<BillingCycle, number>> = {
  Monthly: 1,
  Quarterly: 3,
  HalfYearly: 6,
  Yearly: 12,
};

/** Terms of a plan from which the price of a billing cycle is calculated. */
export interface PlanPrice {
  /** Price of one of its own cycles, in minor units. */
  readonly priceMinor: number;
  readonly billingCycle: BillingCycle;
  /** A percentage off a year's price. */
  readonly yearlyDiscountPct: number;
}

/** The price of a billing cycle of a plan in minor units, half up. */
export function planPriceOf(plan: PlanPrice, cycle: BillingCycle): number {
  const off = cycle === 'Yearly' ? plan.yearlyDiscountPct : 0;
  const months = CYCLE_MONTHS[cycle] * (hundredthsOf(100) - hundredthsOf(off));
  return divideHalfUp(
    plan.priceMinor * months,
    CYCLE_MONTHS[plan.billingCycle] * hundredthsOf(100),
  );
}

/** A discount on a price. */
export interface PriceDiscount {
  readonly mode: 'amount' | 'percent';
  readonly value: number;
}

/** A price with its discount, if it has one, half up and never negative. */
export function discounted(
  listMinor: number,
  discount: PriceDiscount | null | undefined,
  currency: string,
): number {
  if (!discount) return listMinor;
  const { mode, value } = discount;
  if (mode === 'percent') return Math.max(0, addPercent(listMinor, -value));
  return Math.max(0, listMinor - roundedMinor(value, currency));
}

/** The days that one payment covers, the first and the last included. */
export interface BillingPeriod {
  readonly start: string;
  readonly end: string;
}

const DAY_MS = 86_400_000;

/** A day some days later. Counted in UTC, where every day has 24 hours. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day some months later, or the last of a shorter month: one month after 31 January is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/**
 * The billing period with a number, from 0. Each is counted from the first day of all (`anchor`), so that a subscription
 * of the 31st returns to the 31st after February.
 */
export function billingPeriod(anchor: string, cycle: BillingCycle, index: number): BillingPeriod {
  const months = CYCLE_MONTHS[cycle];
  return {
    start: addMonths(anchor, index * months),
    end: addDays(addMonths(anchor, (index + 1) * months), -1),
  };
}

/** The billing period that a day falls into, which is not before the anchor. */
export function billingPeriodOn(anchor: string, cycle: BillingCycle, day: string): BillingPeriod {
  const [fromYear = 0, fromMonth = 0] = anchor.split('-').map(Number);
  const [year = 0, month = 0] = day.split('-').map(Number);
  const months = (year - fromYear) * 12 + month - fromMonth;
  const index = Math.max(0, Math.floor(months / CYCLE_MONTHS[cycle]));
  const period = billingPeriod(anchor, cycle, index);
  // The month has changed, the day of the anchor has not come yet.
  return day < period.start && index > 0 ? billingPeriod(anchor, cycle, index - 1) : period;
}

/** Months after which any calendar month has had all of its lengths. */
const LEAP_MONTHS = 48;

/**
 * Returns an anchor whose periods begin on a day and keep a day of the month: billed on the 31st and begun on 28
 * February, the next begins on 31 March. Returns the day itself unless it is the last of a month shorter than that.
 */
export function anchorOn(day: string, cycle: BillingCycle, dayOfMonth: number): string {
  const lastOfMonth = (month: string) => addDays(addMonths(`${month}-01`, 1), -1);
  if (day !== lastOfMonth(day.slice(0, 7)) || dayOfMonth <= Number(day.slice(8))) return day;
  // The same months of the cycle, further back: one of them is long enough, or the longest is.
  const months = CYCLE_MONTHS[cycle];
  let best = day;
  for (let back = months; back <= LEAP_MONTHS; back += months) {
    const month = addMonths(`${day.slice(0, 7)}-01`, -back).slice(0, 7);
    const date = Math.min(dayOfMonth, Number(lastOfMonth(month).slice(8)));
    if (date > Number(best.slice(8))) best = `${month}-${String(date).padStart(2, '0')}`;
    if (date === dayOfMonth) break;
  }
  return best;
}

/** Effect of a payment on a subscription that expired unpaid within a period that it was charged for. */
export type LateOutcome = 'revived' | 'credited';

/**
 * Returns the outcome of a period that is paid after its subscription has expired: with all that is due, the rest of it
 * begins again; once it is over, the days that were not served are credited. Undefined where neither happens.
 */
export function lateOutcome(
  period: BillingPeriod,
  {
    expiredOn,
    today,
    isSettled,
  }: Readonly<Record<'expiredOn' | 'today', string>> & { readonly isSettled: boolean },
): LateOutcome | undefined {
  if (period.end < expiredOn) return undefined;
  if (period.end < today) return 'credited';
  return isSettled ? 'revived' : undefined;
}

/** Days past due, from and to, as they are chased. */
export const DUE_AGES = [
  [1, 7],
  [8, 15],
  [16, 30],
  [31, null],
] as const;

/** Returns the number of days that something is due. Due since today counts as one. */
export function daysDue(dueSince: string, today: string): number {
  return Math.max(1, daysBetween(dueSince, today));
}

/** Price of a billing cycle in minor units, tax included. */
export interface CyclePrice {
  readonly priceMinor: number;
  readonly cycle: BillingCycle;
}

/** Cost of a change of plan within a period. Amounts are minor units. */
export interface Proration {
  /** Value of the unused days of the old plan. */
  readonly creditMinor: number;
  /** Price of the new plan until the end of `period`. */
  readonly chargeMinor: number;
  /** The period that the new plan begins with. */
  readonly period: BillingPeriod;
  /** Days of the old plan that are not used, of all days of its period. */
  readonly unusedDays: number;
  readonly totalDays: number;
}

/**
 * Prorates a change of plan on a day within a paid period, to the day, each amount rounded half up. With the same
 * cycle the period stays and both plans are charged by the days that are left; with another cycle a new period begins.
 */
export function prorate(
  from: CyclePrice & { readonly period: BillingPeriod },
  to: CyclePrice,
  day: string,
): Proration {
  const totalDays = daysBetween(from.period.start, from.period.end) + 1;
  const unusedDays = Math.min(totalDays, Math.max(0, daysBetween(day, from.period.end) + 1));
  const share = (minor: number) => shareOf(minor, unusedDays, totalDays);
  const isSameCycle = from.cycle === to.cycle && unusedDays > 0;
  return {
    creditMinor: share(from.priceMinor),
    chargeMinor: isSameCycle ? share(to.priceMinor) : to.priceMinor,
    period: isSameCycle ? from.period : billingPeriod(day, to.cycle, 0),
    unusedDays,
    totalDays,
  };
}
