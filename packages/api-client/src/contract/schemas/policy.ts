import * as z from 'zod/mini';
import { hasDigits } from '../facts/money.ts';
import {
  CANCELLATION_TIERS_MAX,
  CHARGE_MODES,
  CHARGE_NIGHTS_MAX,
  type ChargeMode,
  GUEST_ANSWERS,
  ID_PROOFS,
  isDescending,
  REFUND_DAYS_MAX,
  TIER_HOURS_MAX,
} from '../facts/policy.ts';
import { SETTING_AMOUNT_MAX } from '../facts/setting.ts';
import { wholeNumberWithin } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG, A_LIST, distinct } from '../rules.ts';
import { audit, clockTime, id, idOf, instant, lines, strict, text, version } from '../values.ts';

const A_CHARGE =
  'Enter a percentage up to 100, whole nights up to 30, or an amount up to 1,00,00,000.';
const HOURS = `Enter whole hours from 1 to ${TIER_HOURS_MAX}.`;
const DUE_HOURS = `Enter whole hours from 0 to ${TIER_HOURS_MAX}.`;
const DAYS = `Enter whole days from 0 to ${REFUND_DAYS_MAX}.`;

const flag = z.boolean(A_FLAG);
const chargeMode = z.enum(CHARGE_MODES, 'Choose how guests are charged.');
const chargeValue = z
  .number(A_CHARGE)
  .check(z.minimum(0, A_CHARGE), z.maximum(SETTING_AMOUNT_MAX, A_CHARGE));

const HIGHEST: Readonly<Record<ChargeMode, number>> = {
  percent: 100,
  nights: CHARGE_NIGHTS_MAX,
  fixed: SETTING_AMOUNT_MAX,
};

function isCharge(mode: ChargeMode, value: number): boolean {
  // An amount has as many digits as its currency, which the server knows.
  const digits = { nights: 0, percent: 2, fixed: 3 }[mode];
  return value <= HIGHEST[mode] && hasDigits(value, digits);
}

const charged = z.refine<{ readonly chargeMode: ChargeMode; readonly chargeValue: number }>(
  (charge) => isCharge(charge.chargeMode, charge.chargeValue),
  { path: ['chargeValue'], error: A_CHARGE },
);

const tier = strict({
  /** Applies to guests who cancel at least this long before check-in, and later than the tier before. */
  hoursBefore: z.int(HOURS).check(z.minimum(1, HOURS), z.maximum(TIER_HOURS_MAX, HOURS)),
  chargeMode,
  chargeValue,
}).check(charged);

const guestRule = strict({
  answer: z.enum(GUEST_ANSWERS, 'Choose an answer.'),
  note: text('The note', 0, 120),
});

const content = {
  /** Strictly descending by hours; later ones are charged as `noShow`. */
  tiers: z
    .array(tier, A_LIST)
    .check(
      z.maxLength(CANCELLATION_TIERS_MAX, `Use ${CANCELLATION_TIERS_MAX} tiers or fewer.`),
      z.refine(isDescending, 'Each tier must be nearer to check-in than the one before.'),
    ),
  /** A guest who doesn’t come, or cancels later than the last tier. */
  noShow: strict({ chargeMode, chargeValue }).check(charged),
  /** From when on the day of arrival a guest counts as a no-show. */
  noShowTime: clockTime,
  /** `dueHours` before check-in; 0 is on arrival. */
  deposit: strict({
    isRequired: flag,
    mode: chargeMode,
    value: chargeValue,
    dueHours: z.int(DUE_HOURS).check(z.minimum(0, DUE_HOURS), z.maximum(TIER_HOURS_MAX, DUE_HOURS)),
  }).check(
    z.refine(({ mode, value }) => isCharge(mode, value), { path: ['value'], error: A_CHARGE }),
    z.refine(({ isRequired, value }) => !isRequired || value > 0, {
      path: ['value'],
      error: 'Enter a deposit above 0, or require none.',
    }),
  ),
  refundDays: z.int(DAYS).check(z.minimum(0, DAYS), z.maximum(REFUND_DAYS_MAX, DAYS)),
  idProof: strict({
    isRequired: flag,
    types: z
      .array(z.enum(ID_PROOFS, 'Choose documents.'), A_LIST)
      .check(z.refine(distinct, 'Choose each document once.')),
  }).check(
    z.refine(({ isRequired, types }) => !isRequired || types.length > 0, {
      path: ['types'],
      error: 'Choose at least one document, or require none.',
    }),
  ),
  guestRules: strict({
    couples: guestRule,
    visitors: guestRule,
    pets: guestRule,
    smoking: guestRule,
    parties: guestRule,
    quietHours: guestRule,
  }),
  childPolicy: lines('The child policy', 0, 1_000),
  extraBedPolicy: lines('The extra bed policy', 0, 1_000),
  houseRules: lines('These rules', 0, 5_000),
  /** Plain text: nothing in it is markup. */
  termsText: lines('The terms', 0, 20_000),
};

/** Content of a policy, as its form has it. */
export const policyContent = strict(content);
export interface PolicyContent extends z.infer<typeof policyContent> {}

/** The policy of an institute. Each change makes a version: a booking keeps the one that it was made under. */
export const policy = z.object({
  _id: id,
  institution: id,
  ...content,
  /** Rises by one with each change, from 1. */
  versionNo: z.int(),
  /** Since when this version holds. */
  effectiveFrom: instant,
  /** The last 250 versions, the newest first. `by` is null for staff of the platform, as institutes see them. */
  versions: z.array(
    z.object({ versionNo: z.int(), effectiveFrom: instant, by: z.nullable(z.string()) }),
  ),
  ...audit,
});
export interface Policy extends z.infer<typeof policy> {}

const institution = idOf('an institute');

export const policyCreate = strict({ institution, ...content });
export interface PolicyCreate extends z.input<typeof policyCreate> {}

export const policyUpdate = z.partial(strict({ ...content, __v: version }));
export interface PolicyUpdate extends z.input<typeof policyUpdate> {}

export const policySave = strict({ institution, ...content, __v: version });
export interface PolicySave extends z.input<typeof policySave> {}

const policyQuery = strict({
  institution,
  /** An earlier version. Default: the current one. */
  versionNo: z.optional(wholeNumberWithin(1, 1_000_000)),
});
export interface PolicyQuery extends z.input<typeof policyQuery> {}

export const policySchemas = {
  get: {
    query: taking<PolicyQuery>()(policyQuery),
    response: named<Policy>(policy),
  },
  create: { body: taking<PolicyCreate>()(policyCreate), response: named<Policy>(policy) },
  update: { body: taking<PolicyUpdate>()(policyUpdate), response: named<Policy>(policy) },
  save: { body: taking<PolicySave>()(policySave), response: named<Policy>(policy) },
};

export { policyRoutes } from '../resources/policy.ts';
