import type { IconName } from '../icon/index.ts';
import { toneIcons } from '../primitives/tone.ts';

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

/** A failure has a cross: beside a success that is gone as soon, a mark of its own. */
export const toastIcons: Readonly<Record<ToastTone, IconName>> = {
  ...toneIcons,
  danger: 'circle-x',
};
