import { cva, type VariantProps } from 'class-variance-authority';

export const popoverClass = /* @__PURE__ */ cva('bk-popover', {
  variants: {
    size: { sm: 'bk-popover-sm', md: null, lg: 'bk-popover-lg' },
  },
  defaultVariants: { size: 'md' },
});

export type PopoverSize = NonNullable<VariantProps<typeof popoverClass>['size']>;

/** Widths of a popover. None is wider than the window. */
export const popoverSizes = {
  sm: '240 px: a short list.',
  md: '320 px: a few fields.',
  lg: '480 px: text or a small form.',
} as const satisfies Record<PopoverSize, string>;
