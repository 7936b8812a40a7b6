import type { MessageTemplate, MessageVariable, WhatsappCreate } from '@booking/api-client';
import { type MessagePath, TEMPLATE_APPROVED } from '@booking/api-client/facts';

/** A draft that an institute can begin with, and the template that it is made for. */
export interface Starter {
  readonly message: Omit<WhatsappCreate, 'institution' | 'template' | 'variables'>;
  /** The name of the template, and what its variables stand for, in their order. */
  readonly template: string;
  readonly paths: readonly MessagePath[];
}

const GUEST = { kind: 'Guest' } as const;

export const starters: readonly Starter[] = [
  {
    message: {
      name: 'Booking confirmed',
      event: 'bookingConfirmed',
      trigger: 'Immediate',
      audience: GUEST,
    },
    template: 'booking_confirmed',
    paths: [
      'guest.firstName',
      'booking.code',
      'institution.name',
      'booking.checkIn',
      'booking.checkOut',
    ],
  },
  {
    message: {
      name: 'Payment reminder',
      event: 'paymentReminder',
      trigger: 'Before',
      offset: { value: 2, unit: 'day' },
      sendAt: '10:00',
      audience: GUEST,
      conditions: { paymentStatus: ['Unpaid', 'PartPaid'] },
    },
    template: 'payment_reminder',
    paths: ['guest.firstName', 'payment.balance', 'booking.code'],
  },
  {
    message: {
      name: 'Arrival reminder',
      event: 'checkInReminder',
      trigger: 'Before',
      offset: { value: 1, unit: 'day' },
      sendAt: '10:00',
      audience: GUEST,
    },
    template: 'arrival_reminder',
    paths: ['guest.firstName', 'institution.name', 'booking.checkIn', 'booking.code'],
  },
  {
    message: { name: 'Welcome', event: 'checkInWelcome', trigger: 'Immediate', audience: GUEST },
    template: 'check_in_welcome',
    paths: ['institution.name', 'guest.firstName', 'institution.phone'],
  },
  {
    message: {
      name: 'Thank you',
      event: 'checkOutThanks',
      trigger: 'After',
      offset: { value: 2, unit: 'hour' },
      audience: GUEST,
      quietHours: { start: '21:00', end: '08:00' },
    },
    template: 'thank_you',
    paths: ['guest.firstName', 'institution.name'],
  },
  {
    message: {
      name: 'Review request',
      event: 'reviewRequest',
      trigger: 'After',
      offset: { value: 1, unit: 'day' },
      sendAt: '11:00',
      audience: GUEST,
    },
    template: 'review_request',
    paths: ['guest.firstName', 'institution.name', 'link.review'],
  },
];

/** Texts for a booking that lacks the value. A link has none: it is typed. */
const fallbacks: Readonly<Partial<Record<MessagePath, string>>> = {
  'guest.firstName': 'guest',
  'booking.code': 'with us',
  'booking.checkIn': 'the agreed date',
  'booking.checkOut': 'the agreed date',
  'payment.balance': 'the balance',
};

/**
 * A starter as a draft, with the account's approved template of its name, in English if there is one. The variables are
 * filled where the template has the expected number of them; another template of that name has other content.
 */
export function starterDraft(
  { message, template: name, paths }: Starter,
  templates: readonly MessageTemplate[],
): Omit<WhatsappCreate, 'institution'> {
  const named = templates.filter(
    (template) => template.name === name && template.status === TEMPLATE_APPROVED,
  );
  const template = named.find(({ language }) => language.startsWith('en')) ?? named[0];
  if (!template) return message;
  const isKnown = template.variables.length === paths.length;
  const variables = template.variables.map(({ key }, place): MessageVariable => {
    const path = (isKnown && paths[place]) || null;
    return { key, path, text: (path && fallbacks[path]) ?? '' };
  });
  return { ...message, template: { name, language: template.language }, variables };
}
