import type { ReactNode } from 'react';

/** An option of a group of radio buttons or checkboxes. */
export interface FieldOption<V extends string = string> {
  value: V;
  label: ReactNode;
  /** Explains the option in one line. */
  description?: ReactNode;
  /** Why it isn't available. It stays focusable and gives the reason; a tap shows it as an error toast. */
  disabledReason?: string | undefined;
}
