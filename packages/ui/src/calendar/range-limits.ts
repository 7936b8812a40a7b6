import { addDays, type CivilDate, daysBetween } from '../primitives/dates/civil-days.ts';

export interface RangeRules {
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** Minimum and maximum number of nights: the days between start and end. */
  minNights?: number | undefined;
  maxNights?: number | undefined;
  isDateUnavailable?: ((day: CivilDate) => boolean | string) | undefined;
}

/** The days among which the other end of a range can be. */
export interface RangeLimits {
  readonly min: CivilDate | undefined;
  readonly max: CivilDate | undefined;
}

/** How far an unavailable day is looked for, where no maximum says it. */
const HORIZON = 732;

/**
 * Returns the days that can end a range at the anchor. No unavailable day may lie within; the end itself may be one,
 * since its night isn't part of the range.
 */
export function limitsAround(anchor: CivilDate | undefined, rules: RangeRules): RangeLimits {
  const { min, max, maxNights, isDateUnavailable } = rules;
  if (anchor === undefined) return { min, max };
  const reach = maxNights ?? HORIZON;
  const isUnavailable = (day: CivilDate) => Boolean(isDateUnavailable?.(day));
  let [first, last] = [addDays(anchor, -reach), addDays(anchor, reach)];
  if (isDateUnavailable) {
    let day = anchor;
    while (day < last && !isUnavailable(day)) day = addDays(day, 1);
    last = day;
    day = anchor;
    while (day > first && !isUnavailable(addDays(day, -1))) day = addDays(day, -1);
    first = day;
  } else if (maxNights === undefined) return { min, max };
  return {
    min: min !== undefined && min > first ? min : first,
    max: max !== undefined && max < last ? max : last,
  };
}

/** Reason why a range is invalid. */
export type RangeProblem =
  | { readonly kind: 'reversed' | 'unavailable' }
  | { readonly kind: 'short' | 'long'; readonly nights: number };

/** Checks the length of a range and the days within it. */
export function problemOf(
  startDate: CivilDate,
  endDate: CivilDate,
  rules: RangeRules,
): RangeProblem | undefined {
  const { minNights = 0, maxNights, isDateUnavailable } = rules;
  const nights = daysBetween(startDate, endDate);
  if (nights < 0) return { kind: 'reversed' };
  if (nights < minNights) return { kind: 'short', nights: minNights };
  if (maxNights !== undefined && nights > maxNights) return { kind: 'long', nights: maxNights };
  if (isDateUnavailable) {
    const limit = limitsAround(startDate, { isDateUnavailable, maxNights: nights }).max;
    if (isDateUnavailable(startDate) || (limit !== undefined && endDate > limit)) {
      return { kind: 'unavailable' };
    }
  }
  return undefined;
}
