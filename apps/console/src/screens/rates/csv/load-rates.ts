import type { Client, Rates } from '@booking/api-client';
import { addDays, type DayRange, RATE_CELLS_MAX, RATE_WINDOW_MAX } from '@booking/api-client/facts';
import { rowKey } from '../rate-keys.ts';

type Row = Rates['rows'][number];

/** Options of a read. By default it returns the effective rates of each day, also of assets. */
interface RatesRead {
  readonly assets: boolean;
  /** Reads the effective rates of each day, rather than those set for it alone. */
  readonly resolve: boolean;
}

/** Loads the rates of some days for all categories, in as many reads as it takes. */
export async function loadRates(
  api: Pick<Client, 'rate'>,
  institution: string,
  { startDate, endDate }: DayRange,
  { targets, packages }: Pick<Rates, 'targets' | 'packages'>,
  { assets, resolve }: RatesRead = { assets: true, resolve: true },
): Promise<Rates> {
  const rowCount = targets.reduce((sum, { assetCount }) => sum + 1 + (assets ? assetCount : 0), 0);
  const fitting = Math.floor(RATE_CELLS_MAX / Math.max(1, rowCount * packages.length));
  const days = Math.max(1, Math.min(RATE_WINDOW_MAX, fitting));
  const read = (from: string) => {
    const last = addDays(from, days - 1);
    const until = last < endDate ? last : endDate;
    const window = { institution, startDate: from, endDate: until };
    return api.rate.list({ ...window, ...(assets && { assets }), ...(resolve && { resolve }) });
  };
  const first = await read(startDate);
  const rows = new Map<string, Row>(first.rows.map((row) => [rowKey(row), row]));
  for (let from = addDays(startDate, days); from <= endDate; from = addDays(from, days)) {
    for (const row of (await read(from)).rows) {
      const before = rows.get(rowKey(row))?.cells ?? [];
      rows.set(rowKey(row), { ...row, cells: [...before, ...row.cells] });
    }
  }
  return { ...first, rows: [...rows.values()] };
}
