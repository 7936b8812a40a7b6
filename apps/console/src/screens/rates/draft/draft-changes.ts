import type { RateCell, Rates } from '@booking/api-client';
import { RATE_VALUES } from '@booking/api-client/facts';
import type { FieldChange } from '@booking/ui';
import { keyParts, rowOf, splitView } from '../rate-keys.ts';
import { dayText, rowName, valueLabels, valueText } from '../rate-words.ts';
import type { RateDraft } from './draft.ts';

/** Rates that a draft is compared with. */
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
