import {
  addDays,
  daysBetween,
  minorOf,
  RATE_BULK_CELLS,
  RATE_CELLS_MAX,
  RATE_DAYS_AHEAD,
  type RateResult,
} from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import { outsideRequestTime } from '../database/deadline.ts';
import type { RawJson } from '../database/document.ts';
import { onCommit } from '../database/transaction.ts';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { institutions } from '../institution/store.ts';
import { defined } from '../resource/defined.ts';
import { partyOf } from '../session/guard.ts';
import { type Change, countCellDays } from './change.ts';
import { figuresOf } from './figures.ts';
import { forgetOldChanges } from './forget.ts';
import { checkSeen } from './history.ts';
import {
  CELLS_AT_ONCE,
  finishBatches,
  largeWrites,
  publishBatch,
  requireFinished,
  stageBatch,
} from './large.ts';
import { type PlannedChange, planChanges } from './plan.ts';
import { type RateContext, type RateTarget, readRateContext } from './rate-context.ts';
import type { RatePackage } from './resolve.ts';
import { type NewBatch, type SavedChange, saveBatch } from './save.ts';
import { readStored } from './stored.ts';
import { isWhole, planUndo } from './undo.ts';
import { batchToUndo, markUndone, readUndoable } from './undoable.ts';
import { cellKey, cellOf, type RateValues } from './values.ts';

type Create = Call<'rate', 'create'>;
type Body = Create['body'];
type Asked = NonNullable<Body['changes']>[number];
type Permission = Create['actor']['permissions'] extends ReadonlySet<infer P> ? P : never;

/** The most cells that the result of an undo lists. */
const UNCHANGED_MAX = 500;
/** The days around a change whose prices are usual. */
const USUAL_DAYS = 31;

/** What a call would do: what is saved, and the result of the call but for the batch. */
interface PlannedWrite {
  readonly rateContext: RateContext;
  readonly batch: NewBatch;
  /** Whether nothing is left of the batch that it takes back. */
  readonly isWhole: boolean;
  readonly changes: readonly SavedChange[];
  readonly result: Omit<RateResult, 'batch' | 'revision'>;
}

/**
 * Changes rates in ranges, or takes a batch back. A dry run locks nothing, and many cells are written in slices
 * (`large.ts`).
 */
export function createRates(rootDb: Database): Handlers['rate']['create'] {
  return {
    prepare(request) {
      const call: Create = { ...request, db: rootDb };
      const { institution, changes, undoBatch, dryRun } = call.body;
      if ((changes === undefined) === (undoBatch === undefined)) {
        throw fieldError('VALIDATION', 'changes', 'Send changes, or a batch to undo.', 'one_of');
      }
      return outsideRequestTime(async () => {
        if (!dryRun) {
          await institutions.read(call, institution);
          await finishBatches(rootDb, institution);
        }
        const isLarge = (await countCells(call)) > CELLS_AT_ONCE;
        const inTurn = <T>(work: () => Promise<T>) =>
          isLarge ? largeWrites.run(partyOf(call.actor), work) : work();
        if (dryRun) {
          const { rateContext, result } = await inTurn(() => planWrite(call));
          return async () => built({ ...result, batch: null, revision: rateContext.revision });
        }
        if (!isLarge) return (db: Database) => writeSmall({ ...call, db }, rootDb);
        return inTurn(() => prepareLarge(call));
      });
    },
  };
}

/** About how many cells a call changes, before anything of it is checked. */
async function countCells(call: Create): Promise<number> {
  const { changes, undoBatch, institution } = call.body;
  if (undoBatch) {
    // An institute of others is not found, whatever permission is missing besides.
    const rateContext = await readRateContext(call, institution, { categories: [] });
    requirePermission(call, 'rate.undoBatch');
    return (await batchToUndo(call, rateContext, undoBatch)).affected;
  }
  return (changes ?? []).reduce((total, { scope, ...days }) => {
    const targets = (scope.categories ?? []).length + (scope.assets ?? []).length;
    return total + targets * (scope.ratePackages ?? [1]).length * countCellDays(days);
  }, 0);
}

async function writeSmall(call: Create, rootDb: Database): Promise<RawJson> {
  const { institution } = call.body;
  // Two changes of an institute wait for one another at its row.
  await institutions.lock(call, institution, undefined);
  await requireFinished(call.db, institution);
  const { rateContext, batch, isWhole, changes, result } = await planWrite(call);
  if (changes.length === 0)
    return built({ ...result, batch: null, revision: rateContext.revision });
  const saved = await saveBatch(call, rateContext, batch, changes);
  if (batch.undoesId && isWhole) await markUndone(call, batch.undoesId, saved.id);
  onCommit(call.db, () => forgetOldChanges(rootDb, institution));
  return built({ ...result, batch: saved.id, revision: saved.revision });
}

/** Plans and stages a write of many cells. Returns what makes it hold. `call` has the root database. */
async function prepareLarge(call: Create): Promise<(db: Database) => Promise<RawJson>> {
  const { institution } = call.body;
  const { rateContext, batch, isWhole, changes, result } = await planWrite(call);
  if (changes.length === 0) {
    return async () => built({ ...result, batch: null, revision: rateContext.revision });
  }
  const staged = await stageBatch(call, rateContext, batch, changes);
  const { undoesId } = batch;
  return async (db) => {
    await institutions.lock({ ...call, db }, institution, undefined);
    await publishBatch(db, call.db, rateContext, staged);
    if (undoesId && isWhole) await markUndone({ ...call, db }, undoesId, staged.id);
    return built({ ...result, batch: staged.id, revision: staged.revision });
  };
}

