/** Facts about templates. */

export const TEMPLATE_KEYS = [
  'hospitality',
  'event',
  'tours',
  'subscription',
  'appointment',
] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];

/** The seeded names (`ENT-03`), by key. */
export const TEMPLATE_NAMES = {
  hospitality: 'Hospitality',
  tours: 'Tours & Travels',
  event: 'Event Management',
  subscription: 'Subscription Management',
  appointment: 'Appointment-Based Services',
} as const satisfies Record<TemplateKey, string>;
