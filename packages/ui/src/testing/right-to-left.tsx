import type { Decorator } from '@storybook/react-vite';

/** Renders one story from right to left. The toolbar's direction applies to the whole page. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
