import type { ComponentType, ReactNode } from 'react';

/** Components of a library on the page, used the way its documentation shows. A part it does not offer is left out. */
export interface Contestant {
  /** Providers and regions that the parts need. */
  Root: ComponentType<{ children: ReactNode }>;
  Button?: ComponentType<{ isLoading: boolean; children: string }>;
  /** A control that has a tooltip. */
  Hinted?: ComponentType<{ hint: string }>;
  Modal?: ComponentType<{ open: boolean; onClose: () => void }>;
  /** A field that finds one of these names, and opens by the key Down. */
  Choice?: ComponentType<{ names: readonly string[] }>;
  toast?: (text: string) => void;
  /** How one toast is found in the document. */
  toastSelector?: string;
  /** How the opened dialog is found in the document. */
  dialogSelector?: string;
}
