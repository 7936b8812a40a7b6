import { cva, type VariantProps } from 'class-variance-authority';

export const tabsClass = /* @__PURE__ */ cva('bk-tabs', {
  variants: {
    size: { md: null, xl: 'bk-tabs-xl' },
    orientation: { horizontal: null, vertical: 'bk-tabs-vertical' },
  },
  defaultVariants: { size: 'md', orientation: 'horizontal' },
});

export type TabsSize = NonNullable<VariantProps<typeof tabsClass>['size']>;
export type TabsOrientation = NonNullable<VariantProps<typeof tabsClass>['orientation']>;
