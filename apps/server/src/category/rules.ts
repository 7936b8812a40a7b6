import { and, eq } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { generic } from '../schema/generic.ts';
import type { CategoryRow } from './category.ts';
import { type Institute, minorAmount } from './institute.ts';

type Occupancy = Pick<CategoryRow, 'baseOccupancy' | 'maxAdults' | 'maxOccupancy'>;

/** Rooms for two with a third bed, unless a request says otherwise. */
export const OCCUPANCY_DEFAULTS = {
  baseOccupancy: 2,
  maxAdults: 3,
  maxChildren: 2,
  maxOccupancy: 4,
} as const;

/** Refuses numbers of guests that contradict one another, unless they are stored so. */
export function checkOccupancy(
  { baseOccupancy, maxAdults, maxOccupancy }: Occupancy,
  stored?: Occupancy,
): void {
  const isStored =
    baseOccupancy === stored?.baseOccupancy &&
    maxAdults === stored.maxAdults &&
    maxOccupancy === stored.maxOccupancy;
  if (isStored) return;
  if (maxOccupancy < baseOccupancy) {
    throw fieldError(
      'BUSINESS_RULE',
      'maxOccupancy',
      'This can’t be less than the base occupancy.',
    );
  }
  if (maxOccupancy < maxAdults) {
    throw fieldError('BUSINESS_RULE', 'maxOccupancy', 'This can’t be less than the most adults.');
  }
}

/** Refuses a generic that the institute's template does not have. */
export async function requireGeneric({ db }: ReadContext, id: string, { templateId }: Institute) {
  const own = and(
    eq(generic.id, id),
    eq(generic.templateId, templateId),
    eq(generic.isActive, true),
  );
  if ((await db.$count(generic, own)) > 0) return;
  throw fieldError('VALIDATION', 'generic', 'This unit type isn’t available here.', 'not_found');
}

interface Written {
  readonly genericFlags?:
    | Partial<Pick<CategoryRow, 'isGeneric' | 'autoAssign' | 'showOnCalendar' | 'bookableOnline'>>
    | undefined;
  readonly extraBeds?:
    | {
        readonly count?: number | undefined;
        readonly adultCharge?: number | undefined;
        readonly childCharge?: number | undefined;
      }
    | undefined;
  readonly basePrice?: number | undefined;
  readonly generic?: string | undefined;
  readonly color?: string | null | undefined;
}

/** The columns of what a request nests or writes in major units. Fields that it leaves out are undefined. */
export function columnsOf(
  { genericFlags, extraBeds = {}, basePrice, generic: genericId, color: colorId }: Written,
  institute: Institute,
) {
  const minor = (amount: number | undefined, path: string) =>
    amount === undefined ? undefined : minorAmount(amount, institute, path);
  return {
    ...genericFlags,
    extraBeds: extraBeds.count,
    extraAdultMinor: minor(extraBeds.adultCharge, 'extraBeds.adultCharge'),
    extraChildMinor: minor(extraBeds.childCharge, 'extraBeds.childCharge'),
    basePriceMinor: minor(basePrice, 'basePrice'),
    genericId,
    colorId,
  };
}
