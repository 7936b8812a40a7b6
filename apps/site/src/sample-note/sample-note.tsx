import type { ReactNode } from 'react';

export interface SampleNoteProps {
  /** Content that is a sample, as the start of a sentence. */
  children: ReactNode;
}

/** Marks sample facts, until the owner's own are available, where the visitor reads them. */
export function SampleNote({ children }: SampleNoteProps) {
  return <p className="sample-note">{children}</p>;
}
