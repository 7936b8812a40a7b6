import type { RateResult } from '../../../contract/schemas/rate.ts';
import { failure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import { fieldFailure } from '../refuse.ts';
import type { Store } from '../store.ts';
import { reached, type WorldCall } from '../world-call.ts';
import { save } from './change-rates.ts';
import { cellKey } from './rate-book.ts';
import { NO_VALUES } from './resolve.ts';

/** Takes a batch back: the cells that nothing else has changed since are as they were before. */
export function undoRates(store: Store, call: WorldCall<InputOf<'rate.create'>>): RateResult {
  const { institution, undoBatch, dryRun = false } = call.input;
  if (!call.caller.permissions.has('rate.undoBatch')) throw failure('FORBIDDEN');
  const { _id } = reached(store.institutions, call.caller, institution, (row) => row._id);
  const rates = store.rates.of(_id);
  const at = rates.batches.findIndex((batch) => batch._id === undoBatch);
  const undone = rates.batches[at];
  if (!undone) throw fieldFailure('VALIDATION', 'undoBatch', 'Batch not found.', 'not_found');
  const changes = rates.changes.filter(({ batch }) => batch === undone._id);
  const isLatest = (change: (typeof changes)[number]) =>
    rates.changes.findLast((later) => cellKey(later) === cellKey(change))?.batch === undone._id;
  const back = changes.filter(isLatest).map((change) => ({
    cell: change,
    before: change.after ?? NO_VALUES,
    after: change.before ?? NO_VALUES,
  }));
  const left = changes.filter((change) => !isLatest(change));
  const placed = back.map(({ cell, ...values }) => {
    const { category, asset, ratePackage, date, weekday } = cell;
    return { ...values, cell: { category, asset, ratePackage, date, weekday } };
  });
  const batch = dryRun || back.length === 0 ? null : save(store, call, _id, placed, undone._id);
  if (batch !== null) {
    const isInPart = left.length > 0;
    rates.batches[at] = {
      ...undone,
      undoneBy: isInPart ? null : batch,
      isUndoneInPart: isInPart,
    };
  }
  return {
    batch,
    revision: rates.batches.length,
    ...{ cells: changes.length, affected: back.length, following: 0 },
    ...{ skipped: [], before: null, after: null, unusual: [] },
    kept: left.map(({ category, asset, ratePackage, date, weekday, by, at: when }) => ({
      ...{
        category,
        asset,
        ratePackage,
        date,
        weekday,
        reason: 'changed',
        values: [],
        by,
        at: when,
      },
    })),
    keptCount: left.length,
  };
}
