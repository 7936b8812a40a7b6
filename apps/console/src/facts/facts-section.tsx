import { Heading } from '@booking/ui';
import type { ReactNode } from 'react';

interface FactsSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of what is said of a record, under a heading. */
export function FactsSection({ heading, children }: FactsSectionProps) {
  return (
    <section className="ck-facts border-bk-subtle border-t pt-3.5">
      <Heading className="mb-2" level={3} size="xs">
        {heading}
      </Heading>
      {children}
    </section>
  );
}
