/** The lines of business, by the key that the API uses. */
export type TemplateKey = 'hospitality' | 'tours' | 'event' | 'subscription' | 'appointment';

export interface TemplateContent {
  key: TemplateKey;
  name: string;
  description: string;
  /** Only hospitality is available. The others are listed and disabled. */
  isAvailable: boolean;
  /** A name of the icon sprite. */
  icon: string;
  order: number;
}

/** Text of a disabled template in the console, everywhere the same. */
export const NOT_AVAILABLE = 'Not available yet';

/** Text of such a template on the site, beside those that are “Available”. */
export const PLANNED = 'Planned';

export const templates: readonly TemplateContent[] = [
  {
    key: 'hospitality',
    name: 'Hospitality',
    description: 'Hotels, resorts, homestays, hostels and houseboats.',
    isAvailable: true,
    icon: 'bed-double',
    order: 1,
  },
  {
    key: 'tours',
    name: 'Tours & Travels',
    description: 'Departures, seats and itineraries.',
    isAvailable: false,
    icon: 'bus',
    order: 2,
  },
  {
    key: 'event',
    name: 'Event Management',
    description: 'Halls, lawns, dates and quotations.',
    isAvailable: false,
    icon: 'party-popper',
    order: 3,
  },
  {
    key: 'subscription',
    name: 'Subscription Management',
    description: 'Plans, renewals and dues.',
    isAvailable: false,
    icon: 'repeat',
    order: 4,
  },
  {
    key: 'appointment',
    name: 'Appointment-Based Services',
    description: 'Slots, staff and reminders.',
    isAvailable: false,
    icon: 'calendar-check',
    order: 5,
  },
];
