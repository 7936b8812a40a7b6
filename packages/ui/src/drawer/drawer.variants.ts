import { cva, type VariantProps } from 'class-variance-authority';

export const drawerClass = /* @__PURE__ */ cva('bk-drawer', {
  variants: {
    side: {
      start: null,
      end: 'bk-drawer-end',
      top: 'bk-drawer-top',
      bottom: 'bk-drawer-bottom',
    },
    size: { sm: 'bk-drawer-sm', md: null, lg: 'bk-drawer-lg', xl: 'bk-drawer-xl' },
  },
  defaultVariants: { side: 'start', size: 'md' },
});

export type DrawerSide = NonNullable<VariantProps<typeof drawerClass>['side']>;
export type DrawerSize = NonNullable<VariantProps<typeof drawerClass>['size']>;

/** The edge a drawer slides in from. */
export const drawerSides = {
  start: 'Where reading starts: navigation, 284 px wide.',
  end: 'The opposite edge: details, 440 px wide.',
  top: 'The top edge: what belongs to the bar there, as high as its content.',
  bottom: 'The bottom edge: choices and details on a phone, in reach of a thumb.',
} as const satisfies Record<DrawerSide, string>;

/** How far it comes into the window: its width, from the top or the bottom its greatest height. */
export const drawerSizes = {
  sm: '284 px: links, a few choices.',
  md: '284 px from the start, else 440 px.',
  lg: '640 px: a form of two columns.',
  xl: '880 px: a table.',
} as const satisfies Record<DrawerSize, string>;
