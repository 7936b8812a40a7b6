/** Widths of a modal. Below 480 px each is a full-width bottom sheet. */
export const modalSizes = {
  sm: '420 px: a question.',
  md: '560 px: a form.',
  lg: '760 px: a two-column form or a table.',
} as const;

export type ModalSize = keyof typeof modalSizes;
