/** Tones of badges, messages and events, with the class that sets their `--bk-tone-*` colours (`styles/base.css`). */
export const toneClasses = {
  neutral: 'bk-tone-neutral',
  info: 'bk-tone-info',
  success: 'bk-tone-success',
  warning: 'bk-tone-warning',
  danger: 'bk-tone-danger',
  accent: 'bk-tone-accent',
} as const;

export type Tone = keyof typeof toneClasses;
