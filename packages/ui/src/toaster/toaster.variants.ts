import type { IconName } from '../icon/index.ts';
import { toneIcons } from '../icon/tone-icons.ts';

/** The tones of a toast. */
export const toastTones = {
  success: 'The action succeeded.',
  danger: 'The action failed, and why: `notify.error`. Announced immediately.',
  info: 'Information.',
  warning: 'Succeeded, with something to check.',
} as const;

export type ToastTone = keyof typeof toastTones;

/** Where toasts are used. */
export const toastPresets = {
  site: 'The site and signed-out pages: top right, light, 5 s with a timer bar (`TOAST-01`).',
  console: 'The signed-in console: top centre, solid colours, 3 s (`TOAST-02`).',
} as const;

export type ToastPreset = keyof typeof toastPresets;

/** Where toasts are in the window. */
export const toastPositions = {
  top: 'At the top, in the middle. Default of the `console` preset.',
  'top-start': 'At the top, where lines begin.',
  'top-end': 'At the top, where lines end. Default of the `site` preset.',
  bottom: 'At the bottom, in the middle.',
  'bottom-start': 'At the bottom, where lines begin.',
  'bottom-end': 'At the bottom, where lines end.',
} as const;

export type ToastPosition = keyof typeof toastPositions;

/** How toasts look. */
export const toastLooks = {
  solid: 'In the colour of their tone. Default of the `console` preset.',
  surface: 'As a card, with an icon in the colour of their tone. Default of the `site` preset.',
} as const;

export type ToastLook = keyof typeof toastLooks;

/** A failure has a cross: beside a success that is gone as soon, a mark of its own. */
export const toastIcons: Readonly<Record<ToastTone, IconName>> = {
  ...toneIcons,
  danger: 'circle-x',
};
