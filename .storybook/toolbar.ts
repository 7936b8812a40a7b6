import type { Preview } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/csf';
import { grant } from './media.ts';

type ToolbarIcon = 'mirror' | 'lightning' | 'contrast' | 'transfer';

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

/** What the toolbar above the stories offers, besides the width. */
export const globalTypes: Preview['globalTypes'] = {
  theme: choice('Theme', 'mirror', 'The colours', {
    light: 'light',
    dark: 'dark',
    system: 'system',
  }),
  motion: choice('Motion', 'lightning', 'What the reader asks of moving things', {
    system: 'system',
    full: 'full',
    reduced: 'reduced',
  }),
  contrast: choice('Contrast', 'contrast', 'What the reader asks of colours', {
    system: 'system',
    more: 'more',
  }),
  direction: choice('Direction', 'transfer', 'The way of reading', {
    ltr: 'left to right',
    rtl: 'right to left',
  }),
};

export const initialGlobals: Globals = {
  theme: 'light',
  motion: 'system',
  contrast: 'system',
  direction: 'ltr',
};

/** Shows the page the way that the toolbar says. */
export function showAs({ theme, motion, contrast, direction }: Globals): void {
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dir = direction;
  grant([
    {
      feature: 'prefers-reduced-motion',
      value: motion === 'system' ? 'system' : motion === 'reduced',
    },
    { feature: 'prefers-contrast', value: contrast === 'more' ? true : 'system' },
  ]);
}
