import type { RateValues } from '@booking/api-client';
import type { DataGridCell } from '@booking/ui';
import { numberFormat } from '../../../region/region.ts';
import { cellKey, type RateRow, rowKey } from '../rate-keys.ts';
import { closedText, type RateView } from '../rate-views.ts';
import { type CellContext, valuesWith } from './grid-cell.ts';

/** Returns the cell of a category: its packages' lowest and highest value on a day. Undefined until they are loaded. */
export function summaryCell(
  packages: readonly RateRow[],
  date: string,
  view: RateView,
  context: CellContext,
): DataGridCell | undefined {
  const values = packages.flatMap((row) => {
    const cell = context.cells.get(cellKey(rowKey(row), date));
    return cell ? [valuesWith(row, cell, context)] : [];
  });
  if (values.length === 0) return undefined;
  if (view === 'closed') return { text: sharedText(values.map(closedText)) };
  const open = view === 'price' ? values.filter(({ stopSell }) => !stopSell) : values;
  if (open.length === 0) return { text: 'Closed', note: 'No package is open.' };
  return rangeOf(open, view);
}

/** Returns the text that all have in common. */
function sharedText([first = '', ...others]: readonly string[]): string {
  return others.every((text) => text === first) ? first : 'Varies';
}

function rangeOf(
  values: readonly RateValues[],
  view: Exclude<RateView, 'closed'>,
): DataGridCell | undefined {
  const numbers = values.flatMap((rate) => rate[view] ?? []);
  if (numbers.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  const text = numberFormat().format(lowest);
  if (lowest === highest) return { text };
  return {
    text,
    detail: `to ${numberFormat().format(highest)}`,
    note: 'Lowest and highest of the packages.',
  };
}
