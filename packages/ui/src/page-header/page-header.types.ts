import type { IconSource } from '../icon/index.ts';

/** Something that can be done with the page's subject. */
export interface PageHeaderAction {
  key: string;
  /** A verb and its object. */
  label: string;
  icon?: IconSource | undefined;
  onSelect?: (() => void) | undefined;
  /** Where it leads, instead of `onSelect`. */
  href?: string | undefined;
  /** Why it isn't available. */
  disabledReason?: string | undefined;
  /** `danger` for what can't be undone. */
  tone?: 'danger' | undefined;
}
