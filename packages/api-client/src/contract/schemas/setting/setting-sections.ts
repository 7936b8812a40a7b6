import * as z from 'zod/mini';
import { email } from '../../contact-values.ts';
import { STATUS_COLOR_KEYS } from '../../facts/color.ts';
import { hasDigits } from '../../facts/money.ts';
import {
  BOOKING_HORIZON_MAX,
  MEALS,
  NUMBER_RESETS,
  PACKAGE_MODES,
  PERCENT_CHANGE,
  RATE_PACKAGES_MAX,
  RECIPIENTS_MAX,
  ROUNDINGS,
  SETTING_AMOUNT_MAX,
  TAX_BASES,
  TAX_MODES,
  TAX_RULES_MAX,
  TAX_SUBJECTS,
  TIME_FORMATS,
} from '../../facts/setting.ts';
import { hex } from '../../hex.ts';
import { A_FLAG, A_LIST, distinct } from '../../rules.ts';
import {
  clockTime,
  currency,
  homeType,
  locale,
  nameText,
  plannedDate,
  strict,
  text,
  timeZone,
  webAddress,
} from '../../values.ts';

const AN_AMOUNT = 'Enter an amount from 0 to 1,00,00,000, with up to three decimals.';
const A_PERCENTAGE = 'Enter a percentage from −100 to 1,000, with up to two decimals.';
const A_TAX = 'Enter a percentage from 0 to 100, with up to two decimals.';
const A_CHANGE = 'Enter a number from −1,00,00,000 to 1,00,00,000.';
const A_RATE = 'Enter a rate from 0 to 1,00,000.';
const A_HORIZON = `Enter a whole number from 1 to ${BOOKING_HORIZON_MAX}.`;
const A_WEEKDAY = 'Choose days of the week.';
const AN_AGE = 'Enter an age from 0 to 17.';
const A_NUMBER = 'Enter a whole number from 1 to 9,99,99,999.';
const A_KEY = 'Use 1 to 8 capital letters and digits.';

const flag = z.boolean(A_FLAG);
const isPercentChange = (value: number) =>
  value >= PERCENT_CHANGE.min && value <= PERCENT_CHANGE.max && hasDigits(value, 2);

/** An amount in major units. */
const amount = z
  .number(AN_AMOUNT)
  .check(
    z.minimum(0, AN_AMOUNT),
    z.maximum(SETTING_AMOUNT_MAX, AN_AMOUNT),
    z.multipleOf(0.001, AN_AMOUNT),
  );
const age = z.int(AN_AGE).check(z.minimum(0, AN_AGE), z.maximum(17, AN_AGE));

export const stayTimes = {
  checkInTime: clockTime,
  checkOutTime: clockTime,
  earlyCheckIn: strict({ isAllowed: flag, fromTime: clockTime, charge: amount }),
  lateCheckOut: strict({ isAllowed: flag, untilTime: clockTime, charge: amount }),
};

/** Time zone, currency and locale are those of the institute itself. */
export const region = {
  timezone: timeZone,
  currency,
  locale,
  timeFormat: z.enum(TIME_FORMATS, 'Choose a time format.'),
};

const ratePackage = strict({
  /** The key that rates refer to. */
  key: z.string(A_KEY).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{1,8}$/, A_KEY)),
  name: nameText('The name', 1, 40),
  mode: z.enum(PACKAGE_MODES, 'Choose how the price changes.'),
  /** Added to the price of a night: an amount, or a percentage of it. */
  value: z
    .number(A_CHANGE)
    .check(z.minimum(-SETTING_AMOUNT_MAX, A_CHANGE), z.maximum(SETTING_AMOUNT_MAX, A_CHANGE)),
  meals: z
    .array(z.enum(MEALS, 'Choose meals.'), A_LIST)
    .check(z.refine(distinct, 'Choose each meal once.')),
  isDefault: flag,
}).check(
  z.refine(({ mode, value }) => mode === 'amount' || isPercentChange(value), {
    path: ['value'],
    error: A_PERCENTAGE,
  }),
);

