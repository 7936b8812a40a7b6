export { Drawer, type DrawerProps } from './drawer.tsx';
export { type DrawerSide, drawerSides } from './drawer.variants.ts';
