import type { ReactNode } from 'react';

export interface VignetteProps {
  title: string;
  line: string;
  /** Real components with sample data. Nothing in it can be reached: it is a picture. */
  children: ReactNode;
}

/** A part of the product as it is, and what it is good for. */
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
