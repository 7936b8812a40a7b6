import type { Globals } from 'storybook/internal/csf';
import { emulateMedia } from './media.ts';

export const initialGlobals: Globals = {
  theme: 'light',
  brand: 'booking',
  language: 'en',
  motion: 'system',
  contrast: 'system',
  forcedColors: 'system',
  direction: 'ltr',
};

/** Applies the toolbar's settings to the page. */
export function applyGlobals(globals: Globals): void {
  const { theme, brand, language, motion, contrast, forcedColors, direction } = globals;
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dataset.brand = brand;
  page.lang = language === 'hi' ? 'hi' : 'en';
  page.dir = direction;
  emulateMedia([
    {
      feature: 'prefers-reduced-motion',
      value: motion === 'system' ? 'system' : motion === 'reduced',
    },
    { feature: 'prefers-contrast', value: contrast === 'more' ? true : 'system' },
    { feature: 'forced-colors', value: forcedColors === 'active' ? true : 'system' },
  ]);
}
