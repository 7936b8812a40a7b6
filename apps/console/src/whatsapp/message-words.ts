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
import { phoneText } from '@booking/api-client/facts';
import type { BadgeTone } from '@booking/ui';
import { capitalized } from '../labels/capitalized.ts';
import type { TemplateWords } from '../templates/template-words.ts';

/** Labels of events where guests stay overnight. */
const stayEvents = {
  checkInReminder: 'Before check-in',
  checkInWelcome: 'Check-in',
  midStay: 'During the stay',
  checkOutReminder: 'Before check-out',
  checkOutThanks: 'Check-out',
} satisfies Partial<Record<MessageEvent, string>>;

const startEvents: typeof stayEvents = {
  checkInReminder: 'Before the start',
  checkInWelcome: 'Start',
  midStay: 'During the booking',
  checkOutReminder: 'Before the end',
  checkOutThanks: 'End',
};

const otherEvents: Readonly<Record<Exclude<MessageEvent, keyof typeof stayEvents>, string>> = {
  enquiryReceived: 'Enquiry received',
  bookingCreated: 'Booking created',
  bookingConfirmed: 'Booking confirmed',
  bookingModified: 'Booking changed',
  bookingCancelled: 'Booking cancelled',
  advanceReceived: 'Advance received',
  paymentReceived: 'Payment received',
  paymentReminder: 'Payment due',
  reviewRequest: 'Review request',
  receiptShare: 'Receipt shared',
  quotationShare: 'Quotation shared',
  manualShare: 'Shared by hand',
};

/** Returns the labels of the events of bookings in a line of business. */
export function eventLabels({ hasStays }: TemplateWords): Readonly<Record<MessageEvent, string>> {
  return { ...otherEvents, ...(hasStays ? stayEvents : startEvents) };
}

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

export const audienceLabels = ({
  guest,
}: TemplateWords): Readonly<Record<AudienceKind, string>> => ({
  Guest: capitalized(guest.one),
  Owner: 'Owner',
  Role: 'Everyone with a role',
  Number: 'A phone number',
});

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

/** An example of what a variable can be filled with. */
export const pathExamples: Readonly<Record<MessagePath, string>> = {
  'guest.firstName': 'Meera',
  'guest.lastName': 'Nair',
  'booking.code': 'LKV-1042',
  'booking.checkIn': '14 Mar 2027',
  'booking.checkOut': '16 Mar 2027',
  'booking.nights': '2',
  'booking.guests': '3',
  'booking.category': 'Deluxe Lake View',
  'booking.total': '₹9,000.00',
  'payment.amount': '₹4,500.00',
  'payment.balance': '₹4,500.00',
  'institution.name': 'Lakeview Residency',
  'institution.phone': '+91 98123 45678',
  'institution.city': 'Udaipur',
  'link.review': 'https://stay.example/review',
  'link.receipt': 'https://stay.example/r/1042',
  'link.quotation': 'https://stay.example/q/1042',
};

/** Returns the labels of the values that a variable can have, in the words of a line of business. */
export function pathLabels({
  guest,
  span,
  hasStays,
}: TemplateWords): Readonly<Record<MessagePath, string>> {
  return {
    'guest.firstName': `${capitalized(guest.one)}’s first name`,
    'guest.lastName': `${capitalized(guest.one)}’s last name`,
    'booking.code': 'Booking code',
    'booking.checkIn': hasStays ? 'Check-in date' : 'Start date',
    'booking.checkOut': hasStays ? 'Check-out date' : 'End date',
    'booking.nights': capitalized(span.many),
    'booking.guests': capitalized(guest.many),
    'booking.category': 'Category',
    'booking.total': 'Booking total',
    'payment.amount': 'Amount paid',
    'payment.balance': 'Balance due',
    'institution.name': 'Institute’s name',
    'institution.phone': 'Institute’s phone',
    'institution.city': 'Institute’s city',
    'link.review': 'Review link',
    'link.receipt': 'Receipt link',
    'link.quotation': 'Quotation link',
  };
}

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
export function audienceText(
  { kind, role, phone }: Whatsapp['audience'],
  words: TemplateWords,
): string {
  return role ?? (phone ? phoneText(phone) : audienceLabels(words)[kind]);
}
