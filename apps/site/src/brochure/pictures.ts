/** Pictures of the running product, taken by `npm run brochure` before it prints. */
import institute from './pictures/institute.jpg?no-inline';
import institutes from './pictures/institutes.jpg?no-inline';
import month from './pictures/month.jpg?no-inline';

export const pictures = {
  month: {
    src: month,
    alt: 'The November 2026 calendar in the console, with renewals, trial ends, new institutes and status changes',
  },
  institutes: {
    src: institutes,
    alt: 'The list of institutes in the console, with location, plan, end date, users, subscription and status',
  },
  institute: {
    src: institute,
    alt: 'The details of one institute: subscription, business and contacts, with Edit and Change status buttons',
  },
} as const;

export type BrochurePicture = keyof typeof pictures;
