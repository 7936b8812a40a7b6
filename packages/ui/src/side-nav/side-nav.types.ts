import type { ReactNode } from 'react';
import type { IconSource } from '../icon/index.ts';

/** A link of the navigation. */
export interface SideNavItem {
  key: string;
  label: string;
  href: string;
  icon: IconSource;
  /** After the label: a `CountBadge` or a `Badge`. Hidden while folded. */
  badge?: ReactNode;
  /** Why it can't be opened: the plan, the role. */
  disabledReason?: string | undefined;
}

/** Links under a title. */
export interface SideNavGroup {
  key: string;
  /** None for links that stand on their own, such as Home. */
  title?: string | undefined;
  items: readonly SideNavItem[];
}
