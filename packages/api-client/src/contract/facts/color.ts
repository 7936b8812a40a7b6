/** Facts about colours, without the schemas: for lists and choices on a page. */

export const COLOR_GROUPS = ['category', 'status', 'tag'] as const;
export type ColorGroup = (typeof COLOR_GROUPS)[number];

/** Every status that a booking, a unit or its cleaning can have on a calendar. */
export const STATUS_COLOR_KEYS = [
  'enquiry',
  'hold',
  'confirmed',
  'partPaid',
  'paid',
  'checkedIn',
  'checkedOut',
  'checkedOutDue',
  'cancelled',
  'noShow',
  'blocked',
  'outOfOrder',
  'outOfService',
  'dirty',
  'clean',
  'inspected',
] as const;
export type StatusColorKey = (typeof STATUS_COLOR_KEYS)[number];

/** The colours of a status in one institute, in place of the platform’s: `#` and six hex digits. */
export interface OwnStatusColor {
  readonly key: StatusColorKey;
  readonly fill: string;
  readonly border: string;
}
