import type { TemplateKey } from './templates.ts';

/** A card of the sectors section (`SITE-04`). Whether it is open follows from its template. */
export interface Sector {
  template: TemplateKey;
  title: string;
  line: string;
}

export const sectors: readonly [Sector, ...Sector[]] = [
  {
    template: 'hospitality',
    title: 'Hotels & Resorts',
    line: 'Rooms, rates and arrivals for stays of any size.',
  },
  {
    template: 'tours',
    title: 'Tours & Travels',
    line: 'Departures, seats and itineraries in one list.',
  },
  {
    template: 'appointment',
    title: 'Appointment-Based Services',
    line: 'Slots, staff and reminders without the phone queue.',
  },
  {
    template: 'event',
    title: 'Event Management',
    line: 'Halls, dates and quotations without clashes.',
  },
  {
    template: 'subscription',
    title: 'Subscription Management',
    line: 'Plans, renewals and dues at a glance.',
  },
];
