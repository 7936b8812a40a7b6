import type { RateCell, Rates } from '@booking/api-client';
import { RATE_VALUES } from '@booking/api-client/facts';
import type { FieldChange } from '@booking/ui';
import { moneyText } from '../../../region/money.ts';
import { dateFormat } from '../../../region/region.ts';
import { keyParts, rowOf, splitView } from '../rate-keys.ts';
import { dayText, rowName, valueLabels, valueText } from '../rate-words.ts';
import type { RateDraft } from './draft.ts';

/** What a draft is compared with. */
interface KnownRates extends Pick<Rates, 'targets' | 'currency'> {
  readonly cells: ReadonlyMap<string, RateCell>;
}

/** The changes of a draft for people: one for each value of a cell, before and after, and each text that is no value. */
export function draftChanges(
  { cells: drafts, errors }: RateDraft,
  { cells, targets, currency }: KnownRates,
): FieldChange[] {
  const nameOf = (key: string) => {
    const { row, date } = keyParts(key);
    return `${rowName(rowOf(row), targets)}, ${dayText(date, null)}`;
  };
  const wrong = [...errors].map(([key, { text, message }]) => ({
    label: nameOf(splitView(key).of),
    before: '',
    after: `${text} (${message})`,
  }));
  const changed = [...drafts].flatMap(([key, draft]) => {
    const cell = cells.get(key);
    const name = nameOf(key);
    return RATE_VALUES.filter((value) => value in draft).map((value) => {
      const next = draft[value] ?? null;
      const inherited = cell?.inherited?.[value] ?? null;
      return {
        label: `${name}: ${valueLabels[value]}`,
        before: valueText(value, cell?.[value] ?? null, currency),
        after:
          next === null
            ? `${valueText(value, inherited, currency)} (inherited)`.trim()
            : valueText(value, next, currency),
      };
    });
  });
  return [...wrong, ...changed];
}

/** The sums of the changed prices by month, before and after. */
export function monthTotals(
  { cells: drafts }: RateDraft,
  { cells, currency }: KnownRates,
): FieldChange[] {
  const sums = new Map<string, { before: number; after: number }>();
  for (const [key, { price }] of drafts) {
    const cell = cells.get(key);
    if (price === undefined || !cell) continue;
    const month = keyParts(key).date.slice(0, 7);
    const { before, after } = sums.get(month) ?? { before: 0, after: 0 };
    sums.set(month, {
      before: before + (cell.price ?? 0),
      after: after + (price ?? cell.inherited?.price ?? 0),
    });
  }
  return [...sums].sort().map(([month, { before, after }]) => ({
    label: `Sum of ${monthText(month)}`,
    before: moneyText(before, currency),
    after: moneyText(after, currency),
  }));
}

/** "March 2027". */
const monthText = (month: string): string =>
  dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
