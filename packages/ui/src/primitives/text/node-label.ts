import type { ReactNode } from 'react';

/** A label that may be drawn. What isn't a text needs one beside it. */
export type NodeLabel =
  | {
      label: string;
      /** The label as a text, where it is drawn: its accessible name, and what is searched and typed. Default: the label. */
      textValue?: string | undefined;
    }
  | { label: ReactNode; textValue: string };

/** Returns the text of a label. */
export const labelText = ({ label, textValue }: NodeLabel): string =>
  textValue ?? (typeof label === 'string' ? label : '');
