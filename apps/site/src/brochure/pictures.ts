/** Pictures of the running product, taken by `npm run brochure` before it prints. */
import institute from './pictures/institute.jpg?no-inline';
import institutes from './pictures/institutes.jpg?no-inline';
import month from './pictures/month.jpg?no-inline';

export const pictures = {
  month: {
    src: month,
    alt: 'The calendar of November 2026 in the console, with renewals, trials that end, new institutes and changes of status on their days',
  },
  institutes: {
    src: institutes,
    alt: 'The list of institutes in the console, each with its place, plan, validity, users, subscription and status',
  },
  institute: {
    src: institute,
    alt: 'The drawer of one institute: its subscription, its business and its contacts, with the buttons Edit and Change status',
  },
} as const;

export type BrochurePicture = keyof typeof pictures;
