import type { Client, RateScopeChange, Rates } from '@booking/api-client';
import { loadRates } from '../../csv/load-rates.ts';
import { changesOf } from '../../draft/changes-of.ts';
import type { BulkValues } from '../bulk-values.ts';
import { type CopiedRates, copiedRates, yearBefore } from './copied-rates.ts';

/** A copy as it is looked at and saved. */
export interface YearCopy extends Pick<CopiedRates, 'missing'> {
  readonly changes: readonly RateScopeChange[];
  /** With the assets, if any are chosen. */
  readonly targets: Rates['targets'];
}

/** Loads what was set for the days of the year before, and makes changes of it. */
export async function copyOfYearBefore(
  api: Pick<Client, 'rate'>,
  institution: string,
  values: BulkValues,
  rates: Rates,
): Promise<YearCopy> {
  const rows: Rates['rows'] = [];
  let { targets } = rates;
  for (const { startDate, endDate } of values.ranges) {
    const range = { startDate: yearBefore(startDate), endDate: yearBefore(endDate) };
    const read = { assets: values.assets.length > 0, resolve: false };
    const loaded = await loadRates(api, institution, range, rates, read);
    rows.push(...loaded.rows);
    targets = loaded.targets;
  }
  const { cells, missing } = copiedRates(values, rates, rows);
  return { changes: changesOf(cells), missing, targets };
}
