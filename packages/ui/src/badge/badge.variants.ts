/** The tones of a tag and their use. */
export const badgeTones = {
  neutral: 'Inactive: paused, closed, archived.',
  info: 'In progress: trial, syncing.',
  success: 'Good: active, paid.',
  warning: 'Needs attention soon: expiring.',
  danger: 'Stopped or failed: suspended, overdue.',
  accent: 'Highlighted: the current plan.',
} as const;

export type BadgeTone = keyof typeof badgeTones;
