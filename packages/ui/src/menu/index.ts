export { Menu, type MenuProps } from './menu.tsx';
export type { MenuActionItem, MenuItem, MenuLinkItem } from './menu.types.ts';
