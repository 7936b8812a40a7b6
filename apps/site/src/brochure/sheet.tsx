import { brand } from '@booking/content/brand';
import { brochureEdition } from '@booking/content/brochure';
import type { ReactNode } from 'react';

export interface SheetProps {
  /** Counted from 1, the cover. */
  page: number;
  children: ReactNode;
}

/** One page of paper with its footer. */
export function Sheet({ page, children }: SheetProps) {
  return (
    <section className="sheet">
      {children}
      <p className="sheet-foot" aria-hidden="true">
        <span>{brand.name}</span>
        <span>{brochureEdition.name}</span>
        <span>{page}</span>
      </p>
    </section>
  );
}
