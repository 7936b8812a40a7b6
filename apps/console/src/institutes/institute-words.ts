import type { Institution, InstitutionStatus } from '@booking/api-client';
import { type Ending, NO_SUBSCRIPTION } from '@booking/api-client/facts';
import type { BadgeProps } from '@booking/ui';
import { daysBetween } from '../dates/civil-date.ts';
import { today } from '../dates/shown-date.ts';
import { keysOf } from '../labels/labels.ts';

type Tone = NonNullable<BadgeProps['tone']>;
type Subscription = NonNullable<Institution['currentSubscription']>;

/** The noun for institutes in lists and messages. */
export const instituteNoun = { one: 'institute', many: 'institutes' } as const;

/** "1 institute", "3 institutes" */
export function institutes(count: number): string {
  return `${count} ${count === 1 ? instituteNoun.one : instituteNoun.many}`;
}

/** The labels of an institute's statuses, by their API names. */
export const statusLabels: Readonly<Record<InstitutionStatus, string>> = {
  Pending: 'Setting up',
  Active: 'Active',
  Suspended: 'Suspended',
  Inactive: 'Paused',
  Closed: 'Closed',
};

/** The colour of each status. */
export const statusTones: Readonly<Record<InstitutionStatus, Tone>> = {
  Pending: 'info',
  Active: 'success',
  Suspended: 'danger',
  Inactive: 'warning',
  Closed: 'neutral',
};

export const subscriptionLabels: Readonly<
  Record<Subscription['status'], { readonly label: string; readonly tone: Tone }>
> = {
  Scheduled: { label: 'Scheduled', tone: 'info' },
  Pending: { label: 'Awaiting payment', tone: 'warning' },
  Trialing: { label: 'Trial', tone: 'info' },
  Active: { label: 'Paid', tone: 'success' },
  PastDue: { label: 'Past due', tone: 'danger' },
  Paused: { label: 'Paused', tone: 'neutral' },
  Cancelled: { label: 'Cancelled', tone: 'neutral' },
  Expired: { label: 'Expired', tone: 'danger' },
};

/** Returns the label of a subscription: past due only after its last day to pay; an ended one has its reason. */
export function subscriptionLabelOf({
  status,
  dueOn = null,
  endedAs = null,
}: Pick<Subscription, 'status'> & {
  readonly dueOn?: string | null;
  readonly endedAs?: Ending | null;
}): (typeof subscriptionLabels)[Subscription['status']] {
  if (status === 'PastDue' && dueOn !== null && dueOn >= today()) {
    return { label: 'Due', tone: 'warning' };
  }
  if (endedAs === 'Replaced' || endedAs === 'Continued') return { label: endedAs, tone: 'neutral' };
  return subscriptionLabels[status];
}

/** Options of a filter on the subscription of an institute. */
export type SubscriptionChoice = Subscription['status'] | typeof NO_SUBSCRIPTION;

/** The options of such a filter, in the order of the table. */
export function subscriptionOptions(
  choices: readonly SubscriptionChoice[] = [...keysOf(subscriptionLabels), NO_SUBSCRIPTION],
) {
  return choices.map((value) => ({
    value,
    label: value === NO_SUBSCRIPTION ? 'No subscription' : subscriptionLabels[value].label,
  }));
}

/**
 * The label for the end of the current period: only a paid subscription that no one cancelled renews. An institute
 * doesn't say whether its subscription renews, so there it is the next date.
 */
export function periodEndLabel({
  status,
  currentPeriodEnd,
  autoRenew,
  cancelAtPeriodEnd,
}: Pick<Subscription, 'status' | 'currentPeriodEnd'> & {
  readonly autoRenew?: boolean;
  readonly cancelAtPeriodEnd?: boolean;
}): string {
  if (daysBetween(today(), currentPeriodEnd) < 0) return 'Ended on';
  if (status !== 'Active' || cancelAtPeriodEnd || autoRenew === false) return 'Ends on';
  return autoRenew === undefined ? 'Next date' : 'Renews on';
}

export const typeLabels: Readonly<Record<Institution['type'], string>> = {
  Hotel: 'Hotel',
  Resort: 'Resort',
  Homestay: 'Homestay',
  Hostel: 'Hostel',
  GuestHouse: 'Guest house',
  Villa: 'Villa',
  ServicedApartment: 'Serviced apartment',
  BanquetHall: 'Banquet hall',
  Camp: 'Camp',
  Other: 'Other',
};

export const reasonLabels: Readonly<
  Record<NonNullable<Institution['statusReason']>['code'], string>
> = {
  nonPayment: 'Non-payment',
  abuse: 'Misuse',
  legal: 'Legal',
  security: 'Security',
  seasonal: 'Seasonal closure',
  ownerRequest: 'Owner request',
  other: 'Other',
};

/** Returns the reason for a status: "Non-payment: Two bills are open." */
export function reasonText({ code, note }: NonNullable<Institution['statusReason']>): string {
  return `${reasonLabels[code]}: ${note}`;
}
