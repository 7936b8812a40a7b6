import type { ReactNode } from 'react';

/** A level of the site above the page, or the page itself. */
export interface BreadcrumbItem {
  key: string;
  /** Its name, or a `Skeleton` while that loads. */
  label: ReactNode;
  /** Its address. Not of the page itself, nor of a level that the user can't open. */
  href?: string | undefined;
  /** After the name: a button that switches to a sibling. */
  action?: ReactNode;
}
