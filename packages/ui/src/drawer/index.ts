export { Drawer, type DrawerPart, type DrawerProps } from './drawer.tsx';
export { type DrawerSide, type DrawerSize, drawerSides, drawerSizes } from './drawer.variants.ts';
export type { DrawerFooter } from './drawer-foot.tsx';
export type { DrawerHeader } from './drawer-head.tsx';
