/** Facts about subscriptions. */

export const SUBSCRIPTION_STATUSES = [
  'Scheduled',
  'Pending',
  'Trialing',
  'Active',
  'PastDue',
  'Paused',
  'Cancelled',
  'Expired',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** In filters of institutes: no current subscription, whether there was one before or not. */
export const NO_SUBSCRIPTION = 'None';

/** The statuses of a current subscription; one institution has at most one of them (`ENT-05`). */
export const CURRENT_STATUSES = [
  'Pending',
  'Trialing',
  'Active',
  'PastDue',
  'Paused',
] as const satisfies readonly SubscriptionStatus[];

/** Why a subscription ended: another one with other terms replaced it, or went on after a pause; or it came to its end. */
export const ENDINGS = ['Replaced', 'Continued', 'Cancelled', 'Expired'] as const;
export type Ending = (typeof ENDINGS)[number];

export const PLAN_KEYS = ['basic', 'standard', 'professional', 'enterprise'] as const;

export const PAYMENT_METHODS = ['UPI', 'BankTransfer', 'Card', 'Cash', 'Cheque', 'Other'] as const;

export const CANCEL_REASONS = [
  'tooExpensive',
  'closedBusiness',
  'missingFeature',
  'competitor',
  'support',
  'other',
] as const;

/** Actions on a subscription: the `action` of an update. */
export const SUBSCRIPTION_ACTIONS = [
  'recordPayment',
  'reversePayment',
  'refundPayment',
  'chargeOnce',
  'adjustCharge',
  'writeOff',
  'changePlan',
  'keepPlan',
  'extendTrial',
  'endTrial',
  'setTerms',
  'pause',
  'resume',
  'cancel',
  'keep',
] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

const inUse = ['Trialing', 'Active', 'PastDue'] as const;

const begun = [...CURRENT_STATUSES, 'Cancelled', 'Expired'] as const;

/** The statuses in which each action is possible. Payments arrive late: also for one that has ended. */
export const ACTION_STATUSES: Readonly<Record<SubscriptionAction, readonly SubscriptionStatus[]>> =
  {
    recordPayment: begun,
    reversePayment: begun,
    refundPayment: begun,
    chargeOnce: begun,
    adjustCharge: begun,
    // A first period that no one pays expires, and its charge is taken back.
    writeOff: ['PastDue', 'Paused', 'Cancelled', 'Expired'],
    changePlan: inUse,
    keepPlan: ['Scheduled', ...CURRENT_STATUSES],
    extendTrial: ['Trialing'],
    endTrial: ['Trialing'],
    setTerms: ['Scheduled', 'Pending', 'Trialing', 'Active', 'PastDue', 'Paused'],
    pause: ['Active'],
    resume: ['Paused'],
    cancel: ['Scheduled', 'Pending', 'Trialing', 'Active', 'PastDue', 'Paused'],
    keep: inUse,
  };

/** Kinds of planned changes: to the plan as it is now, which `pricing.update` has moved it to, or to another plan. */
export const PLANNED_CHANGES = ['SamePlan', 'OtherPlan'] as const;
export type PlannedChange = (typeof PLANNED_CHANGES)[number];

/** The highest price of a billing cycle, and the highest payment, in major units. */
export const SUBSCRIPTION_AMOUNT_MAX = 10_000_000;

/** How far back a subscription may begin, and how long its trial may last, in days. */
export const START_DAYS_BACK_MAX = 31;
export const TRIAL_DAYS_MAX = 90;

/** How long a pause with a last day may be, in days. */
export const PAUSE_DAYS_MAX = 366;

/** How long an unpaid subscription runs on, in days: by default, and at most. */
export const GRACE_DAYS_DEFAULT = 7;
export const GRACE_DAYS_MAX = 60;

/** How many days there are to pay what is charged before it is late: by default, and at most. */
export const PAYMENT_DAYS_DEFAULT = 7;
export const PAYMENT_DAYS_MAX = 60;
