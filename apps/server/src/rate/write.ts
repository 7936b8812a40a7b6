import type { RateResult } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import { outsideRequestTime } from '../database/deadline.ts';
import type { RawJson } from '../database/document.ts';
import { onCommit } from '../database/transaction.ts';
import type { Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { institutions } from '../institution/index.ts';
import { partyOf } from '../session/guard.ts';
import { countCellDays } from './change.ts';
import { forgetOldChanges } from './forget.ts';
import {
  CELLS_AT_ONCE,
  finishBatches,
  largeWrites,
  publishBatch,
  requireFinished,
  stageBatch,
} from './large.ts';
import { type Create, planWrite, requirePermission } from './planned-write.ts';
import { readRateContext } from './rate-context.ts';
import { saveBatch } from './save.ts';
import { batchToUndo, markUndone } from './undoable.ts';

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
