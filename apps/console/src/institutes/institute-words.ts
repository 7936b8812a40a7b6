import type { Institution, InstitutionStatus } from '@booking/api-client';
import type { TagProps } from '@booking/ui';

type Tone = NonNullable<TagProps['tone']>;
type Subscription = NonNullable<Institution['currentSubscription']>;

/** How each status of an institute looks. Total by type: a new one without its line does not compile. */
export const statusTones: Readonly<Record<InstitutionStatus, Tone>> = {
  Pending: 'info',
  Active: 'success',
  Suspended: 'danger',
  Inactive: 'warning',
  Closed: 'neutral',
};

export const subscriptionWords: Readonly<
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

export const planLabels: Readonly<Record<Subscription['plan'], string>> = {
  basic: 'Basic',
  standard: 'Standard',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

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
  nonPayment: 'Not paid',
  abuse: 'Misuse',
  legal: 'Legal',
  security: 'Security',
  seasonal: 'Season closed',
  ownerRequest: "The owner's request",
  other: 'Other',
};

/** The keys of a table of words, in its order. */
export function keysOf<K extends string>(words: Readonly<Record<K, unknown>>): readonly K[] {
  // A literal table has no other keys than its type says.
  return Object.keys(words) as K[];
}

/** A table of words as the options of a select. */
export function optionsOf<K extends string>(words: Readonly<Record<K, string>>) {
  return keysOf(words).map((value) => ({ value, label: words[value] }));
}
