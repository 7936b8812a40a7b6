import type { RateScopeChange } from '@booking/api-client';

/** The values of a season, which are set in one change. Null leaves a value unchanged. */
export interface SeveralValues {
  readonly basePrice: number | null;
  /** Price of the weekend, where it has another one. */
  readonly weekendPrice: number | null;
  readonly extraAdult: number | null;
  readonly extraChild: number | null;
  readonly minStay: number | null;
  readonly maxStay: number | null;
}

export const NO_VALUES: SeveralValues = {
  basePrice: null,
  weekendPrice: null,
  extraAdult: null,
  extraChild: null,
  minStay: null,
  maxStay: null,
};

type Errors = Readonly<Partial<Record<keyof SeveralValues, string>>>;

/** Returns the errors of the values on these weekdays. */
export function severalErrors(
  values: SeveralValues,
  weekdays: readonly number[],
  weekendDays: readonly number[],
): Errors {
  const { weekendPrice, minStay, maxStay } = values;
  const hasWeekend = weekdays.some((day) => weekendDays.includes(day));
  return {
    ...(Object.values(values).every((value) => value === null) && {
      basePrice: 'Enter at least one value.',
    }),
    ...(weekendPrice !== null &&
      !hasWeekend && { weekendPrice: 'None of the chosen weekdays is on the weekend.' }),
    ...(minStay !== null &&
      maxStay !== null &&
      minStay > maxStay && { maxStay: 'Enter no fewer nights than the minimum stay.' }),
  };
}

/** Returns the changes that set them: separate ones for the weekend, if it has another price. */
export function severalChanges(
  { basePrice, weekendPrice, ...rest }: SeveralValues,
  weekdays: readonly number[],
  weekendDays: readonly number[],
): Pick<RateScopeChange, 'set' | 'weekdays'>[] {
  const others = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const setOf = (price: number | null) => ({
    ...(price !== null && { price: { mode: 'set' as const, value: price } }),
    ...others,
  });
  if (weekendPrice === null) return [{ set: setOf(basePrice) }];
  const parts = [
    { weekdays: weekdays.filter((day) => !weekendDays.includes(day)), set: setOf(basePrice) },
    { weekdays: weekdays.filter((day) => weekendDays.includes(day)), set: setOf(weekendPrice) },
  ];
  return parts.filter((part) => part.weekdays.length > 0 && Object.keys(part.set).length > 0);
}
