/** A step of How It Works (`SITE-11`). The titles are the specification's, letter for letter. */
export interface Step {
  title: string;
  line: string;
}

export const HOW_IT_WORKS = 'How It Works';

export const steps: readonly Step[] = [
  {
    title: 'Subscribe & Access',
    line: 'Pick a plan. We email your team, they set their passwords, and you’re ready to go.',
  },
  {
    title: 'Customize & Utilize',
    line: 'Add categories, units, rates and staff, named and ordered your way.',
  },
  {
    title: 'Secure & Scalable',
    line: 'Roles control who can do what. When you grow, move up a plan and keep all your data.',
  },
];
