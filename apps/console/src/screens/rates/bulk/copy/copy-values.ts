import { RATE_AMOUNTS } from '@booking/api-client/facts';
import { keysOf } from '../../../../labels/labels.ts';
import type { ValueName } from '../../rate-keys.ts';

/** Parts of the rates of the year before that can be copied. */
export const copyParts = {
  amounts: 'Prices and charges',
  stays: 'Minimum and maximum stays',
  closures: 'Closed days',
} as const;
export type CopyPart = keyof typeof copyParts;

/** Returns the parts that can be copied: minimum and maximum stays only where guests stay overnight. */
export function copyPartsOf(hasStays: boolean): readonly CopyPart[] {
  return keysOf(copyParts).filter((part) => hasStays || part !== 'stays');
}

/** Changes of the copied prices. */
export const copyPrices = {
  same: 'As the year before',
  percent: 'Raise by %',
  lower: 'Lower by %',
} as const;

export interface CopyValues {
  readonly parts: readonly CopyPart[];
  readonly price: keyof typeof copyPrices;
}

/** Rooms that were closed for a repair are open a year later: closed days are copied on demand. */
export const NO_COPY: CopyValues = { parts: ['amounts', 'stays'], price: 'same' };

/** The values of a part. */
export const partValues: Readonly<Record<CopyPart, readonly ValueName[]>> = {
  amounts: RATE_AMOUNTS,
  stays: ['minStay', 'maxStay'],
  closures: ['closedToArrival', 'closedToDeparture', 'stopSell'],
};
