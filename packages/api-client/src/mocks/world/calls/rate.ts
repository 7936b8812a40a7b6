import { addDays, daysBetween } from '../../../contract/facts/billing.ts';
import { RATE_CELLS_MAX, RATE_WINDOW_MAX } from '../../../contract/facts/rate.ts';
import type { Rates } from '../../../contract/schemas/rate.ts';
import type { InputOf } from '../../resolver.ts';
import { isPlatform } from '../documents/viewer.ts';
import { changeRates } from '../rates/change-rates.ts';
import { cellKey, type InstituteRates } from '../rates/rate-book.ts';
import {
  assetTarget,
  categoryTarget,
  type Package,
  type RateGround,
  rateGround,
  type Target,
} from '../rates/rate-ground.ts';
import { resolve } from '../rates/resolve.ts';
import { undoRates } from '../rates/undo-rates.ts';
import { fieldFailure } from '../refuse.ts';
import type { Store } from '../store.ts';
import { type CallsOf, reached } from '../world-call.ts';

type Query = InputOf<'rate.list'>;

export function rateCalls(store: Store): CallsOf<'rate'> {
  return {
    list({ input: query, caller }) {
      const { _id } = reached(store.institutions, caller, query.institution, (row) => row._id);
      const ground = rateGround(store, _id);
      const rates = store.rates.of(_id);
      const targets = targetsOf(store, query);
      const packages = ground.packages.filter(
        ({ document }) => query.ratePackage?.includes(document.key) ?? true,
      );
      const days = daysIn(query);
      if (targets.length * packages.length * days.length > RATE_CELLS_MAX) {
        const message = 'Choose fewer days or categories.';
        throw fieldFailure('INVALID_QUERY', 'endDate', message, 'too_big');
      }
      const grid = { ground, rates, days, isResolved: query.resolve ?? false };
      const { batches, changes } = historyOf(rates, query, isPlatform(caller));
      return {
        revision: rates.batches.length,
        ...{ today: ground.today, lastDay: ground.lastDay, currency: ground.currency },
        rounding: ground.settings.rounding,
        weekendDays: ground.settings.weekendDays,
        packages: ground.packages.map(({ document }) => document),
        targets: targets.map(({ document }) => document),
        rows: targets.flatMap((target) => packages.map((item) => rowOf(target, item, grid))),
        rules: [...rates.cells.values()].flatMap(
          ({ category, asset, ratePackage, weekday, values }) =>
            weekday === null ? [] : { category, asset, ratePackage, weekday, ...values },
        ),
        ...{ batches, changes },
      };
    },

    create: (call) =>
      call.input.undoBatch === undefined ? changeRates(store, call) : undoRates(store, call),
  };
}

/** Categories in their order, each followed by its assets where those are asked for. */
function targetsOf(store: Store, { institution, category, asset, assets }: Query): Target[] {
  const categories = store.categories
    .all()
    .filter((row) => row.institution === institution)
    .filter(({ _id, isActive }) => category?.includes(_id) ?? (asset !== undefined || isActive))
    .sort((a, b) => a.order - b.order);
  return categories.flatMap((row) => {
    const own = store.assets
      .all()
      .filter(({ categoryId, _id, isActive }) => {
        const isAsked = asset ? asset.includes(_id) : assets === true && isActive;
        return categoryId === row._id && isAsked;
      })
      .sort((a, b) => a.order - b.order)
      .map((item) => assetTarget(store, item));
    return asset ? own : [categoryTarget(store, row), ...own];
  });
}

function daysIn({ startDate, endDate }: Query): string[] {
  const length = daysBetween(startDate, endDate) + 1;
  if (length < 1 || length > RATE_WINDOW_MAX) {
    const message = `Choose a day up to ${RATE_WINDOW_MAX} days from the first.`;
    throw fieldFailure('INVALID_QUERY', 'endDate', message, 'window');
  }
  return Array.from({ length }, (_, at) => addDays(startDate, at));
}

interface Grid {
  readonly ground: RateGround;
  readonly rates: InstituteRates;
  readonly days: readonly string[];
  /** Whether cells without a rate of their own are included. */
  readonly isResolved: boolean;
}

function rowOf(
  target: Target,
  ratePackage: Package,
  { ground, rates, days, isResolved }: Grid,
): Rates['rows'][number] {
  const { category, asset } = target.document;
  const place = { category, asset, ratePackage: ratePackage.document.key };
  const cells = days.flatMap((date) => {
    const cell = { ...place, date, weekday: null };
    const own = rates.cells.get(cellKey(cell));
    if (!own && !isResolved) return [];
    const resolved = resolve(cell, rates, target, ground.currency, ratePackage);
    return {
      date,
      ...resolved.values,
      from: resolved.from,
      inherited: own ? resolved.inherited : null,
      batch: own?.batch ?? null,
      updatedAt: own?.updatedAt ?? null,
      updatedBy: own?.updatedBy ?? null,
    };
  });
  return { ...place, cells };
}

function historyOf(
  rates: InstituteRates,
  { history, batch, startDate, endDate }: Query,
  isShown: boolean,
): Pick<Rates, 'batches' | 'changes'> {
  if (!history) return { batches: [], changes: [] };
  const changes = rates.changes.filter(({ date, batch: of }) =>
    batch ? of === batch : date === null || (date >= startDate && date <= endDate),
  );
  const hidden = isShown ? {} : { by: null };
  return {
    batches: rates.batches.toReversed().map((item) => ({ ...item, ...hidden })),
    changes: changes.toReversed().map((change) => ({ ...change, ...hidden })),
  };
}
