import { cva, type VariantProps } from 'class-variance-authority';

export const tabsClass = /* @__PURE__ */ cva('bk-tabs', {
  variants: {
    size: { md: null, xl: 'bk-tabs-xl' },
  },
  defaultVariants: { size: 'md' },
});

export type TabsSize = NonNullable<VariantProps<typeof tabsClass>['size']>;
