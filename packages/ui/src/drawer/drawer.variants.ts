import { cva, type VariantProps } from 'class-variance-authority';

export const drawerClass = /* @__PURE__ */ cva('bk-drawer', {
  variants: {
    side: { start: null, end: 'bk-drawer-end' },
  },
  defaultVariants: { side: 'start' },
});

export type DrawerSide = NonNullable<VariantProps<typeof drawerClass>['side']>;

/** The edge a drawer slides in from. */
export const drawerSides = {
  start: 'Where reading starts: navigation, 284 px wide.',
  end: 'The opposite edge: details, 440 px wide.',
} as const satisfies Record<DrawerSide, string>;
