import {
  addDays,
  daysBetween,
  RATE_CELLS_MAX,
  RATE_WINDOW_MAX,
  type RateCell as RateCellDocument,
  type Rates,
} from '@booking/api-client/contract';
import type { Built } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { readHistory } from './history.ts';
import { type GridRow, type RatePlace, readPlace } from './place.ts';
import { type RatePackage, resolvePackageCell } from './resolve.ts';
import { readStored, type StoredRate } from './stored.ts';
import { cellKey, inMajor } from './values.ts';

type Query = Call<'rate', 'list'>['query'];

/** The rates of a window of days, what each value comes from, and their history where that is asked for. */
export async function listRates(call: Call<'rate', 'list'>): Promise<Built> {
  const { query } = call;
  const days = daysIn(query);
  const place = await readPlace(call, query.institution, {
    categories: query.category,
    assets: query.asset ?? (query.assets ? 'all' : undefined),
  });
  const { asset, category } = query;
  const targets = asset
    ? place.targets.filter((one) => one.assetId && (category?.includes(one.categoryId) ?? true))
    : place.targets;
  const packages = place.packages.filter(({ key }) => query.ratePackage?.includes(key) ?? true);
  if (targets.length * packages.length * days.length > RATE_CELLS_MAX) {
    throw fieldError('INVALID_QUERY', 'endDate', 'Ask for fewer days or categories.', 'too_big');
  }
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
    ? await readHistory(call, place, { batch: query.batch, rows, days })
    : { batches: [], changes: [] };
  const document: Rates = {
    revision: place.revision,
    today: place.today,
    lastDay: place.lastDay,
    currency: place.currency,
    rounding: (place.rounding ?? 0) / place.scale,
    weekendDays: [...place.weekendDays],
    packages: place.packages.map((one) => packageDocument(one, place)),
    targets: targets.map(({ categoryId, assetId, name, code, color, assetCount }) => ({
      category: categoryId,
      asset: assetId,
      ...{ name, code, color, assetCount },
    })),
    ...gridOf(place, rows, days, stored, query.resolve ?? false),
    ...history,
  };
  return { json: JSON.stringify(document) };
}

/** @throws HttpError for a window that ends before it starts, or is too long. */
function daysIn({ startDate, endDate }: Query): string[] {
  const length = daysBetween(startDate, endDate) + 1;
  if (length < 1 || length > RATE_WINDOW_MAX) {
    const message = `Choose a day up to ${RATE_WINDOW_MAX} days from the first.`;
    throw fieldError('INVALID_QUERY', 'endDate', message, 'window');
  }
  return Array.from({ length }, (_, place) => addDays(startDate, place));
}

function packageDocument(
  { key, name, adjustment }: RatePackage,
  { hasPackages, scale }: RatePlace,
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

function gridOf(
  place: RatePlace,
  rows: readonly GridRow[],
  days: readonly string[],
  stored: readonly StoredRate[],
  isResolved: boolean,
): Pick<Rates, 'rows' | 'rules'> {
  const found = new Map(stored.map((one) => [one.key, one]));
  const values = new Map(stored.map((one) => [one.key, one.values]));
  const [{ key: defaultKey }] = place.packages;
  const cellAt = ({ target, ratePackage }: GridRow, date: string): RateCellDocument | undefined => {
    const cell = { ...target, ratePackage: ratePackage.key, date, weekday: null };
    const own = found.get(cellKey(cell));
    if (!own && !isResolved) return undefined;
    const resolved = resolvePackageCell(cell, values, target, ratePackage, defaultKey);
    return {
      date,
      ...inMajor(resolved.values, place.scale),
      from: resolved.from,
      inherited: own ? inMajor(resolved.inherited, place.scale) : null,
      batch: own?.batchId ?? null,
      updatedAt: own?.updatedAt ?? null,
      updatedBy: own?.updatedBy ?? null,
    };
  };
  return {
    rows: rows.map((row) => ({
      category: row.target.categoryId,
      asset: row.target.assetId,
      ratePackage: row.ratePackage.key,
      cells: days.map((date) => cellAt(row, date)).filter((cell) => cell !== undefined),
    })),
    rules: stored.flatMap(({ weekday, ...one }) =>
      weekday === null
        ? []
        : {
            category: one.categoryId,
            asset: one.assetId,
            ratePackage: one.ratePackage,
            weekday,
            ...inMajor(one.values, place.scale),
          },
    ),
  };
}
