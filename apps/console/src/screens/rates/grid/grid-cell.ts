import type { RateCell, Rates, RateValues } from '@booking/api-client';
import { RATE_AMOUNTS, type RateSource, roundedTo } from '@booking/api-client/facts';
import type { DataGridCell } from '@booking/ui';
import { numberFormat } from '../../../region/region.ts';
import type { CellDraft, RateDraft } from '../draft/draft.ts';
import { cellKey, type RateRow, rowKey, type ValueName } from '../rate-keys.ts';
import { closedText, type RateView, viewValues } from '../rate-views.ts';

/** What a cell is drawn from. */
export interface CellPlace extends Pick<Rates, 'today' | 'lastDay' | 'packages' | 'rounding'> {
  readonly cells: ReadonlyMap<string, RateCell>;
  readonly draft: RateDraft;
}

const sources: Readonly<Record<RateSource, string>> = {
  asset: 'Set for this asset',
  category: 'From the category',
  assetWeekday: 'From the asset’s weekday rule',
  categoryWeekday: 'From the weekday rule',
  base: 'Base price',
};

/** What a cell of the grid shows in a view; undefined until its rates are loaded. */
export function gridCell(
  row: RateRow,
  date: string,
  view: RateView,
  place: CellPlace,
): DataGridCell | undefined {
  const key = cellKey(rowKey(row), date);
  const cell = place.cells.get(key);
  if (!cell) return undefined;
  const values = valuesWith(row, cell, place);
  const disabledReason = lockReason(row, date, view, place);
  const wrong = place.draft.errors.get(key);
  if (wrong) return { text: wrong.text, error: wrong.message };
  const changed = place.draft.cells.get(key);
  const names = viewValues[view];
  const isChanged = names.some((name) => changed !== undefined && name in changed);
  return {
    ...textOf(view, values),
    kind: kindOf(row, cell, names, changed, view, place),
    isChanged: isChanged || undefined,
    isUnavailable: values.stopSell === true || undefined,
    note: noteOf(row, cell, names[0] ?? 'price', changed, place),
    disabledReason,
  };
}

/** The values of a cell with the changes that are not saved; those of a derived package follow. */
export function valuesWith(row: RateRow, cell: RateCell, place: CellPlace): RateValues {
  const values = drafted(cell, place.draft.cells.get(cellKey(rowKey(row), cell.date)));
  const { adjustment } = packageOf(row, place) ?? {};
  const followed = place.packages.find(({ isDefault }) => isDefault);
  if (!adjustment || !followed) return values;
  const other = { ...row, ratePackage: followed.key };
  const base = place.cells.get(cellKey(rowKey(other), cell.date));
  const change = place.draft.cells.get(cellKey(rowKey(other), cell.date));
  if (!base || change?.price === undefined) return values;
  const price = drafted(base, change).price ?? 0;
  const { mode, value } = adjustment;
  const next = mode === 'percent' ? (price * (100 + value)) / 100 : price + value;
  return { ...values, price: Math.max(0, roundedTo(next, place.rounding)) };
}

function drafted(cell: RateCell, change: CellDraft | undefined): RateValues {
  if (!change) return cell;
  const values: RateValues = { ...cell, ...change };
  if (!cell.inherited) return values;
  const cleared = Object.entries(cell.inherited).filter(([name]) => {
    const changed = Object.entries(change).find(([one]) => one === name);
    return changed?.[1] === null;
  });
  return { ...values, ...Object.fromEntries(cleared) };
}

const packageOf = (row: RateRow, { packages }: Pick<Rates, 'packages'>) =>
  packages.find(({ key }) => key === row.ratePackage);

/** What a cell has of its own. */
export function ownValues(row: RateRow, cell: RateCell): CellDraft {
  const own: RateSource = row.asset ? 'asset' : 'category';
  if (cell.batch === null) return {};
  return Object.fromEntries(
    Object.entries(cell.from).flatMap(([name, source]) => {
      const value = Object.entries(cell).find(([one]) => one === name)?.[1];
      return source === own && value !== null ? [[name, value]] : [];
    }),
  );
}

/** Why a cell can't be changed in a view, or undefined. */
export function lockReason(
  row: RateRow,
  date: string,
  view: RateView,
  { today, lastDay, packages }: Pick<Rates, 'today' | 'lastDay' | 'packages'>,
): string | undefined {
  const lock = packageOf(row, { packages })?.lock;
  if (lock === 'plan') return 'This package needs the Standard plan.';
  const first = packages.find(({ isDefault }) => isDefault);
  if (lock === 'derived' && view === 'price') return `Follows ${first?.key}. Change that price.`;
  if (date < today) return 'This day is over.';
  if (date > lastDay) return 'This day can’t be booked yet.';
  return undefined;
}

function textOf(
  view: RateView,
  values: RateValues,
): Pick<DataGridCell, 'text' | 'editText' | 'detail'> {
  if (view === 'closed') return { text: closedText(values) };
  if (view === 'price') {
    const { price, minStay, stopSell } = values;
    const detail = stopSell ? 'closed' : minStay && minStay > 1 ? `min ${minStay}` : undefined;
    return price === null
      ? { text: '–', editText: '', detail }
      : { text: numberFormat().format(price), editText: String(price), detail };
  }
  const nights = values[view];
  return nights === null ? { text: '–', editText: '' } : { text: String(nights) };
}

function kindOf(
  row: RateRow,
  cell: RateCell,
  names: readonly ValueName[],
  changed: CellDraft | undefined,
  view: RateView,
  place: CellPlace,
): DataGridCell['kind'] {
  const isAmount = RATE_AMOUNTS.some((name) => name === names[0]);
  if (isAmount && packageOf(row, place)?.adjustment && view === 'price') return 'derived';
  const own = ownValues(row, cell);
  const isOwn = names.some((name) => {
    const draft = changed?.[name];
    return draft === undefined ? own[name] !== undefined : draft !== null;
  });
  return isOwn ? 'own' : 'inherited';
}

function noteOf(
  row: RateRow,
  cell: RateCell,
  name: ValueName,
  changed: CellDraft | undefined,
  place: CellPlace,
): string {
  if (packageOf(row, place)?.adjustment && name === 'price') return 'Follows the default package.';
  if (changed && name in changed) return changed[name] === null ? 'Inherits again.' : 'Not saved.';
  const source = cell.from[name];
  if (source === 'base' && name !== 'price') return 'Not set.';
  const isOwn = name in ownValues(row, cell);
  const by = isOwn && cell.updatedBy ? ` by ${cell.updatedBy}` : '';
  if (isOwn) return `Set for this day${by}.`;
  return `${sources[source]}.`;
}
