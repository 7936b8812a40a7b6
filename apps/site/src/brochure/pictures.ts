/** Screens of the running product, taken by `npm run brochure`. */
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
