import type { Institution } from '@booking/api-client';

type Plan = NonNullable<Institution['currentSubscription']>['plan'];

/** The names of the plans, by their keys in the API. */
export const planLabels: Readonly<Record<Plan, string>> = {
  basic: 'Basic',
  standard: 'Standard',
  professional: 'Professional',
  enterprise: 'Enterprise',
};
