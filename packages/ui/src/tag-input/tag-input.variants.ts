import { cva } from 'class-variance-authority';

/** The size is that of the box (`inputClass`), whose rows are closer together where it is small. */
export const tagInputClass = /* @__PURE__ */ cva('bk-tag-input', {
  variants: { size: { sm: 'bk-tag-input-sm', md: null, lg: null } },
  defaultVariants: { size: 'md' },
});
