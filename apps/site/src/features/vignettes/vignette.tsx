import type { ReactNode } from 'react';

export interface VignetteProps {
  title: string;
  line: string;
  /** A picture of the product with sample data. Nothing in it can be reached. */
  children: ReactNode;
}

/** A moment of the day and what the product does about it. */
export function Vignette({ title, line, children }: VignetteProps) {
  return (
    <article className="vignette">
      <div className="vignette-text">
        <h3>{title}</h3>
        <p>{line}</p>
      </div>
      <div className="vignette-picture" aria-hidden="true" inert>
        {children}
      </div>
    </article>
  );
}