export const rates = {
  minRate: z.nullable(amount),
  maxRate: z.nullable(amount),
  rounding: z.literal(ROUNDINGS, 'Choose a rounding.'),
  bookingHorizonDays: z
    .int(A_HORIZON)
    .check(z.minimum(1, A_HORIZON), z.maximum(BOOKING_HORIZON_MAX, A_HORIZON)),
  /** 0 is Sunday. */
  weekendDays: z
    .array(z.int(A_WEEKDAY).check(z.minimum(0, A_WEEKDAY), z.maximum(6, A_WEEKDAY)), A_LIST)
    .check(z.refine(distinct, 'Choose each day once.')),
  /** Guests up to `infantMax` are infants, up to `childMax` children. */
  childAges: strict({ infantMax: age, childMax: age }),
  /** In their order. Exactly one is the default. */
  ratePackages: z
    .array(ratePackage, A_LIST)
    .check(
      z.minLength(1, 'Keep at least one package.'),
      z.maxLength(RATE_PACKAGES_MAX, `Use ${RATE_PACKAGES_MAX} packages or fewer.`),
    ),
};

const taxRule = strict({
  name: nameText('The name', 1, 40),
  appliesTo: z.enum(TAX_SUBJECTS, 'Choose what is taxed.'),
  mode: z.enum(TAX_MODES, 'Choose a percentage or an amount.'),
  rate: z.number(A_RATE).check(z.minimum(0, A_RATE), z.maximum(100_000, A_RATE)),
  basis: z.enum(TAX_BASES, 'Choose a basis.'),
  /** Whether prices already contain it. */
  isInclusive: flag,
  /** For tariffs above this; null from 0. */
  minTariff: z.nullable(amount),
  /** For tariffs up to and with this; null without end. */
  maxTariff: z.nullable(amount),
  effectiveFrom: plannedDate,
  /** The last day; null until further notice. */
  effectiveTo: z.nullable(plannedDate),
}).check(
  z.refine(({ mode, rate }) => mode === 'fixed' || (rate <= 100 && hasDigits(rate, 2)), {
    path: ['rate'],
    error: A_TAX,
  }),
);

export const taxes = {
  /** At most one for a subject, a tariff and a day. */
  rules: z
    .array(taxRule, A_LIST)
    .check(z.maxLength(TAX_RULES_MAX, `Use ${TAX_RULES_MAX} rules or fewer.`)),
};

export const numbering = {
  bookingPrefix: text('The prefix', 0, 12),
  receiptPrefix: text('The prefix', 0, 12),
  invoicePrefix: text('The prefix', 0, 12),
  nextNumber: z.int(A_NUMBER).check(z.minimum(1, A_NUMBER), z.maximum(99_999_999, A_NUMBER)),
  resetEvery: z.enum(NUMBER_RESETS, 'Choose when to start again.'),
};

export const calendar = {
  /** The home page that new users of the institute start with. */
  homeType,
  /** The statuses that the institute draws in its own colours; the others are the platform’s (`GET /color`). */
  statusColors: z
    .array(
      strict({ key: z.enum(STATUS_COLOR_KEYS, 'Choose a status.'), fill: hex, border: hex }),
      A_LIST,
    )
    .check(
      z.maxLength(STATUS_COLOR_KEYS.length, 'Choose each status once.'),
      z.refine((all) => distinct(all.map(({ key }) => key)), 'Choose each status once.'),
    ),
};

export const notifications = {
  fromName: z.nullable(nameText('The name', 1, 60)),
  replyTo: z.nullable(email),
  recipients: z
    .array(email, A_LIST)
    .check(
      z.maxLength(RECIPIENTS_MAX, `Use ${RECIPIENTS_MAX} addresses or fewer.`),
      z.refine(distinct, 'Enter each address once.'),
    ),
  /** Null for no summary. */
  dailySummaryTime: z.nullable(clockTime),
};

export const links = {
  googleReviewUrl: z.nullable(webAddress),
  facebookUrl: z.nullable(webAddress),
  instagramUrl: z.nullable(webAddress),
};
