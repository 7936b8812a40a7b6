import type { Decorator } from '@storybook/react-vite';

/** Reads one story from right to left. The toolbar's direction is that of the whole page, docs with it. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
