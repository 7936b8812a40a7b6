import { cva, type VariantProps } from 'class-variance-authority';

export const filterSelectClass = /* @__PURE__ */ cva('bk-filter', {
  variants: { size: { sm: 'bk-filter-sm', md: null } },
  defaultVariants: { size: 'md' },
});

export type FilterSelectSize = NonNullable<VariantProps<typeof filterSelectClass>['size']>;
