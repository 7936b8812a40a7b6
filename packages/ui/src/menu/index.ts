export { Menu, type MenuProps } from './menu.tsx';
export type {
  MenuActionItem,
  MenuCheckItem,
  MenuChoice,
  MenuItem,
  MenuLinkItem,
  MenuOption,
} from './menu.types.ts';
