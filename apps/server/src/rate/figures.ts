import { addDays, divideHalfUp, type RateResult } from '@booking/api-client/contract';
import { yieldToEventLoop } from '../event-loop.ts';
import { type CellChange, type RatePlan, SLICE } from './plan.ts';
import type { RateContext } from './rate-context.ts';
import { resolveCell, type StoredRates } from './resolve.ts';
import { median, suggestPrice } from './sanity.ts';

/** The most prices that are questioned. */
const UNUSUAL_MAX = 20;
/** The days before the first change and from it on whose prices are usual. */
const DAYS_AROUND = 15;

/** Returns prices before and after a plan, and those that are unusual. */
export async function figuresOf(
  rateContext: RateContext,
  plan: RatePlan,
  stored: StoredRates,
): Promise<Pick<RateResult, 'before' | 'after' | 'unusual'>> {
  const changes = [...plan.changes.values()];
  const prices = async (rates: StoredRates) => {
    const numbers: number[] = [];
    for (const [index, { cell, target }] of changes.entries()) {
      if (index % SLICE === 0) await yieldToEventLoop();
      const { price } = resolveCell(cell, rates, target).values;
      if (price !== null) numbers.push(price);
    }
    return numbers;
  };
  return {
    before: spreadOf(await prices(stored), rateContext.scale),
    after: spreadOf(await prices(plan.result), rateContext.scale),
    unusual: unusualOf(rateContext, changes, stored),
  };
}

function spreadOf(prices: readonly number[], scale: number): RateResult['before'] {
  if (prices.length === 0) return null;
  const sum = prices.reduce((total, price) => total + price, 0);
  const [min, max] = prices.reduce(
    ([low, high], price) => [Math.min(low, price), Math.max(high, price)],
    [Number.POSITIVE_INFINITY, 0],
  );
  return {
    min: min / scale,
    max: max / scale,
    average: divideHalfUp(sum, prices.length) / scale,
    sum: sum / scale,
  };
}

/** The prices that are far above or below what the row usually costs. The changes of a row come by date. */
function unusualOf(
  { scale }: RateContext,
  changes: readonly CellChange[],
  stored: StoredRates,
): RateResult['unusual'] {
  const usual = new Map<string, number | null>();
  const unusual: RateResult['unusual'] = [];
  for (const { cell, target, after, before } of changes) {
    const { categoryId, assetId, ratePackage, date } = cell;
    const price = after?.price ?? null;
    if (date === null || price === null || price === before?.price) continue;
    const row = `${categoryId}|${assetId}|${ratePackage}`;
    if (!usual.has(row)) usual.set(row, usualPrice({ ...cell, date }, target, stored));
    const middle = usual.get(row) ?? null;
    const meant = suggestPrice(price, middle);
    if (meant === undefined || middle === null) continue;
    unusual.push({
      category: categoryId,
      asset: assetId,
      ratePackage,
      date,
      price: price / scale,
      usual: middle / scale,
      meant: meant / scale,
    });
    if (unusual.length === UNUSUAL_MAX) break;
  }
  return unusual;
}

/** The median of the 30 days around one. */
function usualPrice(
  cell: CellChange['cell'] & { readonly date: string },
  target: CellChange['target'],
  stored: StoredRates,
): number | null {
  const prices = Array.from({ length: 2 * DAYS_AROUND }, (_, offset) => {
    const date = addDays(cell.date, offset - DAYS_AROUND);
    return resolveCell({ ...cell, date }, stored, target).values.price;
  });
  return median(prices.filter((price) => price !== null));
}
