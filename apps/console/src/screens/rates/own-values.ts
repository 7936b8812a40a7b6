import type { RateCell } from '@booking/api-client';
import type { RateSource } from '@booking/api-client/facts';
import type { CellDraft, RateRow } from './rate-keys.ts';

/** Returns the own values of a cell. */
export function ownValues(row: RateRow, cell: RateCell): CellDraft {
  const own: RateSource = row.asset ? 'asset' : 'category';
  if (cell.batch === null) return {};
  return Object.fromEntries(
    Object.entries(cell.from).flatMap(([name, source]) => {
      const value = Object.entries(cell).find(([valueName]) => valueName === name)?.[1];
      return source === own && value !== null ? [[name, value]] : [];
    }),
  );
}
