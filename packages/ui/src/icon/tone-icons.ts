import type { Tone } from '../primitives/react/tone-classes.ts';
import type { IconName } from './index.ts';

/** The icon of a message in each tone. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
  accent: 'sparkles',
};
