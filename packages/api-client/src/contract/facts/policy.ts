/** Facts about the policies of institutes, without the schemas: for choices on a page. */

/** How a guest is charged: a percentage of the booking, nights of it, or an amount. */
export const CHARGE_MODES = ['percent', 'nights', 'fixed'] as const;
export type ChargeMode = (typeof CHARGE_MODES)[number];

export const CANCELLATION_TIERS_MAX = 6;
/** The earliest tier, in hours before check-in: a year. */
export const TIER_HOURS_MAX = 8_760;
export const CHARGE_NIGHTS_MAX = 30;
export const REFUND_DAYS_MAX = 90;

export const ID_PROOFS = ['aadhaar', 'passport', 'drivingLicence', 'voterId', 'other'] as const;
export type IdProof = (typeof ID_PROOFS)[number];

/** Rules that guests ask about most. */
export const GUEST_RULES = [
  'couples',
  'visitors',
  'pets',
  'smoking',
  'parties',
  'quietHours',
] as const;
export type GuestRule = (typeof GUEST_RULES)[number];

export const GUEST_ANSWERS = ['allow', 'deny', 'ask'] as const;
export type GuestAnswer = (typeof GUEST_ANSWERS)[number];

/** Whether each tier is nearer to check-in than the one before it. */
export function isDescending(tiers: readonly { readonly hoursBefore: number }[]): boolean {
  return tiers.every(
    ({ hoursBefore }, at) => hoursBefore < (tiers[at - 1]?.hoursBefore ?? Number.POSITIVE_INFINITY),
  );
}
