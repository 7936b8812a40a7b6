/** A step of How It Works (`SITE-11`). The titles are the specification's, letter for letter. */
export interface Step {
  title: string;
  line: string;
}

export const HOW_IT_WORKS = 'How It Works';

export const steps: readonly Step[] = [
  {
    title: 'Subscribe & Access',
    line: 'Pick a plan. Your people get a mail each, choose a password, and the desk is open.',
  },
  {
    title: 'Customize & Utilize',
    line: 'Add categories, units, rates and staff, in your own words and your own order.',
  },
  {
    title: 'Secure & Scalable',
    line: 'Roles decide who may do what. When you grow, take the next plan; nothing is lost.',
  },
];
