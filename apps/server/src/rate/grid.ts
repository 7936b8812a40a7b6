import type { RateCell as RateCellDocument, Rates } from '@booking/api-client/contract';
import { yieldToEventLoop } from '../event-loop.ts';
import type { GridRow, RateContext } from './rate-context.ts';
import { resolvePackageCell } from './resolve.ts';
import type { StoredRate } from './stored.ts';
import { cellKey, inMajor } from './values.ts';

/** Input of a grid. */
export interface GridOf {
  readonly rateContext: RateContext;
  readonly rows: readonly GridRow[];
  readonly days: readonly string[];
  readonly stored: readonly StoredRate[];
  /** Whether cells without a rate of their own are included. */
  readonly isResolved: boolean;
}

/** The JSON of the rows of a grid: a row a turn, since a large grid takes most of a second. */
export async function gridJson({
  rateContext,
  rows,
  days,
  stored,
  isResolved,
}: GridOf): Promise<string> {
  const byKey = new Map(stored.map((rate) => [rate.key, rate]));
  const values = new Map(stored.map((rate) => [rate.key, rate.values]));
  const [{ key: defaultKey }] = rateContext.packages;
  const cellAt = ({ target, ratePackage }: GridRow, date: string): RateCellDocument | undefined => {
    const cell = { ...target, ratePackage: ratePackage.key, date, weekday: null };
    const own = byKey.get(cellKey(cell));
    if (!own && !isResolved) return undefined;
    const resolved = resolvePackageCell(cell, values, target, ratePackage, defaultKey);
    return {
      date,
      ...inMajor(resolved.values, rateContext.scale),
      from: resolved.from,
      inherited: own ? inMajor(resolved.inherited, rateContext.scale) : null,
      batch: own?.batchId ?? null,
      updatedAt: own?.updatedAt ?? null,
      updatedBy: own?.updatedBy ?? null,
    };
  };
  const keys: string[] = [];
  for (const row of rows) {
    const document: Rates['rows'][number] = {
      category: row.target.categoryId,
      asset: row.target.assetId,
      ratePackage: row.ratePackage.key,
      cells: days.map((date) => cellAt(row, date)).filter((cell) => cell !== undefined),
    };
    keys.push(JSON.stringify(document));
    await yieldToEventLoop();
  }
  return `[${keys.join(',')}]`;
}

/** The rules of weekdays among stored rates. */
export function rulesOf({ scale }: RateContext, stored: readonly StoredRate[]): Rates['rules'] {
  return stored.flatMap(({ weekday, ...rate }) =>
    weekday === null
      ? []
      : {
          category: rate.categoryId,
          asset: rate.assetId,
          ratePackage: rate.ratePackage,
          weekday,
          ...inMajor(rate.values, scale),
        },
  );
}
