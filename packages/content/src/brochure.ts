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
  title: 'One desk for everybody who keeps the house running',
  lead: `${brand.name} is a browser app. Whoever runs the platform sees every institute on it, what each one has subscribed to, and what falls due. Whoever owns an institute signs in at the same door.`,
  today: 'In this edition',
} as const;

export const brochureChapters = {
  month: {
    title: 'The month at a glance',
    lead: 'The home page answers the first question of the day: how do we stand, and what is coming?',
    points: [
      {
        title: 'Figures, each with its rows',
        line: 'Institutes, revenue a month, new, active, lost and overdue, against the period before. A figure opens the rows that it is counted from.',
      },
      {
        title: 'A calendar of what falls due',
        line: 'Renewals, trials that end, new institutes and changes of status, by day or by month, on the clock of the place where you are.',
      },
      {
        title: 'What moved the revenue',
        line: 'New, grown, shrunk and lost, month by month, as a chart and as a table of the same numbers.',
      },
    ],
  },
  institutes: {
    title: 'Every institute in one list',
    lead: 'Plan, validity, users, subscription and status stand in one row. Hundreds of rows stay quick.',
    points: [
      {
        title: 'Found in a word',
        line: 'Search by name, code, city or owner. Filter by status, plan, state and template. Views keep the lists that you work through every week.',
      },
      {
        title: 'The address is the view',
        line: 'Search, filters, order and page are in the address of the page. Send it, and a colleague sees the same rows.',
      },
      {
        title: 'Made for hands and keyboards',
        line: 'Everything can be reached without a mouse, on a phone as on a desk, in light and in dark.',
      },
    ],
  },
  institute: {
    title: 'One institute, start to end',
    lead: 'A row opens all that is known: subscription, business, contacts and the history of its status.',
    points: [
      {
        title: 'Added in one form',
        line: 'Name, address and owner. The code is suggested, the owner is invited by mail and chooses a password.',
      },
      {
        title: 'A status with its reason',
        line: 'Each change says what it brings about, asks why where that matters, and is kept with the time and the person.',
      },
      {
        title: 'Two people, one record',
        line: 'If somebody else has saved meanwhile, nothing is overwritten: you see what changed and decide.',
      },
    ],
  },
  safety: {
    title: 'Kept apart, kept safe',
    lead: 'An institute sees its own rows. To everybody else they answer as if they did not exist.',
    points: [
      {
        title: 'Sessions that end',
        line: 'After an hour without use, after eight hours in any case, and everywhere else at once when a password changes.',
      },
      {
        title: 'Passwords nobody can read',
        line: 'Stored with argon2id. Links to choose a new one work once and run out.',
      },
      {
        title: 'A page that asks nobody else',
        line: 'No advertising, no trackers, no fonts or scripts from elsewhere. The browser is told to refuse them.',
      },
      {
        title: 'Saved is saved',
        line: 'What has been acknowledged is on disk, also when the power goes a moment later.',
      },
    ],
  },
} as const satisfies Record<string, BrochureChapter>;

export const brochurePlans = {
  lead: 'Prices include GST and are starting prices. The actual price depends on your requirements.',
  note: 'The features of the plans are those of the hospitality application. This edition shows the platform that it stands on, with its console.',
} as const;

/** What each step of How It Works is today, in the order of `steps`. */
export const brochureStepLines: readonly string[] = [
  'Pick a plan. Your people get a mail each, choose a password and sign in at once.',
  'The institute gets its template, its contacts and its owner in one form. Whatever changes later is one click away.',
  'Every role sees what it may, every institute its own. The next plan is there when you need it; nothing is lost.',
];

export const brochureClosing = {
  title: 'Come and see it',
  lead: 'A demo is free and follows your own questions. Write or call; we answer in business hours.',
} as const;
