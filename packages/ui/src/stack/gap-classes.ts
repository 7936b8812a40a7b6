/** The steps of space between children, as the tokens name them in pixels, and the class of each (`stack.css`). */
export const gapClasses = {
  0: 'bk-gap-0',
  2: 'bk-gap-2',
  4: 'bk-gap-4',
  6: 'bk-gap-6',
  8: 'bk-gap-8',
  10: 'bk-gap-10',
  12: 'bk-gap-12',
  16: 'bk-gap-16',
  20: 'bk-gap-20',
  24: 'bk-gap-24',
  32: 'bk-gap-32',
  40: 'bk-gap-40',
  48: 'bk-gap-48',
} as const;

export type Gap = keyof typeof gapClasses;
