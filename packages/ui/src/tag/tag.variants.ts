/** The tones of a tag and their use. */
export const tagTones = {
  neutral: 'At rest: paused, closed, archived.',
  info: 'On the way: trial, syncing.',
  success: 'As it should be: active, paid.',
  warning: 'Wants attention soon: expiring.',
  danger: 'Stopped or failed: suspended, overdue.',
  accent: 'Ours, or chosen: the current plan.',
} as const;

export type TagTone = keyof typeof tagTones;
