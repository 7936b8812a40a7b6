export { ContextMenu, type ContextMenuProps } from './context-menu.tsx';
export { Menu, type MenuProps, type MenuSurfaceProps } from './menu.tsx';
export type {
  MenuActionItem,
  MenuCheckItem,
  MenuChoice,
  MenuItem,
  MenuLinkItem,
  MenuOption,
} from './menu.types.ts';
