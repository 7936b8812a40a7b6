import type { ReactNode } from 'react';

/** What can be chosen in a group of radio buttons or checkboxes. */
export interface FieldOption<V extends string = string> {
  value: V;
  label: ReactNode;
  /** What the option does, in one line. */
  description?: ReactNode;
  /** Why it isn't available. It stays focusable and gives the reason; a tap shows it as an error toast. */
  disabledReason?: string | undefined;
}
