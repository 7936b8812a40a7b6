import type { Preview } from '@storybook/react-vite';

type ToolbarIcon = 'mirror' | 'paintbrush' | 'lightning' | 'contrast' | 'transfer';

const choice = (
  title: string,
  icon: ToolbarIcon,
  description: string,
  values: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(values).map(([value, name]) => ({ value, title: `${title}: ${name}` })),
  },
});

/** The toolbar menus, besides the viewport. */
export const globalTypes: Preview['globalTypes'] = {
  theme: choice('Theme', 'mirror', 'Theme', {
    light: 'light',
    dark: 'dark',
    system: 'system',
  }),
  brand: choice('Brand', 'paintbrush', 'Brand', {
    booking: 'Booking',
    plum: 'another one, by tokens',
  }),
  motion: choice('Motion', 'lightning', 'Reduced motion', {
    system: 'system',
    full: 'full',
    reduced: 'reduced',
  }),
  contrast: choice('Contrast', 'contrast', 'Contrast preference', {
    system: 'system',
    more: 'more',
  }),
  direction: choice('Direction', 'transfer', 'Text direction', {
    ltr: 'left to right',
    rtl: 'right to left',
  }),
};
