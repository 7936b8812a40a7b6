import { type PlannedChange, SUBSCRIPTION_STATUSES } from '@booking/api-client/facts';
import { addDays } from '../../dates/civil-date.ts';
import type { CivilDate } from '../../dates/shown-date.ts';
import type { EntityRow } from '../../entity/api-types.ts';
import type { FilterContext } from '../../entity/entity.ts';
import { flagFilter } from '../../entity/filters.ts';
import { type SubscriptionChoice, subscriptionOptions } from '../../institutes/institute-words.ts';
import { payableFilter } from '../../institutes/payment-filters.ts';
import { planFilter } from '../../institutes/plan-filter.ts';
import { optionsOf } from '../../labels/labels.ts';
import { someLike } from '../../list/filters/filter-values.ts';
import type { ListFilter } from '../../list/list-of.ts';
import { cycleLabels } from '../../subscriptions/subscription-words.ts';

const plannedChanges: Readonly<Record<PlannedChange, string>> = {
  SamePlan: 'Moves to its plan as it is now',
  OtherPlan: 'To another plan',
};

/** The filters that both lists of subscriptions have. */
export type SharedFilterKey =
  | 'plan'
  | 'status'
  | 'billingCycle'
  | 'hasDiscount'
  | 'cancelAtPeriodEnd'
  | 'plannedChange'
  | 'pricing'
  | `${'currentPeriodEnd' | 'dueSince' | 'dueOn' | 'suspendsOn' | 'trialEndsAt'}[${'gte' | 'lte'}]`;

/** @param statuses Those that the list can have. */
export function subscriptionFilters(
  { day, plans }: Pick<FilterContext<EntityRow, never>, 'day' | 'plans'>,
  statuses: readonly SubscriptionChoice[] = SUBSCRIPTION_STATUSES,
): readonly ListFilter<SharedFilterKey>[] {
  return [
    {
      kind: 'choice',
      key: 'status',
      label: 'Status',
      icon: 'circle-dot-dashed',
      isPinned: true,
      options: subscriptionOptions(statuses),
    },
    planFilter(plans),
    {
      kind: 'choice',
      key: 'billingCycle',
      label: 'Billing cycle',
      icon: 'repeat',
      options: optionsOf(cycleLabels),
    },
    {
      kind: 'days',
      label: 'Next date',
      icon: 'calendar-range',
      from: 'currentPeriodEnd[gte]',
      to: 'currentPeriodEnd[lte]',
      takes: 'day',
      isPinned: true,
      presets: [
        { label: 'Next 7 days', from: day, to: addDays(day, 7) },
        { label: 'Next 30 days', from: day, to: addDays(day, 30) },
      ],
    },
    {
      kind: 'days',
      label: 'Due since',
      icon: 'calendar-x',
      from: 'dueSince[gte]',
      to: 'dueSince[lte]',
      takes: 'day',
      presets: [
        { label: 'Up to 7 days', from: addDays(day, -7), to: day },
        { label: '8 to 15 days', from: addDays(day, -15), to: addDays(day, -8) },
        { label: '16 to 30 days', from: addDays(day, -30), to: addDays(day, -16) },
        { label: 'Over 30 days', to: addDays(day, -31) },
      ],
    },
    payableFilter,
    {
      kind: 'days',
      label: 'Suspends on',
      icon: 'ban',
      from: 'suspendsOn[gte]',
      to: 'suspendsOn[lte]',
      takes: 'day',
      presets: [{ label: 'Next 7 days', from: day, to: addDays(day, 7) }],
    },
    {
      kind: 'days',
      label: 'Trial ends',
      icon: 'clock',
      from: 'trialEndsAt[gte]',
      to: 'trialEndsAt[lte]',
      takes: 'day',
    },
    { ...flagFilter('hasDiscount', 'Discount', ['With a discount', 'Without']), isPinned: false },
    {
      kind: 'choice',
      key: 'plannedChange',
      label: 'Planned change',
      icon: 'calendar-check',
      options: optionsOf(plannedChanges),
    },
    {
      kind: 'choice',
      key: 'pricing',
      label: 'Plan of a template',
      icon: 'tags',
      options: plans.map(({ _id, header, template }) => ({
        value: _id,
        label: `${header}, ${template.name}`,
      })),
      // An address may be read before they are loaded.
      accepts: someLike(/^[0-9a-f]{24}$/),
    },
    {
      ...flagFilter('cancelAtPeriodEnd', 'Cancellation', ['At period end', 'None']),
      isPinned: false,
    },
  ];
}

/** The views that both lists have. */
export function subscriptionViews(day: CivilDate) {
  const soon = { 'currentPeriodEnd[gte]': day, 'currentPeriodEnd[lte]': addDays(day, 7) };
  return [
    { key: 'all', label: 'All', filters: {} },
    { key: 'dueThisWeek', label: 'Due this week', filters: { status: 'Active', ...soon } },
    {
      key: 'pastDue',
      label: 'Past due',
      filters: { status: 'PastDue', 'dueOn[lte]': addDays(day, -1) },
    },
    { key: 'trialsEnding', label: 'Trials ending', filters: { status: 'Trialing', ...soon } },
    { key: 'cancelling', label: 'Cancelling', filters: { cancelAtPeriodEnd: 'true' } },
  ] as const;
}
