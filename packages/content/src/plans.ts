/** The four hospitality plans (`SITE-07`, `SITE-08`): what the landing page sells and the server seeds. */
import type { TemplateKey } from './templates.ts';

export type PlanId = 'basic' | 'standard' | 'professional' | 'enterprise';

export interface PlanFeature {
  /** The entitlement that the plan grants. */
  key: string;
  label: string;
  /** Rests on someone else's service, so it is connected with the customer, not switched on. */
  needsSetUp?: true;
}

export interface PlanLimits {
  categories: number | null;
  assets: number | null;
  users: number | null;
  channels: number | null;
  messagesPerMonth: number | null;
}

export interface Plan {
  id: PlanId;
  header: string;
  level: string;
  idealFor: string;
  /** Line about what the plan adds to the one before it. */
  subheader: string;
  /** Whole rupees a month with GST, or null: the price is agreed. */
  monthlyPrice: number | null;
  /** The plan that this one contains. */
  includes: PlanId | null;
  isFeatured: boolean;
  /** How much of each an institute may have; null is no limit. */
  limits: PlanLimits;
  /** Features that it adds, without those that it inherits. */
  features: readonly PlanFeature[];
}

/** The template that these plans belong to. */
export const PLANS_TEMPLATE: TemplateKey = 'hospitality';

/** Text after a feature that rests on someone else's service. */
export const WITH_SET_UP = 'with setup';

/** Explanation of that text, below the plans. */
export const SET_UP_NOTE =
  'With setup: the feature runs on another company’s service, so we connect it with you. Any cost of that is agreed before we start.';

/** The tax of the starter plans, a percentage, and whether their prices have it in them. */
export const STARTER_TAX = { taxRate: 18, taxInclusive: true } as const;

/** Shown in the place of a price where there is none. */
export const CONTACT_US = 'Contact Us';

/** The word on the plan that stands out. */
export const FEATURED = 'Featured';

/** `SITE-09` */
export const PRICING_NOTE =
  'Prices include GST and are starting prices. The actual price depends on your requirements.';

/** The same note where not every price includes GST: cards say what is added. */
export const PRICING_NOTE_MIXED =
  'Prices are starting prices. The actual price depends on your requirements.';

const basic: Plan = {
  id: 'basic',
  header: 'Basic Plan',
  level: 'Entry-Level',
  idealFor: 'One small property',
  subheader: '16 features to run one desk:',
  monthlyPrice: 999,
  includes: null,
  isFeatured: false,
  limits: { categories: 1, assets: 10, users: 2, channels: 0, messagesPerMonth: 0 },
  features: [
    { key: 'singleCategory', label: 'One room category' },
    { key: 'availabilitySearch', label: 'Availability search for any date' },
    { key: 'assetUnits', label: 'Your own room numbers' },
    { key: 'bookingEntry', label: 'New booking in one form' },
    { key: 'bookingEdit', label: 'Edit, extend or shorten a stay' },
    { key: 'bookingCancel', label: 'Cancel with a reason' },
    { key: 'checkInOut', label: 'Check-in and check-out' },
    { key: 'dayView', label: 'Day list of arrivals and departures' },
    { key: 'dateBlocking', label: 'Block dates for repairs' },
    { key: 'guestDetails', label: 'Guest name and contact on each booking' },
    { key: 'bookingSearch', label: 'Find a booking by name, phone or code' },
    { key: 'baseRates', label: 'Base rate per category' },
    { key: 'paymentMark', label: 'Payment status' },
    { key: 'bookingPrint', label: 'Print or email a confirmation' },
    { key: 'twoUsers', label: 'Two users' },
    { key: 'dailySummary', label: 'Daily summary by email' },
  ],
};

