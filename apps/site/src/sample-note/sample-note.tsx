import type { ReactNode } from 'react';

export interface SampleNoteProps {
  /** What is not the owner's own yet, as the start of a sentence. */
  children: ReactNode;
}

/** Marks facts that stand in until the owner's own are known, where the visitor reads them. */
export function SampleNote({ children }: SampleNoteProps) {
  return <p className="sample-note">{children}</p>;
}
