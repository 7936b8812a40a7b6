import {
  addDays,
  daysBetween,
  RATE_CELLS_MAX,
  RATE_WINDOW_MAX,
  type Rates,
} from '@booking/api-client/contract';
import type { RawJson } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { observeQueue } from '../metrics/queues.ts';
import { createFairQueue } from '../queue/fair-queue.ts';
import { partyOf } from '../session/guard.ts';
import { gridJson, rulesOf } from './grid.ts';
import { readHistory } from './history.ts';
import { type RateContext, type RateTarget, readRateContext } from './rate-context.ts';
import type { RatePackage } from './resolve.ts';
import { readStored } from './stored.ts';

type Query = Call<'rate', 'list'>['query'];

/** Cells of a read that is more than a page of the grid: an export. */
const LARGE = 10_000;
/** Each holds tens of megabytes. */
const largeInTurn = observeQueue('rate reads', createFairQueue({ places: 1, waiting: 10 }));

/** The rates of a window of days, what each value comes from, and their history where that is asked for. */
export async function listRates(call: Call<'rate', 'list'>): Promise<RawJson> {
  const { query } = call;
  const days = daysIn(query);
  const rateContext = await readRateContext(call, query.institution, {
    categories: query.category,
    assets: query.asset ?? (query.assets ? 'all' : undefined),
  });
  const { asset, category } = query;
  const targets = asset
    ? rateContext.targets.filter(
        (target) => target.assetId && (category?.includes(target.categoryId) ?? true),
      )
    : rateContext.targets;
  const packages = rateContext.packages.filter(
    ({ key }) => query.ratePackage?.includes(key) ?? true,
  );
  const cells = targets.length * packages.length * days.length;
  if (cells > RATE_CELLS_MAX) {
    throw fieldError('INVALID_QUERY', 'endDate', 'Choose fewer days or categories.', 'too_big');
  }
  const read = () => readGrid(call, rateContext, targets, packages, days);
  return cells > LARGE ? largeInTurn.run(partyOf(call.actor), read) : read();
}

async function readGrid(
  call: Call<'rate', 'list'>,
  rateContext: RateContext,
  targets: readonly RateTarget[],
  packages: readonly RatePackage[],
  days: readonly string[],
): Promise<RawJson> {
  const { query } = call;
  const stored = await readStored(call, {
    institutionId: query.institution,
    categories: [...new Set(targets.map(({ categoryId }) => categoryId))],
    from: query.startDate,
    to: query.endDate,
  });
  const rows = targets.flatMap((target) =>
    packages.map((ratePackage) => ({ target, ratePackage })),
  );
  const history = query.history
    ? await readHistory(call, rateContext, { batch: query.batch, rows, days })
    : { batches: [], changes: [] };
  const document: Omit<Rates, 'rows'> = {
    revision: rateContext.revision,
    today: rateContext.today,
    lastDay: rateContext.lastDay,
    currency: rateContext.currency,
    rounding: (rateContext.rounding ?? 0) / rateContext.scale,
    weekendDays: [...rateContext.weekendDays],
    packages: rateContext.packages.map((ratePackage) => packageDocument(ratePackage, rateContext)),
    targets: targets.map(({ categoryId, assetId, name, code, color, assetCount }) => ({
      category: categoryId,
      asset: assetId,
      ...{ name, code, color, assetCount },
    })),
    rules: rulesOf(rateContext, stored),
    ...history,
  };
  const grid = await gridJson({
    rateContext,
    rows,
    days,
    stored,
    isResolved: query.resolve ?? false,
  });
  return { json: `${JSON.stringify(document).slice(0, -1)},"rows":${grid}}` };
}

/** @throws HttpError for a window that ends before it starts, or is too long. */
function daysIn({ startDate, endDate }: Query): string[] {
  const length = daysBetween(startDate, endDate) + 1;
  if (length < 1 || length > RATE_WINDOW_MAX) {
    const message = `Choose a day up to ${RATE_WINDOW_MAX} days from the first.`;
    throw fieldError('INVALID_QUERY', 'endDate', message, 'window');
  }
  return Array.from({ length }, (_, rateContext) => addDays(startDate, rateContext));
}

function packageDocument(
  { key, name, adjustment }: RatePackage,
  { hasPackages, scale }: RateContext,
): Rates['packages'][number] {
  if (adjustment === null) return { key, name, isDefault: true, adjustment, lock: null };
  const { mode, value } = adjustment;
  return {
    key,
    name,
    isDefault: false,
    adjustment: { mode, value: mode === 'amount' ? value / scale : value },
    lock: hasPackages ? 'derived' : 'plan',
  };
}
