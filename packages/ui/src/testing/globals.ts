import type { Globals } from 'storybook/internal/csf';
import { emulateMedia } from './media.ts';

export const initialGlobals: Globals = {
  theme: 'light',
  brand: 'booking',
  motion: 'system',
  contrast: 'system',
  direction: 'ltr',
};

/** Applies the toolbar's settings to the page. */
export function applyGlobals({ theme, brand, motion, contrast, direction }: Globals): void {
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dataset.brand = brand;
  page.dir = direction;
  emulateMedia([
    {
      feature: 'prefers-reduced-motion',
      value: motion === 'system' ? 'system' : motion === 'reduced',
    },
    { feature: 'prefers-contrast', value: contrast === 'more' ? true : 'system' },
  ]);
}
