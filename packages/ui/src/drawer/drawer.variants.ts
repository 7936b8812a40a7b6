import { cva } from 'class-variance-authority';

/** The edge a drawer slides in from. */
export const drawerSides = {
  start: 'Where reading starts: navigation, 284 px wide.',
  end: 'The opposite edge: details, 440 px wide.',
} as const;

export type DrawerSide = keyof typeof drawerSides;

export const drawerClass = /* @__PURE__ */ cva('bk-drawer', {
  variants: {
    side: { start: null, end: 'bk-drawer-end' } satisfies Record<DrawerSide, string | null>,
  },
  defaultVariants: { side: 'start' },
});
