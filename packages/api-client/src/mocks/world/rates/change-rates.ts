import {
  daysOf,
  RATE_BULK_CELLS,
  RATE_CELLS_MAX,
  RATE_PRICE_MAX,
  type RateSkipReason,
  WEEKDAYS,
} from '../../../contract/facts/rate.ts';
import { fullName } from '../../../contract/facts/user.ts';
import type { RateResult, RateValues } from '../../../contract/schemas/rate.ts';
import { failure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import { fieldFailure, sent } from '../refuse.ts';
import type { Store } from '../store.ts';
import { reached, type WorldCall } from '../world-call.ts';
import { type Cell, cellKey } from './rate-book.ts';
import {
  assetTarget,
  categoryTarget,
  type RateGround,
  rateGround,
  type Target,
} from './rate-ground.ts';
import { changed, isEmpty, NO_VALUES, resolve, stepOf } from './resolve.ts';

type Create = WorldCall<InputOf<'rate.create'>>;
type Change = NonNullable<InputOf<'rate.create'>['changes']>[number];

interface Planned {
  readonly cell: Cell;
  readonly before: RateValues;
  readonly after: RateValues;
  /** The prices that hold before and after. */
  readonly prices: readonly [before: number | null, after: number | null];
}

/** Changes the cells of some scopes, as one batch. */
export function changeRates(store: Store, call: Create): RateResult {
  const { input, caller } = call;
  const { institution, changes = [], dryRun = false, revision } = input;
  const { _id } = reached(store.institutions, caller, institution, (row) => row._id);
  const ground = rateGround(store, _id);
  const rates = store.rates.of(_id);
  const skipped = new Map<RateSkipReason, number>();
  const planned = new Map<string, Planned>();
  let count = 0;
  for (const [at, change] of changes.entries()) {
    for (const { target, cell } of cellsOf(store, ground, _id, change, `changes.${at}`)) {
      count += 1;
      const item = plan(ground, rates, target, cell, change);
      if (typeof item === 'string') skipped.set(item, (skipped.get(item) ?? 0) + 1);
      else planned.set(cellKey(cell), item);
    }
  }
  if (count > RATE_CELLS_MAX)
    throw fieldFailure('VALIDATION', 'changes', 'Change fewer cells.', 'too_big');
  if (count > RATE_BULK_CELLS && !caller.permissions.has('rate.bulkUpdate'))
    throw failure('FORBIDDEN');
  refuseConflicts(rates, planned, revision);
  const batch = dryRun || planned.size === 0 ? null : save(store, call, _id, [...planned.values()]);
  return {
    batch,
    revision: rates.batches.length,
    ...{ cells: count, affected: planned.size, following: 0 },
    skipped: [...skipped].map(([reason, total]) => ({ reason, count: total })),
    before: spreadOf([...planned.values()].map(({ prices }) => prices[0])),
    after: spreadOf([...planned.values()].map(({ prices }) => prices[1])),
    ...{ unusual: [], kept: [], keptCount: 0 },
  };
}

function cellsOf(
  store: Store,
  ground: RateGround,
  institutionId: string,
  { scope, ranges, weekdays }: Change,
  path: string,
): { readonly target: Target; readonly cell: Cell }[] {
  const categories = (scope.categories ?? []).map((id, at) => {
    const row = store.categories.find(id);
    if (row?.institution === institutionId) return categoryTarget(store, row);
    throw fieldFailure(
      'VALIDATION',
      `${path}.scope.categories.${at}`,
      'Category not found.',
      'not_found',
    );
  });
  const assets = (scope.assets ?? []).map((id, at) => {
    const row = store.assets.find(id);
    if (row?.institution === institutionId) return assetTarget(store, row);
    throw fieldFailure('VALIDATION', `${path}.scope.assets.${at}`, 'Asset not found.', 'not_found');
  });
  const targets = [...categories, ...assets];
  if (targets.length === 0) {
    throw fieldFailure('VALIDATION', `${path}.scope`, 'Choose categories or assets.', 'required');
  }
  const [first] = ground.packages;
  const keys = scope.ratePackages ?? [first?.document.key ?? ''];
  for (const [at, key] of keys.entries()) {
    const item = ground.packages.find(({ document }) => document.key === key);
    const where = `${path}.scope.ratePackages.${at}`;
    if (!item) throw fieldFailure('VALIDATION', where, 'Rate package not found.', 'not_found');
    if (item !== first && !ground.hasPackages) throw failure('NOT_ENTITLED');
  }
  const days = ranges
    ? daysOf(ranges, weekdays).map((date) => ({ date, weekday: null }))
    : (weekdays ?? WEEKDAYS).map((weekday) => ({ date: null, weekday }));
  return targets.flatMap((target) =>
    keys.flatMap((ratePackage) => {
      const { category, asset } = target.document;
      return days.map((day) => ({ target, cell: { category, asset, ratePackage, ...day } }));
    }),
  );
}

/** Returns the planned change of a cell, or why the cell stays as it is. */
function plan(
  ground: RateGround,
  rates: ReturnType<Store['rates']['of']>,
  target: Target,
  cell: Cell,
  { set = {}, clear = [] }: Change,
): Planned | RateSkipReason {
  const { currency, settings, packages } = ground;
  if (cell.date !== null && cell.date < ground.today) return 'past';
  if (cell.date !== null && cell.date > ground.lastDay) return 'horizon';
  const item = packages.find(({ document }) => document.key === cell.ratePackage);
  const follows = item ?? { defaultKey: cell.ratePackage, step: null };
  if (follows.step && (set.price ?? set.extraAdult ?? set.extraChild) !== undefined)
    return 'derived';
  const before = rates.cells.get(cellKey(cell))?.values ?? NO_VALUES;
  const held = resolve(cell, rates, target, currency, follows).values;
  const { price: priceChange, ...values } = set;
  const roundTo = priceChange?.roundTo ?? (priceChange?.mode === 'set' ? 0 : settings.rounding);
  const price =
    priceChange && changed(held.price, stepOf(priceChange, currency, roundTo), currency);
  const cleared = Object.fromEntries(clear.map((name) => [name, null]));
  const after = { ...before, ...sent(values), ...(price !== undefined && { price }), ...cleared };
  if (JSON.stringify(after) === JSON.stringify(before)) return 'unchanged';
  if (after.price !== null && after.price !== before.price) {
    if (settings.minRate !== null && after.price < settings.minRate) return 'belowMinRate';
    if (after.price > (settings.maxRate ?? RATE_PRICE_MAX)) return 'aboveMaxRate';
  }
  const { minStay, maxStay } = { ...held, ...after };
  if (minStay !== null && maxStay !== null && minStay > maxStay) return 'minOverMaxStay';
  return { cell, before, after, prices: [held.price, after.price ?? held.price] };
}

/** @throws MockFailure `VERSION_CONFLICT` for cells that were changed after the revision that the caller has seen. */
function refuseConflicts(
  { cells, batches }: ReturnType<Store['rates']['of']>,
  planned: ReadonlyMap<string, Planned>,
  revision: number | undefined,
): void {
  if (revision === undefined) return;
  const later = new Set(batches.filter((batch) => batch.revision > revision).map(({ _id }) => _id));
  const conflicting = [...planned.keys()].flatMap((key) => {
    const stored = cells.get(key);
    return stored && later.has(stored.batch) ? [stored] : [];
  });
  if (conflicting.length === 0) return;
  throw failure('VERSION_CONFLICT', { data: { revision: batches.length, cells: conflicting } });
}

/** Writes what was planned, and returns the id of the batch. */
export function save(
  store: Store,
  { writer: { at }, caller: { user }, input }: Create,
  institutionId: string,
  planned: readonly Pick<Planned, 'cell' | 'before' | 'after'>[],
  undoes: string | null = null,
): string {
  const rates = store.rates.of(institutionId);
  const _id = store.newId();
  const note = input.note ?? null;
  const by = { _id: user._id, name: fullName(user) };
  rates.batches.push({
    ...{ _id, revision: rates.batches.length + 1, at, by, note, affected: planned.length },
    ...{ undoes, undoneBy: null, isUndoneInPart: false },
  });
  for (const { cell, before, after } of planned) {
    const stored = { ...cell, values: after, batch: _id, updatedAt: at, updatedBy: by.name };
    if (isEmpty(after)) rates.cells.delete(cellKey(cell));
    else rates.cells.set(cellKey(cell), stored);
    const shown = (values: RateValues) => (isEmpty(values) ? null : values);
    rates.changes.push({
      ...cell,
      ...{ before: shown(before), after: shown(after), batch: _id, at, by, note },
    });
  }
  return _id;
}

function spreadOf(prices: readonly (number | null)[]): RateResult['before'] {
  const amounts = prices.filter((price) => price !== null);
  if (amounts.length === 0) return null;
  const sum = amounts.reduce((total, price) => total + price, 0);
  const average = Math.round((sum / amounts.length) * 100) / 100;
  return { min: Math.min(...amounts), max: Math.max(...amounts), average, sum };
}
