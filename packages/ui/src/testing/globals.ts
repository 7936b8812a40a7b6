import type { Globals } from 'storybook/internal/csf';
import { emulateMedia } from './media.ts';

export const initialGlobals: Globals = {
  theme: 'light',
  motion: 'system',
  contrast: 'system',
  direction: 'ltr',
};

/** Applies the toolbar's settings to the page. */
export function applyGlobals({ theme, motion, contrast, direction }: Globals): void {
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dir = direction;
  emulateMedia([
    {
      feature: 'prefers-reduced-motion',
      value: motion === 'system' ? 'system' : motion === 'reduced',
    },
    { feature: 'prefers-contrast', value: contrast === 'more' ? true : 'system' },
  ]);
}
