import * as z from 'zod/mini';
import { hasDigits } from '../../facts/money.ts';
import {
  PRICE_CHANGES,
  RATE_PRICE_MAX,
  RATE_RANGES_MAX,
  RATE_VALUES,
  STAY_NIGHTS_MAX,
} from '../../facts/rate.ts';
import { PERCENT_CHANGE } from '../../facts/setting.ts';
import { A_FLAG, A_LIST } from '../../rules.ts';
import { idOf, plannedDate, strict } from '../../values.ts';

const A_PACKAGE = 'Choose a rate package.';
const A_PRICE = 'Enter an amount from 0 to 1,00,00,000.';
const A_CHANGE = 'Enter a number from −1,00,00,000 to 1,00,00,000.';
const A_PERCENTAGE = 'Enter a percentage from −100 to 1,000, with up to two decimals.';
const A_STAY = `Enter a whole number of nights from 1 to ${STAY_NIGHTS_MAX}.`;
const A_WEEKDAY = 'Choose days of the week.';

export const ratePackage = z.string(A_PACKAGE).check(z.regex(/^[A-Z0-9]{1,8}$/, A_PACKAGE));
const amount = z.number(A_PRICE).check(z.minimum(0, A_PRICE), z.maximum(RATE_PRICE_MAX, A_PRICE));
const nights = z.int(A_STAY).check(z.minimum(1, A_STAY), z.maximum(STAY_NIGHTS_MAX, A_STAY));
const upTo = <T extends z.core.SomeType>(item: T, max: number) =>
  z.array(item, A_LIST).check(z.maxLength(max, `Send up to ${max}.`));
export const some = <T extends z.core.SomeType>(item: T, max: number) =>
  z
    .array(item, A_LIST)
    .check(z.minLength(1, 'Send at least one.'), z.maxLength(max, `Send up to ${max}.`));

/** A change of the cells of a scope. */
export const change = strict({
  /** The cells of these categories and of these assets, for these packages; without packages, for the default one. */
  scope: strict({
    categories: z.optional(upTo(idOf('a category'), 1_000)),
    assets: z.optional(upTo(idOf('an asset'), 1_000)),
    ratePackages: z.optional(some(ratePackage, 12)),
  }),
  /** Without ranges, the change is about the rules for the weekdays. */
  ranges: z.optional(
    some(strict({ startDate: plannedDate, endDate: plannedDate }), RATE_RANGES_MAX),
  ),
  /** 0 is Sunday. Default all. */
  weekdays: z.optional(
    some(z.int(A_WEEKDAY).check(z.minimum(0, A_WEEKDAY), z.maximum(6, A_WEEKDAY)), 7),
  ),
  set: z.optional(
    strict({
      /** `add` and `percent` start from the current price; both may be negative. */
      price: z.optional(
        strict({
          mode: z.enum(PRICE_CHANGES, 'Choose how the price changes.'),
          value: z
            .number(A_CHANGE)
            .check(z.minimum(-RATE_PRICE_MAX, A_CHANGE), z.maximum(RATE_PRICE_MAX, A_CHANGE)),
          /** Rounds the price to a multiple of it. */
          roundTo: z.optional(amount),
        }).check(
          z.refine(
            ({ mode, value }) =>
              mode !== 'percent' ||
              (value >= PERCENT_CHANGE.min && value <= PERCENT_CHANGE.max && hasDigits(value, 2)),
            { path: ['value'], error: A_PERCENTAGE },
          ),
        ),
      ),
      extraAdult: z.optional(amount),
      extraChild: z.optional(amount),
      minStay: z.optional(nights),
      maxStay: z.optional(nights),
      closedToArrival: z.optional(z.boolean(A_FLAG)),
      closedToDeparture: z.optional(z.boolean(A_FLAG)),
      stopSell: z.optional(z.boolean(A_FLAG)),
    }),
  ),
  /** Values that inherit again. */
  clear: z.optional(some(z.enum(RATE_VALUES, 'Unknown value.'), RATE_VALUES.length)),
});
