/** Facts about the settings of an institute, without the schemas: for choices on a page. */

/** The parts of the settings. Each is saved by itself. */
export const SETTING_SECTIONS = [
  'stayTimes',
  'region',
  'rates',
  'taxes',
  'numbering',
  'calendar',
  'notifications',
  'links',
] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** How much a percentage can take off a price, or add to it. */
export const PERCENT_CHANGE = { min: -100, max: 1_000 } as const;

/** Multiples that prices are rounded to; 0 is no rounding. */
export const ROUNDINGS = [0, 1, 5, 10, 50, 100] as const;

/** How a rate package changes the price of a night: by an amount, or by a percentage. */
export const PACKAGE_MODES = ['amount', 'percent'] as const;
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export const RATE_PACKAGES_MAX = 12;

export const TIME_FORMATS = ['12h', '24h'] as const;
export const NUMBER_RESETS = ['financialYear', 'calendarYear', 'never'] as const;

/** The farthest day that can be booked, in days from today. */
export const BOOKING_HORIZON_MAX = 730;
/** The highest amount in settings and policies, in major units. */
export const SETTING_AMOUNT_MAX = 10_000_000;

export const TAX_SUBJECTS = ['room', 'food', 'service'] as const;
export const TAX_MODES = ['percent', 'fixed'] as const;
export const TAX_BASES = ['perNight', 'perStay', 'perPerson'] as const;
export const TAX_RULES_MAX = 40;

export const RECIPIENTS_MAX = 10;

/** When a tax applies. */
export interface TaxScope {
  readonly appliesTo: (typeof TAX_SUBJECTS)[number];
  readonly minTariff: number | null;
  readonly maxTariff: number | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/**
 * Returns the first two rules that tax the same thing, for the same tariff, on the same day; undefined if each day has one
 * rule. A rule is for tariffs above `minTariff`, up to and with `maxTariff`, and for its days inclusive.
 */
export function overlappingTaxes(
  rules: readonly TaxScope[],
): readonly [earlier: number, later: number] | undefined {
  for (const [later, rule] of rules.entries()) {
    const earlier = rules.slice(0, later).findIndex((earlierRule) => overlaps(earlierRule, rule));
    if (earlier >= 0) return [earlier, later];
  }
  return undefined;
}

function overlaps(a: TaxScope, b: TaxScope): boolean {
  return (
    a.appliesTo === b.appliesTo &&
    (a.minTariff ?? -1) < (b.maxTariff ?? Number.POSITIVE_INFINITY) &&
    (b.minTariff ?? -1) < (a.maxTariff ?? Number.POSITIVE_INFINITY) &&
    a.effectiveFrom <= (b.effectiveTo ?? LAST_DAY) &&
    b.effectiveFrom <= (a.effectiveTo ?? LAST_DAY)
  );
}

const LAST_DAY = '9999-12-31';
