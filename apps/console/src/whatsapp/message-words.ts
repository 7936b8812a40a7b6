import type { Whatsapp } from '@booking/api-client';
import type {
  AudienceKind,
  MessageActionStatus,
  MessageBlockReason,
  MessageEvent,
  MessagePath,
  MessageTrigger,
  OffsetUnit,
  PaymentStatus,
  StopRule,
} from '@booking/api-client/facts';
import type { BadgeTone } from '@booking/ui';

export const eventLabels: Readonly<Record<MessageEvent, string>> = {
  enquiryReceived: 'Enquiry received',
  bookingCreated: 'Booking created',
  bookingConfirmed: 'Booking confirmed',
  bookingModified: 'Booking changed',
  bookingCancelled: 'Booking cancelled',
  advanceReceived: 'Advance received',
  paymentReceived: 'Payment received',
  paymentReminder: 'Payment due',
  checkInReminder: 'Before check-in',
  checkInWelcome: 'Check-in',
  midStay: 'During the stay',
  checkOutReminder: 'Before check-out',
  checkOutThanks: 'Check-out',
  reviewRequest: 'Review request',
  receiptShare: 'Receipt shared',
  quotationShare: 'Quotation shared',
  manualShare: 'Shared by hand',
};

export const triggerLabels: Readonly<Record<MessageTrigger, string>> = {
  Immediate: 'Immediately',
  Before: 'Before',
  After: 'After',
};

export const unitLabels: Readonly<Record<OffsetUnit, string>> = {
  minute: 'Minutes',
  hour: 'Hours',
  day: 'Days',
};

export const audienceLabels: Readonly<Record<AudienceKind, string>> = {
  Guest: 'Guest',
  Owner: 'Owner',
  Role: 'Everyone with a role',
  Number: 'A phone number',
};

export const stopLabels: Readonly<Record<StopRule, string>> = {
  once: 'Once per booking',
  always: 'Every time',
};

export const paymentLabels: Readonly<Record<PaymentStatus, string>> = {
  Unpaid: 'Unpaid',
  PartPaid: 'Part paid',
  Paid: 'Paid',
};

export const statusTones: Readonly<Record<MessageActionStatus, BadgeTone>> = {
  Draft: 'neutral',
  Active: 'success',
  Inactive: 'neutral',
  Blocked: 'danger',
};

export const blockTexts: Readonly<Record<MessageBlockReason, string>> = {
  notApproved: 'Its template is no longer approved.',
  missing: 'The provider no longer has its template.',
  credentials: 'The provider refused the account’s credentials.',
};

/** What a variable can be filled with, and an example of it. */
export const pathWords: Readonly<Record<MessagePath, readonly [label: string, example: string]>> = {
  'guest.firstName': ['Guest’s first name', 'Meera'],
  'guest.lastName': ['Guest’s last name', 'Nair'],
  'booking.code': ['Booking code', 'LKV-1042'],
  'booking.checkIn': ['Check-in date', '14 Mar 2027'],
  'booking.checkOut': ['Check-out date', '16 Mar 2027'],
  'booking.nights': ['Nights', '2'],
  'booking.guests': ['Guests', '3'],
  'booking.category': ['Category', 'Deluxe Lake View'],
  'booking.total': ['Booking total', '₹9,000.00'],
  'payment.amount': ['Amount paid', '₹4,500.00'],
  'payment.balance': ['Balance due', '₹4,500.00'],
  'institution.name': ['Institute’s name', 'Lakeview Residency'],
  'institution.phone': ['Institute’s phone', '+91 98123 45678'],
  'institution.city': ['Institute’s city', 'Udaipur'],
  'link.review': ['Review link', 'https://stay.example/review'],
  'link.receipt': ['Receipt link', 'https://stay.example/r/1042'],
  'link.quotation': ['Quotation link', 'https://stay.example/q/1042'],
};

const units = { minute: 'minute', hour: 'hour', day: 'day' } as const;

/** When a message is due: "24 hours before check-in". */
export function whenText({
  trigger,
  offset,
  sendAt,
}: Pick<Whatsapp, 'trigger' | 'offset' | 'sendAt'>): string {
  if (trigger === 'Immediate' || !offset) return triggerLabels.Immediate;
  const { value, unit } = offset;
  const amount = `${value} ${units[unit]}${value === 1 ? '' : 's'}`;
  return `${amount} ${trigger === 'Before' ? 'before' : 'after'}${sendAt ? `, at ${sendAt}` : ''}`;
}

/** Who gets a message. */
export function audienceText({ kind, role, phone }: Whatsapp['audience']): string {
  return role ?? phone ?? audienceLabels[kind];
}
