import { cva } from 'class-variance-authority';

/** The widths of a modal. Below 480 px each is a sheet as wide as the screen. */
export const modalSizes = {
  sm: '420 px: a question.',
  md: '560 px: a form.',
  lg: '760 px: a form of two columns, a table.',
} as const;

export type ModalSize = keyof typeof modalSizes;

export const modalClass = /* @__PURE__ */ cva('bk-modal', {
  variants: {
    size: { sm: 'bk-modal-sm', md: null, lg: 'bk-modal-lg' } satisfies Record<
      ModalSize,
      string | null
    >,
  },
  defaultVariants: { size: 'md' },
});
