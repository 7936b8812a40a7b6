import { cva, type VariantProps } from 'class-variance-authority';

export const menuItemClass = /* @__PURE__ */ cva('bk-menu-item', {
  variants: { tone: { danger: 'bk-menu-item-danger' } },
});

export type MenuItemTone = NonNullable<VariantProps<typeof menuItemClass>['tone']>;
