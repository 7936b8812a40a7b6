import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Text alternative, for those who don't see it. */
  alt: string;
  caption: string;
  children: ReactNode;
}

/** A part of the landing page on paper: a drawing of the booking app with sample data. */
export function Drawing({ alt, caption, children }: DrawingProps) {
  return (
    <figure className="sheet-drawing">
      <div role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
