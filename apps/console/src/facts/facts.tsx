import type { ReactNode } from 'react';
import './facts.css';

/** Details of a record under a heading. */
export function Facts({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="ck-facts">
      <h3 className="ck-facts-heading">{heading}</h3>
      <dl className="ck-facts-list">{children}</dl>
    </section>
  );
}

/** One of them; left out when it is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="ck-fact">
      <dt className="ck-fact-name">{name}</dt>
      <dd className="ck-fact-value">{children}</dd>
    </div>
  );
}
