import { brand } from './brand.ts';

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
      'It keeps the bookings, rates, staff and guests of a property in one place, in the browser. What used to be a register, a rate chart and a drawer of receipts is one desk.',
  },
  {
    key: 'who',
    question: 'Which businesses is it for today?',
    answer:
      'Hospitality: hotels, resorts, homestays, hostels and houseboats. Tours, appointments, events and subscriptions are listed and not available yet.',
  },
  {
    key: 'trial',
    question: 'Is there a trial?',
    answer:
      'Yes. It starts with a free demo with your own rooms on it. After that we agree on a trial period with you.',
  },
  {
    key: 'cost',
    question: 'What does it cost?',
    answer:
      'From ₹999 a month, GST included. The prices on this page are where plans start; larger needs get a quotation.',
  },
  {
    key: 'change',
    question: 'Can I change my plan later?',
    answer:
      'Yes, up or down. Nothing is deleted when you change: what a smaller plan does not show is kept.',
  },
  {
    key: 'stop',
    question: 'What happens if I stop paying?',
    answer:
      'First there is a period of grace. Then your desk can be read but not changed. After that you have 90 days to take your data out.',
  },
  {
    key: 'install',
    question: 'Do I need to install anything?',
    answer: 'No. A current browser on a computer, a tablet or a phone is enough.',
  },
  {
    key: 'phone',
    question: 'Does it work on a phone?',
    answer:
      'Yes, in the browser: tables turn into cards, and buttons are made for a thumb. A mobile app is part of Enterprise.',
  },
  {
    key: 'rights',
    question: 'Can my staff have different rights?',
    answer:
      'Yes, from Standard on. Rights belong to roles, down to a single action. Who may not do something sees why, instead of an error.',
  },
  {
    key: 'booking-sites',
    question: 'Can it connect to booking sites?',
    answer:
      'Channel mapping is part of Enterprise. It rests on contracts with the sites, so we set it up together with you.',
  },
  {
    key: 'whatsapp',
    question: 'Can it send WhatsApp messages?',
    answer:
      'From Standard on you share a booking by WhatsApp yourself. From Professional on messages go out by themselves, from approved templates and after set-up.',
  },
  {
    key: 'safe',
    question: 'Is my data safe?',
    answer:
      'It is encrypted on its way, limited by role and backed up. Who changes a status or a password is written down. A desk that nobody uses signs itself out.',
  },
  {
    key: 'export',
    question: 'Can I take my data out?',
    answer:
      'Yes, at any time, as CSV files that every spreadsheet opens. From Standard on you export them yourself; on Basic we send them to you.',
  },
  {
    key: 'help',
    question: 'How do I get help?',
    answer:
      'By phone in business hours, by mail, and by the form below. Hours, number and address are at the end of this page.',
  },
];
