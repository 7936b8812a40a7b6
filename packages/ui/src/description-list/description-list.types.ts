import type { ReactNode } from 'react';

/** A term and its value. */
export interface DescriptionItem {
  key: string;
  /** Name of the value: "GSTIN". */
  term: string;
  /** Empty (`undefined`, `null`, `false`, `''`): a dash, with "No value" for screen readers. */
  value: ReactNode;
  /** A text that a button beside the value copies. */
  copyText?: string | undefined;
  /** Takes the whole width, for a long text among short ones. */
  isWide?: boolean | undefined;
  /** The sum of the items above it: a line over it, and both in bold. */
  isTotal?: boolean | undefined;
}
