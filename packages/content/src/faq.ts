import { brand } from './brand.ts';
import { STARTING_PRICE } from './starting-price.ts';

/** A question of the landing page and its answer (`SITE-12`), both plain text: search engines read the same. */
export interface Question {
  /** Names it in the page and in tests. */
  key: string;
  question: string;
  answer: string;
}

export const faq: readonly Question[] = [
  {
    key: 'what',
    question: `What does ${brand.name} do?`,
    answer:
      'It keeps a property’s bookings, rates, staff and guests in one place, in your browser. It replaces the register, the rate chart and the drawer of receipts.',
  },
  {
    key: 'who',
    question: 'Which businesses is it for today?',
    answer:
      'Hospitality: hotels, resorts, homestays, hostels and houseboats. Tours, appointments, events and subscriptions aren’t available yet.',
  },
  {
    key: 'trial',
    question: 'Is there a trial?',
    answer:
      'Yes. We start with a free demo using your own rooms. Each plan then says how long its free trial is.',
  },
  {
    key: 'cost',
    question: 'What does it cost?',
    answer: `${STARTING_PRICE}. These are starting prices. For larger properties, we’ll send a quote.`,
  },
  {
    key: 'change',
    question: 'Can I change my plan later?',
    answer:
      'Yes, up or down. Nothing is deleted when you change: data that a smaller plan doesn’t show is kept.',
  },
  {
    key: 'stop',
    question: 'What happens if I stop paying?',
    answer:
      'You get a grace period first. After that your account is read-only, and you have 90 days to export your data.',
  },
  {
    key: 'install',
    question: 'Do I need to install anything?',
    answer:
      'No. All you need is a current browser on a computer, tablet or phone, and the internet. If the line drops while you save, what you typed stays on the page and is sent when you’re back online.',
  },
  {
    key: 'phone',
    question: 'Does it work on a phone?',
    answer:
      'Yes, in the browser: tables become cards and buttons are sized for touch. A mobile app is part of Enterprise.',
  },
  {
    key: 'rights',
    question: 'Can my staff have different permissions?',
    answer:
      'Yes, on Standard and above. You set permissions by role, down to single actions. If someone can’t do something, they see why.',
  },
  {
    key: 'booking-sites',
    question: 'Can it connect to booking sites?',
    answer:
      'Channel mapping is part of Enterprise, for sites such as Booking.com, Agoda and MakeMyTrip. Connections are manual today: we map your rooms with you, but prices and availability aren’t sent to the sites by themselves.',
  },
  {
    key: 'whatsapp',
    question: 'Can it send WhatsApp messages?',
    answer:
      'On Standard you share bookings on WhatsApp yourself. On Professional and above, approved templates are sent automatically once set up.',
  },
  {
    key: 'safe',
    question: 'Is my data safe?',
    answer:
      'It’s encrypted in transit, restricted by role, backed up, and stored in India wherever we can. We log every status and password change, and sign out idle sessions.',
  },
  {
    key: 'export',
    question: 'Can I export my data?',
    answer:
      'Yes, at any time, as CSV files that open in any spreadsheet. On Standard and above you export them yourself; on Basic we send them to you.',
  },
  {
    key: 'help',
    question: 'How do I get help?',
    answer:
      'By phone during business hours, by email, or with the form below. Our hours, phone number and address are at the end of this page.',
  },
];
