import { cva } from 'class-variance-authority';

/** The size is that of the box (`inputClass`), which the boxes of the digits follow. */
export const pinInputClass = /* @__PURE__ */ cva('bk-pin-input', {
  variants: { size: { sm: 'bk-pin-input-sm', md: null, lg: 'bk-pin-input-lg' } },
  defaultVariants: { size: 'md' },
});
