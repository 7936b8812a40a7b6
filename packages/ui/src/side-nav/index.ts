export { SideNav, type SideNavPart, type SideNavProps } from './side-nav.tsx';
export type { SideNavGroup, SideNavItem } from './side-nav.types.ts';
