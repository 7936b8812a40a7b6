import type { RateCell, Rates, RateValues } from '@booking/api-client';
import { changedPrice, majorOf, type RateSource, roundedMinor } from '@booking/api-client/facts';
import type { DataGridCell } from '@booking/ui';
import { notInPlan } from '../../../labels/plan-labels.ts';
import { numberFormat } from '../../../region/region.ts';
import { typedNumbers } from '../../../region/typed-number.ts';
import type { RateDraft } from '../draft/draft.ts';
import { ownValues } from '../own-values.ts';
import {
  type CellDraft,
  cellKey,
  type RateRow,
  rowKey,
  type ValueName,
  withView,
} from '../rate-keys.ts';
import { closedText, isAmount, type RateView, viewValues } from '../rate-views.ts';

/** Data from which cells are drawn. */
export interface CellContext
  extends Pick<Rates, 'today' | 'lastDay' | 'packages' | 'rounding' | 'currency'> {
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
const BASE_CHARGE = 'Charge of the category';

/** Returns the content of a cell of the grid in a view; undefined until its rates are loaded. */
export function gridCell(
  row: RateRow,
  date: string,
  view: RateView,
  context: CellContext,
): DataGridCell | undefined {
  const key = cellKey(rowKey(row), date);
  const cell = context.cells.get(key);
  if (!cell) return undefined;
  const values = valuesWith(row, cell, context);
  const disabledReason = lockReason(row, date, view, context);
  const wrong = context.draft.errors.get(withView(key, view));
  if (wrong) return { text: wrong.text, error: wrong.message };
  const changed = context.draft.cells.get(key);
  const names = viewValues[view];
  const isChanged = names.some((name) => changed !== undefined && name in changed);
  return {
    ...textOf(view, values),
    kind: kindOf(row, cell, names, changed, view, context),
    isChanged: isChanged || undefined,
    isUnavailable: values.stopSell === true || undefined,
    note: noteOf(row, cell, view, changed, context),
    disabledReason,
  };
}

/** The values of a cell with the changes that are not saved; those of a derived package follow. */
export function valuesWith(row: RateRow, cell: RateCell, context: CellContext): RateValues {
  const values = drafted(cell, context.draft.cells.get(cellKey(rowKey(row), cell.date)));
  const { adjustment } = packageOf(row, context) ?? {};
  const followed = context.packages.find(({ isDefault }) => isDefault);
  if (!adjustment || !followed) return values;
  const defaultRow = { ...row, ratePackage: followed.key };
  const base = context.cells.get(cellKey(rowKey(defaultRow), cell.date));
  const change = context.draft.cells.get(cellKey(rowKey(defaultRow), cell.date));
  if (!base || !change) return values;
  const { price, extraAdult, extraChild } = drafted(base, change);
  const extras = { extraAdult, extraChild };
  if (change.price === undefined) return { ...values, ...extras };
  const minor = (amount: number) => roundedMinor(amount, context.currency);
  const { mode, value } = adjustment;
  const next = changedPrice(minor(price ?? 0), {
    mode,
    value: mode === 'percent' ? value : minor(value),
    roundTo: minor(context.rounding),
  });
  return { ...values, ...extras, price: majorOf(next, context.currency) };
}

function drafted(cell: RateCell, change: CellDraft | undefined): RateValues {
  if (!change) return cell;
  const values: RateValues = { ...cell, ...change };
  if (!cell.inherited) return values;
  const cleared = Object.entries(cell.inherited).filter(([name]) => {
    const changed = Object.entries(change).find(([valueName]) => valueName === name);
    return changed?.[1] === null;
  });
  return { ...values, ...Object.fromEntries(cleared) };
}

const packageOf = (row: RateRow, { packages }: Pick<Rates, 'packages'>) =>
  packages.find(({ key }) => key === row.ratePackage);

/** Why a cell can't be changed in a view, or undefined. */
export function lockReason(
  row: RateRow,
  date: string,
  view: RateView,
  { today, lastDay, packages }: Pick<Rates, 'today' | 'lastDay' | 'packages'>,
): string | undefined {
  const lock = packageOf(row, { packages })?.lock;
  if (lock === 'plan') return notInPlan('ratePackages');
  const first = packages.find(({ isDefault }) => isDefault);
  if (lock === 'derived' && isAmount(view)) {
    return `Follows ${first?.key}. Change that ${view === 'price' ? 'price' : 'charge'}.`;
  }
  if (date < today) return 'This day is over.';
  if (date > lastDay) return 'This day can’t be booked yet.';
  return undefined;
}

/** The most decimals of any currency. */
const DIGITS_MAX = 3;

/** A value as it is typed: with the viewer's decimal sign, and without groups. */
const typedText = (value: number) => typedNumbers(DIGITS_MAX).format(value);

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
      : { text: numberFormat().format(price), editText: typedText(price), detail };
  }
  const value = values[view];
  if (value === null) return { text: '–', editText: '' };
  return { text: numberFormat().format(value), editText: typedText(value) };
}

function kindOf(
  row: RateRow,
  cell: RateCell,
  names: readonly ValueName[],
  changed: CellDraft | undefined,
  view: RateView,
  context: CellContext,
): DataGridCell['kind'] {
  if (isAmount(view) && packageOf(row, context)?.adjustment) return 'derived';
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
  view: RateView,
  changed: CellDraft | undefined,
  context: CellContext,
): string {
  const name = viewValues[view][0] ?? 'price';
  if (packageOf(row, context)?.adjustment && isAmount(view)) return 'Follows the default package.';
  if (changed && name in changed)
    return changed[name] === null ? 'Reset to inherited.' : 'Not saved.';
  const source = cell.from[name];
  if (source === 'base' && view !== 'price') return isAmount(view) ? `${BASE_CHARGE}.` : 'Not set.';
  const isOwn = name in ownValues(row, cell);
  const by = isOwn && cell.updatedBy ? ` by ${cell.updatedBy}` : '';
  if (isOwn) return `Set for this day${by}.`;
  return `${sources[source]}.`;
}
