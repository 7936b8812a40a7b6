import type { RateCell, Rates } from '@booking/api-client';
import { RATE_VALUES } from '@booking/api-client/facts';
import type { FieldChange } from '@booking/ui';
import { placeOf, rowOf } from '../rate-keys.ts';
import { dayText, rowName, valueLabels, valueText } from '../rate-words.ts';
import type { CellDraft } from './draft.ts';

/** The changes of a draft for people: one for each value of a cell, before and after. */
export function draftChanges(
  drafts: ReadonlyMap<string, CellDraft>,
  cells: ReadonlyMap<string, RateCell>,
  { targets, currency }: Pick<Rates, 'targets' | 'currency'>,
): FieldChange[] {
  return [...drafts].flatMap(([key, draft]) => {
    const { row, date } = placeOf(key);
    const cell = cells.get(key);
    const name = `${rowName(rowOf(row), targets)}, ${dayText(date, null)}`;
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
}
