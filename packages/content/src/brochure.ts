import { brand } from './brand.ts';

/** The words of the brochure: a page for each part of a hotel's day. Prices come from the plans. */
export interface BrochureChapter {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly { readonly title: string; readonly line: string }[];
}

/** Month of the edition. It is in the name of the file: a new edition is a new file. */
export const brochureEdition = { id: '2026-11', name: 'November 2026' } as const;

export const brochureTitle = `${brand.name}: a hotel’s day in eight pages`;

export const brochureMission = 'One desk for everyone who runs the property.';

export const brochureChapters = {
  calendar: {
    title: 'Every stay on one calendar',
    lead: 'Rooms down the side, days across the top, a bar for each stay. An empty night is as easy to see as a full one.',
    points: [
      {
        title: 'Free or not, at a glance',
        line: 'Look up any dates and see what’s free, by category and by room.',
      },
      {
        title: 'By month or by day',
        line: 'Plan ahead by the month. Run the morning by the day.',
      },
      {
        title: 'Your colours',
        line: 'Each booking status has a colour, and you can choose the colours of your property.',
      },
    ],
  },
  rates: {
    title: 'Change a weekend in one move',
    lead: 'A price for each day, category and package. Select the days, raise by a percentage, check every price before it’s saved.',
    points: [
      {
        title: 'Packages that follow',
        line: 'Set room only once. Breakfast and half board follow it, or have separate prices.',
      },
      {
        title: 'Seasons and weekends',
        line: 'Change months of prices in one step, or only the weekends in them. Or import them from a spreadsheet.',
      },
      {
        title: 'Undo',
        line: 'Every bulk change is recorded with who made it, and can be undone.',
      },
    ],
  },
  bills: {
    title: 'Bills with the right GST slab',
    lead: 'The slab follows the room rate, the bill shows CGST and SGST, and the total adds up to the paisa.',
    points: [
      {
        title: 'Taxes with dates',
        line: 'When a rate of tax changes, enter it ahead with the day it applies from. Earlier bills keep theirs.',
      },
      {
        title: 'Confirmed by WhatsApp',
        line: 'Send a confirmation in your words and your guest’s language, from a template that WhatsApp approved.',
      },
      {
        title: 'Policies that guests can read',
        line: 'Deposit and cancellation terms, generated from your numbers. A booking keeps the version it was made under.',
      },
    ],
  },
  roles: {
    title: 'Everyone sees what they need',
    lead: 'Roles for the owner, manager, front desk, housekeeping and accounts come ready. Adjust them down to single actions.',
    points: [
      {
        title: 'Nothing to guess',
        line: 'When a button isn’t available, it says why. Changes to a role apply immediately.',
      },
      {
        title: 'Only your property',
        line: 'A property sees only its own data. Sessions end after an hour of inactivity and on all devices when a password changes.',
      },
      {
        title: 'Saved is saved',
        line: 'If two people edit the same record, nothing is overwritten: you see what changed, and decide.',
      },
    ],
  },
} as const satisfies Record<string, BrochureChapter>;

export const brochurePlans = {
  title: 'Plans and prices',
  lead: 'Prices include GST and are starting prices. The actual price depends on your requirements.',
} as const;

export const brochureSetup = {
  title: 'Ready in three steps',
  lead: 'Everything is set up in the browser, at your own pace.',
} as const;

/** Text about each step of How It Works today, in the order of `steps`. */
export const brochureStepLines: readonly string[] = [
  'Pick a plan. We email your team, and they set their passwords and sign in. There’s nothing to install.',
  'Add categories, and whole floors of rooms: 101 to 110 is one entry. Then set prices, taxes and your policy.',
  'Roles control who can do what. Move up a plan when you need to, and keep all your data.',
];

export const brochureClosing = {
  title: 'See it for yourself',
  lead: 'Demos are free and built around your questions. Email or call us during business hours.',
} as const;
