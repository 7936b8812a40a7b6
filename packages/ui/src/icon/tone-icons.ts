import type { IconName } from './index.ts';

/** What a badge, a message or an event means. Style sheets read its colours from `--bk-tone-*` (`styles/base.css`). */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** The icon of a message in each tone. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
  accent: 'sparkles',
};
