import type { Client, Institution, Rates } from '@booking/api-client';
import type { DayRange } from '@booking/api-client/facts';
import { saveCsv } from '../../../csv/save-file.ts';
import { loadRates } from './load-rates.ts';
import { ratesAsCsv } from './rates-csv.ts';

/** Saves what holds on some days as a file, of all categories and assets. */
export async function exportRates(
  api: Pick<Client, 'rate'>,
  { _id, code }: Pick<Institution, '_id' | 'code'>,
  range: DayRange,
  rates: Rates,
): Promise<void> {
  const loaded = await loadRates(api, _id, range, rates);
  await saveCsv(`rates-${code}-${range.startDate}.csv`, ratesAsCsv(loaded));
}
