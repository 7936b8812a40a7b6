export { ContextMenu, type ContextMenuProps } from './context-menu.tsx';
export { Menu, type MenuProps } from './menu.tsx';
export type {
  MenuActionItem,
  MenuCheckItem,
  MenuChoice,
  MenuItem,
  MenuLinkItem,
  MenuOption,
  MenuPart,
  MenuSubmenu,
  MenuSurfaceProps,
} from './menu.types.ts';
