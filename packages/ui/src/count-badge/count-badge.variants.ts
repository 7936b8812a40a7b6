/** The kinds of a count. */
export const countBadgeShapes = {
  number: 'The number, such as unread messages.',
  dot: 'A dot, where only "something new" matters.',
} as const;

/** The tones of a count and their use. */
export const countBadgeTones = {
  neutral: 'A size: the rows of a view, the records of a screen.',
  info: 'Something new that can wait.',
  success: 'Finished since the last look.',
  warning: 'Waits for someone.',
  danger: 'Failed or overdue.',
  accent: 'Belongs to what is selected.',
} as const;

/** The sizes of a count. */
export const countBadgeSizes = {
  sm: '16 px: on an icon.',
  md: '18 px: the default, beside a label.',
} as const;

export type CountBadgeShape = keyof typeof countBadgeShapes;
export type CountBadgeTone = keyof typeof countBadgeTones;
export type CountBadgeSize = keyof typeof countBadgeSizes;
