import type { Asset } from '@booking/api-client';
import type { BadgeTone } from '@booking/ui';
import { formatDay } from '../dates/shown-date.ts';
import { numberFormat } from '../region/region.ts';

export const statusLabels: Readonly<Record<Asset['status'], string>> = {
  Available: 'Available',
  OutOfService: 'Out of service',
  OutOfOrder: 'Out of order',
  Inactive: 'Inactive',
};

export const statusTones: Readonly<Record<Asset['status'], BadgeTone>> = {
  Available: 'success',
  OutOfService: 'warning',
  OutOfOrder: 'danger',
  Inactive: 'neutral',
};

/** The first and the last of some days as text. */
export function daysText(first: unknown, last: unknown): string {
  return [first, last].flatMap((day) => (day ? formatDay(String(day)) : [])).join(' – ');
}

/** The days of blocks as text. */
export function blocksText(blocks: Asset['blocks']): string {
  return blocks.map(({ startDate, endDate }) => daysText(startDate, endDate)).join(', ');
}

/** An adjustment of a price as text: "+10%", "−500". */
export function adjustmentText({ mode, value }: NonNullable<Asset['priceAdjustment']>): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${numberFormat().format(Math.abs(value))}${mode === 'percent' ? '%' : ''}`;
}
