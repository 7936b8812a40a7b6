/** Facts about WhatsApp messages: which events send them, to which people, and what they may contain. */

/** Events that messages are sent for. */
export const MESSAGE_EVENTS = [
  'enquiryReceived',
  'bookingCreated',
  'bookingConfirmed',
  'bookingModified',
  'bookingCancelled',
  'advanceReceived',
  'paymentReceived',
  'paymentReminder',
  'checkInReminder',
  'checkInWelcome',
  'midStay',
  'checkOutReminder',
  'checkOutThanks',
  'reviewRequest',
  'receiptShare',
  'quotationShare',
  'manualShare',
] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

/** Events that someone starts by hand, to share something. They need the feature `whatsappShare` alone. */
export const SHARE_EVENTS = [
  'receiptShare',
  'quotationShare',
  'manualShare',
] as const satisfies readonly MessageEvent[];

/** Events on a day of the booking that is known before: a message can be due before them. */
export const DATED_EVENTS = [
  'paymentReminder',
  'checkInReminder',
  'checkInWelcome',
  'midStay',
  'checkOutReminder',
  'checkOutThanks',
  'reviewRequest',
] as const satisfies readonly MessageEvent[];

export function isShareEvent(event: MessageEvent): boolean {
  return SHARE_EVENTS.some((shareEvent) => shareEvent === event);
}

export function isDatedEvent(event: MessageEvent): boolean {
  return DATED_EVENTS.some((datedEvent) => datedEvent === event);
}

export const MESSAGE_TRIGGERS = ['Immediate', 'Before', 'After'] as const;
export type MessageTrigger = (typeof MESSAGE_TRIGGERS)[number];

export const OFFSET_UNITS = ['minute', 'hour', 'day'] as const;
export type OffsetUnit = (typeof OFFSET_UNITS)[number];
/** The highest value of an offset, in any unit. */
export const OFFSET_MAX = 60;

export const AUDIENCE_KINDS = ['Guest', 'Owner', 'Role', 'Number'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** Whether a message goes out once for a booking, or each time its event happens. */
export const STOP_RULES = ['once', 'always'] as const;
export type StopRule = (typeof STOP_RULES)[number];

export const PAYMENT_STATUSES = ['Unpaid', 'PartPaid', 'Paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** `Blocked` follows from the template or the account, never from a request; it ends by hand. */
export const MESSAGE_ACTION_STATUSES = ['Draft', 'Active', 'Inactive', 'Blocked'] as const;
export type MessageActionStatus = (typeof MESSAGE_ACTION_STATUSES)[number];

/** Why an action is blocked: its template is no longer approved, is gone, or the provider refuses the account's credentials. */
export const MESSAGE_BLOCK_REASONS = ['notApproved', 'missing', 'credentials'] as const;
export type MessageBlockReason = (typeof MESSAGE_BLOCK_REASONS)[number];

/** The values that a variable of a template can take from a booking and its institute. */
export const MESSAGE_PATHS = [
  'guest.firstName',
  'guest.lastName',
  'booking.code',
  'booking.checkIn',
  'booking.checkOut',
  'booking.nights',
  'booking.guests',
  'booking.category',
  'booking.total',
  'payment.amount',
  'payment.balance',
  'institution.name',
  'institution.phone',
  'institution.city',
  'link.review',
  'link.receipt',
  'link.quotation',
] as const;
export type MessagePath = (typeof MESSAGE_PATHS)[number];

/** Those that are never empty: an institute has them. A variable that takes one needs no fallback. */
export const MESSAGE_PATHS_ALWAYS: readonly MessagePath[] = [
  'institution.name',
  'institution.phone',
  'institution.city',
];

/** The variables of a template that could stay empty, by their keys: WhatsApp refuses such a message. */
export function openVariables(
  variables: readonly { readonly key: string }[],
  values: readonly {
    readonly key: string;
    readonly path: MessagePath | null;
    readonly text: string;
  }[],
): readonly string[] {
  const isFilled = (key: string) =>
    values.some(
      (value) =>
        value.key === key &&
        (value.text.trim() !== '' ||
          (value.path !== null && MESSAGE_PATHS_ALWAYS.includes(value.path))),
    );
  return variables.map(({ key }) => key).filter((key) => !isFilled(key));
}

/** The only status of a template with which it can be sent. Providers have others, also some that are not known here. */
export const TEMPLATE_APPROVED = 'APPROVED';

/** The category of templates that advertise: guests must have agreed to them. */
export const TEMPLATE_MARKETING = 'MARKETING';

/** The templates that an account can have, by their names. */
export const MESSAGE_TEMPLATES_MAX = 250;

/** Why the provider's templates could not be read. */
export const TEMPLATE_FAILURES = ['timeout', 'rateLimited', 'credentials', 'unavailable'] as const;
export type TemplateFailure = (typeof TEMPLATE_FAILURES)[number];
