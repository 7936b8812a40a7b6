import {
  addDays,
  RATE_BULK_CELLS,
  RATE_CELLS_MAX,
  RATE_DAYS_AHEAD,
  type RateResult,
} from '@booking/api-client/contract';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { type Asked, plannedChange, targetsOf } from './asked-change.ts';
import { countCellDays } from './change.ts';
import { figuresOf } from './figures.ts';
import { checkSeen } from './history.ts';
import { type PlannedChange, planChanges } from './plan.ts';
import { type RateContext, readRateContext } from './rate-context.ts';
import type { NewBatch, SavedChange } from './save.ts';
import { readStored } from './stored.ts';
import { isWhole, planUndo } from './undo.ts';
import { batchToUndo, readUndoable } from './undoable.ts';
import { cellKey, cellOf, type RateValues } from './values.ts';

export type Create = Call<'rate', 'create'>;
type Permission = Create['actor']['permissions'] extends ReadonlySet<infer P> ? P : never;

/** The most cells that the result of an undo lists. */
const UNCHANGED_MAX = 500;
/** The days around a change whose prices are usual. */
const USUAL_DAYS = 31;

/** Planned effect of a call: what it saves, and its result except for the batch. */
export interface PlannedWrite {
  readonly rateContext: RateContext;
  readonly batch: NewBatch;
  /** Whether nothing is left of the batch that it takes back. */
  readonly isWhole: boolean;
  readonly changes: readonly SavedChange[];
  readonly result: Omit<RateResult, 'batch' | 'revision'>;
}

export function planWrite(call: Create): Promise<PlannedWrite> {
  const { changes, undoBatch } = call.body;
  return undoBatch ? planUndoOf(call, undoBatch) : planChange(call, changes ?? []);
}

async function planChange(call: Create, asked: readonly Asked[]): Promise<PlannedWrite> {
  const { institution, dryRun, note, revision } = call.body;
  const rateContext = await readRateContext(call, institution, {
    categories: idsOf(asked, 'categories'),
    assets: idsOf(asked, 'assets'),
  });
  const targets = targetsOf(rateContext);
  const planned = asked.map((change, index) =>
    plannedChange(change, rateContext, targets, `changes.${index}`),
  );
  const size = planned.reduce((total, change) => total + sizeOf(change), 0);
  if (size > RATE_CELLS_MAX) {
    const most = RATE_CELLS_MAX.toLocaleString('en-IN');
    throw fieldError('VALIDATION', 'changes', `Change up to ${most} cells at a time.`, 'too_big');
  }
  if (size > RATE_BULK_CELLS) requirePermission(call, 'rate.bulkUpdate');
  const stored = await storedAround(call, rateContext, planned);
  const plan = await planChanges(rateContext, planned, stored);
  if (!dryRun && revision !== undefined) {
    await checkSeen(call, rateContext, revision, [...plan.changes.keys()]);
  }
  const changes = [...plan.changes.values()];
  return {
    rateContext,
    batch: { note: note || null, undoesId: null },
    isWhole: true,
    changes,
    result: {
      cells: plan.cells,
      affected: changes.length,
      following: plan.following,
      skipped: [...plan.skipped].map(([reason, count]) => ({ reason, count })),
      ...(await figuresOf(rateContext, plan, stored)),
      kept: [],
      keptCount: 0,
    },
  };
}

export function requirePermission({ actor }: Create, permission: Permission): void {
  if (!actor.permissions.has(permission)) throw new HttpError('FORBIDDEN');
}

function idsOf(asked: readonly Asked[], name: 'categories' | 'assets'): string[] {
  return [...new Set(asked.flatMap(({ scope }) => scope[name] ?? []))];
}

function sizeOf(change: PlannedChange): number {
  return change.targets.length * change.packages.length * countCellDays(change);
}

/** The rates that changes start from, with those of the days around that say what is usual. */
async function storedAround(
  call: Create,
  rateContext: RateContext,
  planned: readonly PlannedChange[],
): Promise<Map<string, RateValues>> {
  const ranges = planned.flatMap((change) => change.ranges ?? []);
  // A rule is inherited by every day that says something else.
  const ofRules = planned.some((change) => !change.ranges)
    ? [rateContext.today, addDays(rateContext.today, RATE_DAYS_AHEAD)]
    : [];
  const days = [
    ...ranges.flatMap(({ startDate, endDate }) => [startDate, endDate]),
    ...ofRules,
  ].sort();
  const rates = await readStored(call, {
    institutionId: rateContext.institutionId,
    categories: [...new Set(rateContext.targets.map(({ categoryId }) => categoryId))],
    from: addDays(days[0] ?? rateContext.today, -USUAL_DAYS),
    to: addDays(days.at(-1) ?? rateContext.today, USUAL_DAYS),
  });
  return new Map(rates.map(({ key, values }) => [key, values]));
}

/** The rates of the categories of a batch, from today on: what its cells inherit, and what inherits them. */
async function storedOf(
  call: Create,
  { institutionId, today }: RateContext,
  changes: readonly { readonly cell: string }[],
): Promise<Map<string, RateValues>> {
  const categories = [...new Set(changes.map(({ cell }) => cellOf(cell).categoryId))];
  const to = addDays(today, RATE_DAYS_AHEAD);
  const rates = await readStored(call, { institutionId, categories, from: today, to });
  return new Map(rates.map(({ key, values }) => [key, values]));
}

async function planUndoOf(call: Create, id: string): Promise<PlannedWrite> {
  requirePermission(call, 'rate.undoBatch');
  const { institution, note } = call.body;
  const rateContext = await readRateContext(call, institution, { categories: [] });
  const batch = await batchToUndo(call, rateContext, id);
  const undoable = await readUndoable(call, rateContext, batch);
  const plan = planUndo(undoable, rateContext, await storedOf(call, rateContext, undoable));
  const { restored, unchanged } = plan;
  const cells = new Set([
    ...restored.map(({ cell }) => cellKey(cell)),
    ...unchanged.map(({ cell }) => cell),
  ]);
  return {
    rateContext,
    batch: { note: note || null, undoesId: id },
    isWhole: isWhole(plan),
    changes: restored,
    result: {
      cells: cells.size,
      affected: restored.length,
      following: 0,
      skipped: [],
      before: null,
      after: null,
      unusual: [],
      kept: unchanged.slice(0, UNCHANGED_MAX).map(({ cell, reason, values, changedBy }) => {
        const { categoryId, assetId, ratePackage, date, weekday } = cellOf(cell);
        const { by = null, at = null } = changedBy ?? {};
        return {
          ...{ category: categoryId, asset: assetId, ratePackage, date, weekday },
          ...{ reason, values: [...values], by, at },
        };
      }),
      keptCount: new Set(unchanged.map(({ cell }) => cell)).size,
    },
  };
}
