import type { RateValues } from '@booking/api-client';
import { RATE_AMOUNTS } from '@booking/api-client/facts';
import type { TemplateWords } from '../../templates/template-words.ts';
import type { CellDraft, ValueName } from './rate-keys.ts';
import { readAmount, readNights } from './read-value.ts';

/** Values of a cell that the grid shows and edits. */
export const rateViews = [
  'price',
  'extraAdult',
  'extraChild',
  'minStay',
  'maxStay',
  'closed',
] as const;
export type RateView = (typeof rateViews)[number];

/** The grid shows one view of each row, or each row once a view. */
export type GridView = RateView | 'all';

/** Returns the views of an institute: minimum and maximum stays only where guests stay overnight. */
export function rateViewsOf({ hasStays }: Pick<TemplateWords, 'hasStays'>): readonly RateView[] {
  return rateViews.filter((view) => hasStays || !(view === 'minStay' || view === 'maxStay'));
}

export const viewLabels: Readonly<Record<GridView, string>> = {
  price: 'Price',
  extraAdult: 'Extra adult',
  extraChild: 'Extra child',
  minStay: 'Min stay',
  maxStay: 'Max stay',
  closed: 'Closed',
  all: 'All values',
};

/** The values that a view is about. */
export const viewValues: Readonly<Record<RateView, readonly ValueName[]>> = {
  price: ['price'],
  extraAdult: ['extraAdult'],
  extraChild: ['extraChild'],
  minStay: ['minStay'],
  maxStay: ['maxStay'],
  closed: ['stopSell', 'closedToArrival', 'closedToDeparture'],
};

const CLOSED = { stopSell: true, closedToArrival: null, closedToDeparture: null };
const OPEN = { stopSell: false, closedToArrival: false, closedToDeparture: false };

/** Texts that people type for a day that is closed, closed in part or open. */
const closedWords: Readonly<Record<string, CellDraft>> = {
  closed: CLOSED,
  close: CLOSED,
  x: CLOSED,
  yes: CLOSED,
  open: OPEN,
  no: OPEN,
  'no arrival': { stopSell: false, closedToArrival: true, closedToDeparture: false },
  cta: { stopSell: false, closedToArrival: true, closedToDeparture: false },
  'no departure': { stopSell: false, closedToArrival: false, closedToDeparture: true },
  ctd: { stopSell: false, closedToArrival: false, closedToDeparture: true },
  'no arrival or departure': { stopSell: false, closedToArrival: true, closedToDeparture: true },
};

/** The text of a cell for whether it is closed, as it is shown and copied. */
export function closedText({ stopSell, closedToArrival, closedToDeparture }: RateValues): string {
  if (stopSell) return 'Closed';
  if (closedToArrival && closedToDeparture) return 'No arrival or departure';
  if (closedToArrival) return 'No arrival';
  return closedToDeparture ? 'No departure' : 'Open';
}

/** Returns the values that a text means in a view, of which an empty text clears all, or its error. */
export function parseText(
  view: RateView,
  text: string,
  currency: string,
): CellDraft | { readonly message: string } {
  const plain = text.trim();
  if (plain === '') return Object.fromEntries(viewValues[view].map((name) => [name, null]));
  if (view === 'closed') {
    return (
      closedWords[plain.toLowerCase()] ?? {
        message: 'Enter Open, Closed, No arrival or No departure.',
      }
    );
  }
  const read = isAmount(view) ? readAmount(plain, currency) : readNights(plain);
  return read.problem === undefined ? { [view]: read.value } : { message: read.problem };
}

/** Whether a view is about an amount of money. */
export function isAmount(view: RateView): view is (typeof RATE_AMOUNTS)[number] {
  return RATE_AMOUNTS.some((name) => name === view);
}