const standard: Plan = {
  id: 'standard',
  header: 'Standard Plan',
  level: 'For Growing Businesses',
  idealFor: 'Several room categories and a busy front desk',
  subheader: 'Everything in Basic, plus a calendar, rate packages, receipts and reports:',
  monthlyPrice: 1999,
  includes: 'basic',
  isFeatured: true,
  limits: { categories: 10, assets: 40, users: 10, channels: 0, messagesPerMonth: 0 },
  features: [
    { key: 'calendarDashboard', label: 'Calendar view dashboard' },
    { key: 'multiCategory', label: 'Multi-category creation' },
    { key: 'ratePackages', label: 'Rate packages' },
    { key: 'receipts', label: 'Receipts' },
    { key: 'policies', label: 'Policies' },
    { key: 'customers', label: 'Customers' },
    { key: 'misReports', label: 'MIS reports' },
    { key: 'advancePayment', label: 'Advance payment' },
    { key: 'whatsappShare', label: 'WhatsApp share' },
    { key: 'roles', label: 'Roles and permissions' },
    { key: 'bookingSources', label: 'Booking sources' },
    { key: 'csvExport', label: 'CSV export' },
  ],
};

const professional: Plan = {
  id: 'professional',
  header: 'Professional Plan',
  level: 'For Larger Operations',
  idealFor: 'Properties that run billing and accounts on site',
  subheader: 'Everything in Standard, plus billing, deposits, assets and guest records:',
  monthlyPrice: 3999,
  includes: 'standard',
  isFeatured: false,
  limits: { categories: 30, assets: 150, users: 30, channels: 0, messagesPerMonth: 1_000 },
  features: [
    { key: 'billing', label: 'Billing' },
    { key: 'incomeExpenditure', label: 'Income and expenditure' },
    { key: 'quotation', label: 'Quotation' },
    { key: 'retrieveCancelled', label: 'Retrieve cancelled booking' },
    { key: 'securityDeposit', label: 'Security deposit' },
    { key: 'assetManagement', label: 'Asset management' },
    { key: 'customerIdStorage', label: 'Customer ID storage' },
    { key: 'whatsappIntegration', label: 'WhatsApp integration', needsSetUp: true },
    { key: 'googleReviewLink', label: 'Google review link' },
  ],
};

const enterprise: Plan = {
  id: 'enterprise',
  header: 'Enterprise Plan',
  level: 'For Corporations & Enterprises',
  idealFor: 'Groups and chains that sell online',
  subheader: 'Everything in Professional, plus online sales, a restaurant POS and more languages:',
  monthlyPrice: null,
  includes: 'professional',
  isFeatured: false,
  limits: { categories: null, assets: null, users: null, channels: null, messagesPerMonth: null },
  features: [
    { key: 'bookingEngine', label: 'Booking engine' },
    { key: 'paymentGateway', label: 'Payment gateway', needsSetUp: true },
    { key: 'restaurantPos', label: 'Restaurant POS' },
    { key: 'channelManager', label: 'Channel manager', needsSetUp: true },
    { key: 'driveIntegration', label: 'Drive integration', needsSetUp: true },
    { key: 'mobileApp', label: 'Mobile app' },
    { key: 'pricingSuggestions', label: 'Pricing suggestions' },
    { key: 'multiLanguage', label: 'Multi-language support' },
  ],
};

/** In the order of their price. */
export const plans: readonly Plan[] = [basic, standard, professional, enterprise];

/** How long a new plan is tried, in days. */
export const TRIAL_DAYS = 14;

/** The plans as a template begins with them: what the API keeps of each, besides the features that it opens. */
export const starterPlans = plans.map(
  ({ id: key, features, monthlyPrice: price, ...plan }, order) => ({
    key,
    header: plan.header,
    level: plan.level,
    idealFor: plan.idealFor,
    subheader: plan.subheader,
    priceType: price === null ? ('ContactUs' as const) : ('StartingFrom' as const),
    price,
    isFeatured: plan.isFeatured,
    features: features.map(({ key: feature, label, needsSetUp }) => ({
      key: feature,
      label,
      note: needsSetUp ? WITH_SET_UP : null,
    })),
    limits: plan.limits,
    trialDays: TRIAL_DAYS,
    order,
  }),
);
