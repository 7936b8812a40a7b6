import { Heading } from '@booking/ui';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The heading of a section of the report. On paper it stays with what it heads. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <Heading className="print:break-after-avoid" id={id} level={2} size="sm">
      {children}
    </Heading>
  );
}
