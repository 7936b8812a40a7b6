import type { PLAN_KEYS } from './subscription.ts';

/** Facts about the plans on sale. */

export const PRICE_TYPES = ['Fixed', 'StartingFrom', 'ContactUs'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** Prices of subscriptions that are moved to a plan as it is now: the agreed price, or the price of the plan. */
export const PLAN_MOVES = ['agreedPrice', 'planPrice'] as const;
export type PlanMove = (typeof PLAN_MOVES)[number];

/** The currencies of prices. Each has hundredths, in which amounts are kept. */
export const PLAN_CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD'] as const;

/** Quantities that a plan limits. */
export const PLAN_LIMITS = [
  'categories',
  'assets',
  'users',
  'channels',
  'messagesPerMonth',
] as const;
export type PlanLimit = (typeof PLAN_LIMITS)[number];

/** The highest limit that a plan can have; null is no limit. */
export const PLAN_LIMIT_MAX = 1_000_000;
export const PLAN_FEATURES_MAX = 40;
export const YEARLY_DISCOUNT_MAX = 50;
/**
 * The tax of a new plan in the form, in percent. Subscriptions that were sold before they stored the tax of their plan
 * included this one, and are read in the same way.
 */
export const TAX_RATE_DEFAULT = 18;
/** The highest price of a billing cycle, in major units. */
export const PLAN_PRICE_MAX = 10_000_000;

/** The features that a plan can include, by the starter plan that adds them. */
export const ENTITLEMENTS = {
  basic: [
    'singleCategory',
    'assetUnits',
    'bookingEntry',
    'bookingEdit',
    'bookingCancel',
    'checkInOut',
    'dayView',
    'availabilitySearch',
    'dateBlocking',
    'guestDetails',
    'bookingSearch',
    'baseRates',
    'paymentMark',
    'bookingPrint',
    'twoUsers',
    'dailySummary',
  ],
  standard: [
    'calendarDashboard',
    'multiCategory',
    'ratePackages',
    'receipts',
    'policies',
    'customers',
    'misReports',
    'advancePayment',
    'whatsappShare',
    'roles',
    'bookingSources',
    'csvExport',
  ],
  professional: [
    'billing',
    'incomeExpenditure',
    'quotation',
    'retrieveCancelled',
    'securityDeposit',
    'assetManagement',
    'customerIdStorage',
    'whatsappIntegration',
    'googleReviewLink',
  ],
  enterprise: [
    'bookingEngine',
    'paymentGateway',
    'restaurantPos',
    'channelManager',
    'driveIntegration',
    'mobileApp',
    'pricingSuggestions',
    'multiLanguage',
  ],
} as const satisfies Readonly<Record<PlanLevel, readonly string[]>>;

/** A starter plan, by its key. */
export type PlanLevel = (typeof PLAN_KEYS)[number];

/** A feature that only some plans include. */
export type Entitlement = (typeof ENTITLEMENTS)[PlanLevel][number];

export const ENTITLEMENT_KEYS = [
  ...ENTITLEMENTS.basic,
  ...ENTITLEMENTS.standard,
  ...ENTITLEMENTS.professional,
  ...ENTITLEMENTS.enterprise,
] as const;
