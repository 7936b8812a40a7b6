import type { Preview } from '@storybook/react-vite';

type ToolbarIcon =
  | 'mirror'
  | 'paintbrush'
  | 'globe'
  | 'lightning'
  | 'contrast'
  | 'accessibility'
  | 'transfer';

/** A menu. The button of one that changes nothing says its title alone, so that all fit in a row. */
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
    items: Object.entries(values).map(([value, name], at) =>
      at === 0 ? { value, title, right: name } : { value, title: `${title}: ${name}` },
    ),
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
    plum: 'plum, by tokens',
  }),
  language: choice('Language', 'globe', 'Language of the built-in strings', {
    en: 'English',
    hi: 'हिन्दी',
    pseudo: 'pseudo',
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
  forcedColors: choice('Forced colours', 'accessibility', 'Forced colours, as in Windows', {
    system: 'system',
    active: 'on',
  }),
  direction: choice('Direction', 'transfer', 'Text direction', {
    ltr: 'left to right',
    rtl: 'right to left',
  }),
};
