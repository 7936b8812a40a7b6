import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The heading of a section of the report. On paper it stays with what it heads. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <h2 className="type-title-sm tracking-title-sm print:break-after-avoid" id={id}>
      {children}
    </h2>
  );
}
