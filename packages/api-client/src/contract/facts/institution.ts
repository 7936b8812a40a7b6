/** Facts about institutes. */

export const INSTITUTION_STATUSES = [
  'Pending',
  'Active',
  'Suspended',
  'Inactive',
  'Closed',
] as const;
export type InstitutionStatus = (typeof INSTITUTION_STATUSES)[number];

/** Where each status may go. Anything else is 409 `INVALID_TRANSITION`. */
export const INSTITUTION_TRANSITIONS = {
  Pending: ['Active', 'Closed'],
  Active: ['Suspended', 'Inactive', 'Closed'],
  Inactive: ['Active', 'Suspended', 'Closed'],
  Suspended: ['Active', 'Closed'],
  Closed: ['Pending'],
} as const satisfies Record<InstitutionStatus, readonly InstitutionStatus[]>;

export const STATUS_REASONS = [
  'nonPayment',
  'abuse',
  'legal',
  'security',
  'seasonal',
  'ownerRequest',
  'other',
] as const;

/** How long a closed institute can be reopened, in days. */
export const REOPEN_DAYS = 90;

/** How far ahead a change of status can be scheduled, in days. */
export const SCHEDULE_DAYS_MAX = 366;

/** Steps of the setup that an institute needs before it can be used, in their order. */
export const SETUP_STEPS = [
  'owner',
  'subscription',
  'category',
  'asset',
  'price',
  'settings',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Statuses that must say why they are set. */
export const STATUSES_WITH_REASON: readonly InstitutionStatus[] = [
  'Suspended',
  'Inactive',
  'Closed',
];

export const INSTITUTION_TYPES = [
  'Hotel',
  'Resort',
  'Homestay',
  'Hostel',
  'GuestHouse',
  'Villa',
  'ServicedApartment',
  'BanquetHall',
  'Camp',
  'Other',
] as const;
export type InstitutionType = (typeof INSTITUTION_TYPES)[number];

/** The most tags of an institute, and the most characters of a tag. */
export const TAGS_MAX = 10;
export const TAG_LENGTH_MAX = 30;
