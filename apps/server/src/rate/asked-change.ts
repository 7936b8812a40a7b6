import { daysBetween, minorOf, RATE_DAYS_AHEAD } from '@booking/api-client/contract';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { defined } from '../resource/defined.ts';
import type { Change } from './change.ts';
import type { PlannedChange } from './plan.ts';
import type { RateContext, RateTarget } from './rate-context.ts';
import type { RatePackage } from './resolve.ts';

/** A change as a call asks for it. */
export type Asked = NonNullable<Call<'rate', 'create'>['body']['changes']>[number];

/** Checks a change. @throws HttpError naming the field that is wrong. */
export function plannedChange(
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

export function targetsOf({ targets }: RateContext): Targets {
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

/**
 * Returns the values that a change sets, with its amounts in minor units. @throws HttpError for one with more digits
 * than the currency.
 */
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
