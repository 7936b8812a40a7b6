import { cva, type VariantProps } from 'class-variance-authority';

export const spinnerClass = /* @__PURE__ */ cva('bk-spinner', {
  variants: { size: { sm: null, md: 'bk-spinner-md', lg: 'bk-spinner-lg' } },
  defaultVariants: { size: 'sm' },
});

export type SpinnerSize = NonNullable<VariantProps<typeof spinnerClass>['size']>;

/** The sizes of a spinner. */
export const spinnerSizes = {
  sm: '1rem: the default, beside text.',
  md: '1.5rem: in an empty box.',
  lg: '2.5rem: alone in a panel.',
} as const satisfies Record<SpinnerSize, string>;
