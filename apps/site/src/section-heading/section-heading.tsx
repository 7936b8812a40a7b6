import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  /** Names the section: give it the same as `aria-labelledby`. */
  id: string;
  title: string;
  /** One or two lines on the same baseline, in the right third. */
  children: ReactNode;
}

/** The head of a section: one idea on the left, what it means beside it. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
