/** The tones of a badge and their use. */
export const badgeTones = {
  neutral: 'Inactive: paused, closed, archived.',
  info: 'In progress: trial, syncing.',
  success: 'Good: active, paid.',
  warning: 'Needs attention soon: expiring.',
  danger: 'Stopped or failed: suspended, overdue.',
  accent: 'Highlighted: the current plan.',
} as const;

/** The sizes of a badge. */
export const badgeSizes = {
  xs: '16 px: in a cell of a grid, in a menu.',
  sm: '18 px: in dense rows, beside a caption.',
  md: '20 px: the default, in rows and headers.',
} as const;

export type BadgeTone = keyof typeof badgeTones;
export type BadgeSize = keyof typeof badgeSizes;
