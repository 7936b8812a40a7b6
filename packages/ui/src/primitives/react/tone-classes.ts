/** What a badge, a message or an event means, and the class that gives its colours as `--bk-tone-*` (`styles/base.css`). */
export const toneClasses = {
  neutral: 'bk-tone-neutral',
  info: 'bk-tone-info',
  success: 'bk-tone-success',
  warning: 'bk-tone-warning',
  danger: 'bk-tone-danger',
  accent: 'bk-tone-accent',
} as const;

export type Tone = keyof typeof toneClasses;
