import {
  RATE_VALUES,
  type RateKeepReason,
  type RateResult,
  type RateValueName,
} from '@booking/api-client/contract';
import type { RateContext } from './rate-context.ts';
import type { SavedChange } from './save.ts';
import { brokenStays, stayIndex } from './stays.ts';
import { cellKey, cellOf, isEmpty, NO_VALUES, type RateCell, type RateValues } from './values.ts';

/** A batch that came later. */
export interface LaterBatch {
  readonly batch: string;
  /** The batch that it takes back; null for others. */
  readonly undoes: string | null;
  readonly by: RateResult['kept'][number]['by'];
  readonly at: string;
}

/** A change of a cell by a later batch. */
export interface LaterChange extends LaterBatch {
  readonly before: RateValues | null;
  readonly after: RateValues | null;
}

/** A change of a batch, with what its cell has now. */
export interface Undoable {
  readonly cell: string;
  readonly batch: string;
  readonly before: RateValues | null;
  readonly after: RateValues | null;
  readonly now: RateValues | null;
  /** Changes of the cell by later batches, newest first. */
  readonly later: readonly LaterChange[];
  /** Whether its category, or its asset in that category, is no longer there. Its package may be gone too. */
  readonly isGone: boolean;
}

/** Values of a cell that an undo leaves as they are. */
export interface KeptValues {
  readonly cell: string;
  readonly reason: RateKeepReason;
  readonly values: readonly RateValueName[];
  /** The change that set them, if it is stored. */
  readonly changedBy: LaterChange | undefined;
}

export interface UndoPlan {
  readonly restored: SavedChange[];
  readonly unchanged: KeptValues[];
}

/**
 * Which values of a batch's cells become again what they were, and why the others stay. Each is judged by itself: a later
 * minimum stay does not keep a price. What an earlier undo has taken back is neither.
 *
 * @param stored the rates of its categories, from today on.
 */
export function planUndo(
  changes: readonly Undoable[],
  { today, packages }: Pick<RateContext, 'today' | 'packages'>,
  stored: ReadonlyMap<string, RateValues>,
): UndoPlan {
  const unchanged: KeptValues[] = [];
  let taken: SavedChange[] = [];
  for (const change of changes) {
    const cell = cellOf(change.cell);
    const open = RATE_VALUES.map((name) => stateOf(change, name)).filter(
      (state) => !state.isUndone,
    );
    if (open.length === 0) continue;
    const keep = (reason: RateKeepReason, some: readonly ValueState[]) => {
      if (some.length === 0) return;
      const values = some.map(({ name }) => name);
      const changedBy = some.find((change) => change.changedBy)?.changedBy;
      unchanged.push({ cell: change.cell, reason, values, changedBy });
    };
    const isIn = packages.some(({ key }) => key === cell.ratePackage);
    if (change.isGone || !isIn) keep('gone', open);
    else if (cell.date !== null && cell.date < today) keep('past', open);
    else {
      const names = open.filter(({ isChanged }) => !isChanged).map(({ name }) => name);
      keep(
        'changed',
        open.filter(({ isChanged }) => isChanged),
      );
      if (names.length > 0) taken.push(restoredOf(cell, change, names));
    }
  }
  // Stays that would contradict stay as they are, and the rest of their cells is restored.
  const broken = brokenStays(taken, stored, stayIndex(stored, today));
  taken = taken.flatMap((saved) => {
    if (!broken.has(saved)) return saved;
    const isStay = (name: RateValueName) => name === 'minStay' || name === 'maxStay';
    const values = differing(saved).filter(isStay);
    const reason = 'minOverMaxStay';
    unchanged.push({ cell: cellKey(saved.cell), reason, values, changedBy: undefined });
    const names = differing(saved).filter((name) => !isStay(name));
    const { cell, before, after } = saved;
    return names.length > 0 ? restoredOf(cell, { now: before, before: after }, names) : [];
  });
  return { restored: taken, unchanged };
}

/** Whether nothing is left of a batch that another undo could take back: a day that is over stays so. */
export function isWhole({ unchanged }: UndoPlan): boolean {
  return unchanged.every(({ reason }) => reason === 'past' || reason === 'gone');
}

interface ValueState {
  readonly name: RateValueName;
  /** Whether the batch left it alone, or an undo has taken that back. */
  readonly isUndone: boolean;
  readonly isChanged: boolean;
  readonly changedBy: LaterChange | undefined;
}

/** Returns the state of a value since a batch changed it. */
function stateOf({ batch, before, after, now, later }: Undoable, name: RateValueName): ValueState {
  // From the newest: what was taken back, by an undo that still stands, has not happened.
  const undone = new Set<string>();
  let changedBy: LaterChange | undefined;
  for (const change of later) {
    if (undone.has(change.batch) || !changes(change, name)) continue;
    if (change.undoes) undone.add(change.undoes);
    else changedBy ??= change;
  }
  const isUndone = !changes({ before, after }, name) || undone.has(batch);
  const isChanged =
    changedBy !== undefined || (now ?? NO_VALUES)[name] !== (after ?? NO_VALUES)[name];
  return { name, isUndone, isChanged, changedBy };
}

type Sides = Pick<Undoable, 'before' | 'after'>;

function changes({ before, after }: Sides, name: RateValueName): boolean {
  return (before ?? NO_VALUES)[name] !== (after ?? NO_VALUES)[name];
}

function differing(sides: Sides): readonly RateValueName[] {
  return RATE_VALUES.filter((name) => changes(sides, name));
}

/** A cell as it is, with some of its values as they were. */
function restoredOf(
  cell: RateCell,
  { now, before }: Pick<Undoable, 'now' | 'before'>,
  names: readonly RateValueName[],
): SavedChange {
  const was = before ?? NO_VALUES;
  const after = {
    ...NO_VALUES,
    ...now,
    ...Object.fromEntries(names.map((name) => [name, was[name]])),
  };
  return { cell, before: now, after: isEmpty(after) ? null : after };
}
