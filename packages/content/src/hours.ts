/** Business hours (`SITE-15`), on the clock of `BUSINESS_TIME_ZONE`. */
export interface BusinessHours {
  /** 0 is Sunday, as in `Date.getDay`. */
  days: readonly number[];
  label: string;
  /** `HH:mm`, 24-hour. Null: closed all day. */
  open: string | null;
  close: string | null;
}

export const BUSINESS_TIME_ZONE = 'Asia/Kolkata';

export const businessHours: readonly BusinessHours[] = [
  { days: [1, 2, 3, 4, 5], label: 'Mon-Fri', open: '09:00', close: '18:00' },
  { days: [6], label: 'Sat', open: '09:00', close: '13:00' },
  { days: [0], label: 'Sun', open: null, close: null },
];

/** `09:00-18:00`, or the word for a day off. */
export function hoursText({ open, close }: BusinessHours): string {
  return open && close ? `${open}-${close}` : 'Closed';
}
