import { cva, type VariantProps } from 'class-variance-authority';

/** An error below a control, as also a checkbox shows it. */
export const errorClass = 'bk-field-error';

/** The box around a control and its prefix and suffix. */
export const inputClass = /* @__PURE__ */ cva('bk-input', {
  variants: { size: { sm: 'bk-input-sm', md: null, lg: 'bk-input-lg' } },
  defaultVariants: { size: 'md' },
});

export type InputSize = NonNullable<VariantProps<typeof inputClass>['size']>;

export const inputSizes = {
  sm: '28 px: tools and rows of a table.',
  md: '32 px: the console.',
  lg: '40 px: standalone forms, such as sign-in, and the public site.',
} as const satisfies Record<InputSize, string>;
