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

export const PLAN_KEYS = ['basic', 'standard', 'professional', 'enterprise'] as const;
