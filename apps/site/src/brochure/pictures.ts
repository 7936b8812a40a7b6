/** Pictures taken by `npm run brochure`: screens of the running product for the brochure, and its pages for the site. */
import calendar from './pictures/page-calendar.jpg?no-inline';
import cover from './pictures/page-cover.jpg?no-inline';
import ratesPage from './pictures/page-rates.jpg?no-inline';
import rates from './pictures/rates.jpg?no-inline';
import roles from './pictures/roles.jpg?no-inline';

export const screens = {
  rates: {
    src: rates,
    alt: 'Prices of a week by category and package, with a weekend raised by 12 percent and 12 changes to save',
  },
  roles: {
    src: roles,
    alt: 'What each role can do: a table with a checkbox for each permission of owner, manager, front desk and others',
  },
} as const;

export type BrochureScreen = keyof typeof screens;

/** Pages of the brochure, as small pictures of 595 × 842 px. */
export const pages = [cover, calendar, ratesPage] as const;