function built(result: RateResult): RawJson {
  return { json: JSON.stringify(result) };
}

function planWrite(call: Create): Promise<PlannedWrite> {
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

function requirePermission({ actor }: Create, permission: Permission): void {
  if (!actor.permissions.has(permission)) throw new HttpError('FORBIDDEN');
}

function idsOf(asked: readonly Asked[], name: 'categories' | 'assets'): string[] {
  return [...new Set(asked.flatMap(({ scope }) => scope[name] ?? []))];
}

/** Checks a change. @throws HttpError naming the field that is wrong. */
function plannedChange(
  asked: Asked,
  rateContext: RateContext,
  targetsById: Targets,
  path: string,
): PlannedChange {
  const { scope, ranges, weekdays, set = {}, clear = [] } = asked;
  const errors = (['categories', 'assets'] as const).flatMap((kind) =>
    (scope[kind] ?? []).map((id, index) =>
      targetOf(targetsById, kind, id, `${path}.scope.${kind}.${index}`),
    ),
  );
  const targets = [...new Set(errors)];
  if (targets.length === 0) {
    throw fieldError('VALIDATION', `${path}.scope`, 'Choose categories or assets.', 'required');
  }
  for (const [index, { startDate, endDate }] of (ranges ?? []).entries()) {
    const length = daysBetween(startDate, endDate);
    if (length >= 0 && length <= RATE_DAYS_AHEAD) continue;
    const message =
      length < 0 ? 'The range ends before it starts.' : 'Choose a range of two years or less.';
    throw fieldError('VALIDATION', `${path}.ranges.${index}.endDate`, message, 'range');
  }
  if (Object.keys(set).length === 0 && clear.length === 0) {
    throw fieldError('VALIDATION', `${path}.set`, 'Choose what to change.', 'required');
  }
  const { minStay, maxStay, price } = set;
  if (price?.mode === 'set' && price.value < 0) {
    const message = 'A price can’t be negative.';
    throw fieldError('VALIDATION', `${path}.set.price.value`, message, 'range');
  }
  if (minStay !== undefined && maxStay !== undefined && minStay > maxStay) {
    const message = 'The maximum stay can’t be shorter than the minimum.';
    throw fieldError('VALIDATION', `${path}.set.maxStay`, message, 'range');
  }
  const packages = packagesOf(rateContext, scope.ratePackages, path);
  return { targets, packages, ranges, weekdays, ...inMinor(set, rateContext, path), clear };
}

/** The targets by the ids of their categories, or of the assets themselves. */
interface Targets {
  readonly categories: ReadonlyMap<string, RateTarget>;
  readonly assets: ReadonlyMap<string, RateTarget>;
}

function targetsOf({ targets }: RateContext): Targets {
  const categories = new Map<string, RateTarget>();
  const assets = new Map<string, RateTarget>();
  for (const target of targets) {
    if (target.assetId === null) categories.set(target.categoryId, target);
    else assets.set(target.assetId, target);
  }
  return { categories, assets };
}

function targetOf(targets: Targets, kind: keyof Targets, id: string, path: string): RateTarget {
  const target = targets[kind].get(id);
  const what = kind === 'categories' ? 'Category' : 'Asset';
  if (!target) throw fieldError('VALIDATION', path, `${what} not found.`, 'not_found');
  return target;
}

function packagesOf(
  { packages, hasPackages }: RateContext,
  keys: readonly string[] | undefined,
  path: string,
): RatePackage[] {
  const [first] = packages;
  return [...new Set(keys ?? [first.key])].map((key, index) => {
    const ratePackage = packages.find((candidate) => candidate.key === key);
    const where = `${path}.scope.ratePackages.${index}`;
    if (!ratePackage) throw fieldError('VALIDATION', where, 'Rate package not found.', 'not_found');
    if (ratePackage !== first && !hasPackages) throw new HttpError('NOT_ENTITLED');
    return ratePackage;
  });
}

/** What a change sets, with its amounts in minor units. @throws HttpError for one with more digits than the currency. */
function inMinor(
  { price, ...set }: NonNullable<Asked['set']>,
  { currency, rounding }: RateContext,
  path: string,
): Pick<Change, 'price' | 'set'> {
  const minor = (amount: number, name: string) => {
    const minor = minorOf(amount, currency);
    if (minor !== undefined) return minor;
    const message = `This amount has more digits than ${currency} has.`;
    throw fieldError('VALIDATION', `${path}.set.${name}`, message);
  };
  const { extraAdult, extraChild } = set;
  return {
    ...(price && {
      price: {
        mode: price.mode,
        value: price.mode === 'percent' ? price.value : minor(price.value, 'price.value'),
        roundTo: price.roundTo
          ? minor(price.roundTo, 'price.roundTo')
          : price.mode === 'set'
            ? undefined
            : rounding,
      },
    }),
    set: {
      ...defined(set),
      ...(extraAdult !== undefined && { extraAdult: minor(extraAdult, 'extraAdult') }),
      ...(extraChild !== undefined && { extraChild: minor(extraChild, 'extraChild') }),
    },
  };
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
