import { cva, type VariantProps } from 'class-variance-authority';

export const modalClass = /* @__PURE__ */ cva('bk-modal', {
  variants: {
    size: { sm: 'bk-modal-sm', md: null, lg: 'bk-modal-lg' },
  },
  defaultVariants: { size: 'md' },
});

export type ModalSize = NonNullable<VariantProps<typeof modalClass>['size']>;

/** Widths of a modal. Below 480 px each is a full-width bottom sheet. */
export const modalSizes = {
  sm: '420 px: a question.',
  md: '560 px: a form.',
  lg: '760 px: a two-column form or a table.',
} as const satisfies Record<ModalSize, string>;
