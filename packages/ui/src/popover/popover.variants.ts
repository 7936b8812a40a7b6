/** Widths of a popover. None is wider than the window. */
export const popoverSizes = {
  sm: '240 px: a short list.',
  md: '320 px: a few fields.',
  lg: '480 px: text or a small form.',
} as const;

export type PopoverSize = keyof typeof popoverSizes;
