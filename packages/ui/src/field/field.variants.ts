import { cva } from 'class-variance-authority';

export const inputSizes = {
  sm: '28 px: tools and rows of a table.',
  md: '32 px: the console.',
  lg: '40 px: standalone forms, such as sign-in, and the public site.',
} as const;

export type InputSize = keyof typeof inputSizes;

/** The box around a control and its prefix and suffix. */
export const inputClass = /* @__PURE__ */ cva('bk-input', {
  variants: {
    size: { sm: 'bk-input-sm', md: null, lg: 'bk-input-lg' } satisfies Record<
      InputSize,
      string | null
    >,
  },
  defaultVariants: { size: 'md' },
});
