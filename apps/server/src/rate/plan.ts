import { RATE_AMOUNTS, type RateSkipReason } from '@booking/api-client/contract';
import { yieldToEventLoop } from '../event-loop.ts';
import { type Change, type ChangeDays, cellDaysOf, changedValues, skipReason } from './change.ts';
import type { RateContext, RateTarget } from './rate-context.ts';
import { type RatePackage, type ResolvedCell, resolvePackageCell } from './resolve.ts';
import { brokenStays, stayIndex } from './stays.ts';
import { cellKey, NO_VALUES, type RateCell, type RateValues } from './values.ts';

/** A change with its scope, both checked. */
export interface PlannedChange extends Change, ChangeDays {
  readonly targets: readonly RateTarget[];
  readonly packages: readonly RatePackage[];
}

/** A cell that a call changes. */
export interface CellChange {
  readonly cell: RateCell;
  readonly target: RateTarget;
  /** Its own values; null for none. */
  readonly before: RateValues | null;
  readonly after: RateValues | null;
}

/** Planned effect of a call. */
export interface RatePlan {
  readonly changes: ReadonlyMap<string, CellChange>;
  /** All rates as they would be. */
  readonly result: ReadonlyMap<string, RateValues>;
  readonly cells: number;
  readonly following: number;
  readonly skipped: ReadonlyMap<RateSkipReason, number>;
}

/** Cells that are looked at in one turn. */
export const SLICE = 500;

/** Works out what changes do, one after the other; within one, every cell starts from what held before it. */
export async function planChanges(
  rateContext: RateContext,
  changes: readonly PlannedChange[],
  stored: ReadonlyMap<string, RateValues>,
): Promise<RatePlan> {
  const [{ key: defaultKey }] = rateContext.packages;
  const skipped = new Map<RateSkipReason, number>();
  const touched = new Map<string, CellChange>();
  const result = new Map(stored);
  const index = stayIndex(changes.some(changesStays) ? result : [], rateContext.today);
  let cells = 0;
  let following = 0;
  const skip = (reason: RateSkipReason) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  for (const change of changes) {
    const changes = new Map<string, CellChange & { readonly after: RateValues }>();
    const isFollowed = change.packages.some(({ key }) => key === defaultKey);
    for (const { cell, target, ratePackage } of cellsIn(change)) {
      cells += 1;
      if (cells % SLICE === 0) await yieldToEventLoop();
      const key = cellKey(cell);
      const before = result.get(key) ?? NO_VALUES;
      const resolved = resolvePackageCell(cell, result, target, ratePackage, defaultKey);
      const allowed = ratePackage.adjustment === null ? change : withoutAmounts(change);
      const after = changedValues(before, allowed, resolved.values.price);
      const reason = reasonOf(cell, { change, allowed, before, after, resolved }, rateContext);
      if (reason === 'derived' && isFollowed) following += 1;
      else if (reason) skip(reason);
      if (reason) continue;
      const first = touched.get(key)?.before ?? stored.get(key) ?? null;
      changes.set(key, { cell, target, before: first, after });
    }
    for (const { cell } of brokenStays([...changes.values()], result, index)) {
      changes.delete(cellKey(cell));
      skip('minOverMaxStay');
    }
    for (const [key, change] of changes) {
      result.set(key, change.after);
      touched.set(key, change);
    }
  }
  return { changes: touched, result, cells, following, skipped };
}

/** The cells of a change: by category or asset, then package, then day. */
function* cellsIn(change: PlannedChange) {
  const days = cellDaysOf(change);
  for (const target of change.targets) {
    const { categoryId, assetId } = target;
    for (const ratePackage of change.packages) {
      for (const day of days) {
        yield {
          cell: { categoryId, assetId, ratePackage: ratePackage.key, ...day },
          target,
          ratePackage,
        };
      }
    }
  }
}

function changesStays({ set, clear }: Change): boolean {
  return [...Object.keys(set), ...clear].some((name) => name === 'minStay' || name === 'maxStay');
}

/** Returns the part of a change that applies to a package whose amounts follow the default one. */
function withoutAmounts({ set, clear }: Change): Change {
  const { price: _price, extraAdult: _adult, extraChild: _child, ...restrictions } = set;
  const isAmount = (name: string) => RATE_AMOUNTS.some((amount) => amount === name);
  return { set: restrictions, clear: clear.filter((name) => !isAmount(name)) };
}

interface Considered {
  readonly change: Change;
  readonly allowed: Change;
  readonly before: RateValues;
  readonly after: RateValues;
  readonly resolved: ResolvedCell;
}

function reasonOf(
  cell: RateCell,
  { change, allowed, before, after, resolved }: Considered,
  rateContext: RateContext,
): RateSkipReason | undefined {
  const { inherited } = resolved;
  const stays = {
    ...after,
    minStay: after.minStay ?? inherited.minStay,
    maxStay: after.maxStay ?? inherited.maxStay,
  };
  const reason = skipReason(cell, { before, after, resolved: stays }, rateContext);
  const isLess = allowed !== change && changesAmounts(change);
  return reason === 'unchanged' && isLess ? 'derived' : reason;
}

function changesAmounts({ price, set, clear }: Change): boolean {
  return (
    price !== undefined ||
    RATE_AMOUNTS.some((name) => set[name] !== undefined || clear.includes(name))
  );
}
