import { brand } from './brand.ts';

/** The words of the brochure. It shows what the product does today and nothing else; prices come from the plans. */
export interface BrochureChapter {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly { readonly title: string; readonly line: string }[];
}

/** Month of the edition. It is in the name of the file: a new edition is a new file. */
export const brochureEdition = { id: '2026-11', name: 'November 2026' } as const;

export const brochureTitle = `${brand.name}: the product in eight pages`;

export const brochureOpening = {
  title: 'One desk for everyone who runs the property',
  lead: `${brand.name} runs in the browser. Platform staff see every institute, its subscription and what’s due. Owners sign in on the same page.`,
  today: 'In this edition',
} as const;

export const brochureChapters = {
  month: {
    title: 'The month at a glance',
    lead: 'The home page answers the first questions of the day: how are we doing, and what’s coming up?',
    points: [
      {
        title: 'Numbers you can open',
        line: 'Institutes, MRR, new, active, churn and past due, compared with the previous period. Each number opens the list behind it.',
      },
      {
        title: 'A calendar of what’s due',
        line: 'Renewals, trial ends, new institutes and status changes, by day or by month, in your time zone.',
      },
      {
        title: 'MRR movement',
        line: 'New, expansion, contraction and churn, month by month, as a chart and as a table.',
      },
    ],
  },
  institutes: {
    title: 'Every institute in one list',
    lead: 'Plan, end date, users, subscription and status in one row. Fast with hundreds of rows.',
    points: [
      {
        title: 'Find anything',
        line: 'Search by name, code, city or owner. Filter by status, plan, state and template. Save the lists you work through every week as views.',
      },
      {
        title: 'Share any view',
        line: 'Search, filters, sort and page are part of the link. Send it, and a colleague sees the same rows.',
      },
      {
        title: 'Made for touch and keyboard',
        line: 'Everything works without a mouse, on phones and desktops, in light and dark.',
      },
    ],
  },
  institute: {
    title: 'One institute, start to end',
    lead: 'Open a row for the full record: subscription, business, contacts and status history.',
    points: [
      {
        title: 'Added in one form',
        line: 'Name, address and owner. We suggest a code and invite the owner by email.',
      },
      {
        title: 'Every status change has a reason',
        line: 'Each change shows what happens next, asks for a reason where it matters, and records who made it and when.',
      },
      {
        title: 'Two people, one record',
        line: 'If someone else saved first, nothing is overwritten: you see what changed and decide.',
      },
    ],
  },
  safety: {
    title: 'Separate and secure',
    lead: 'An institute sees only its own data. For everyone else, it doesn’t exist.',
    points: [
      {
        title: 'Sessions that end',
        line: 'Sessions end after an hour of inactivity, after eight hours in any case, and on all other devices when a password changes.',
      },
      {
        title: 'Passwords no one can read',
        line: 'Hashed with argon2id. Reset links work once and expire.',
      },
      {
        title: 'No third parties',
        line: 'No ads, trackers, or third-party fonts and scripts. The browser is told to block them.',
      },
      {
        title: 'Saved is saved',
        line: 'Once we confirm a save, it’s on disk, even if the power fails a moment later.',
      },
    ],
  },
} as const satisfies Record<string, BrochureChapter>;

/** What an institute can be, as the console names it. */
export const brochureStatuses = [
  { name: 'Setting up', tone: 'info', line: 'Being set up, on trial.' },
  { name: 'Active', tone: 'success', line: 'Users work as usual.' },
  {
    name: 'Paused',
    tone: 'warning',
    line: 'Temporarily closed, for example between seasons. Users have read-only access.',
  },
  {
    name: 'Suspended',
    tone: 'danger',
    line: 'Suspended by the platform. Users have read-only access.',
  },
  { name: 'Closed', tone: 'neutral', line: 'No one can sign in. Data is kept.' },
] as const;

export const brochurePlans = {
  lead: 'Prices include GST and are starting prices. The actual price depends on your requirements.',
  note: 'Plan features belong to the hospitality application. This edition shows the platform console.',
} as const;

/** What each step of How It Works is today, in the order of `steps`. */
export const brochureStepLines: readonly string[] = [
  'Pick a plan. We email your team, and they set their passwords and sign in.',
  'Set up the institute’s template, contacts and owner in one form. Change anything later in one click.',
  'Roles control who sees what, and each institute sees only its own data. Move up a plan when you need to, and keep all your data.',
];

export const brochureClosing = {
  title: 'See it for yourself',
  lead: 'Demos are free and built around your questions. Email or call us during business hours.',
} as const;
