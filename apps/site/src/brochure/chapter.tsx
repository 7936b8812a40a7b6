import type { BrochureChapter } from '@booking/content/brochure';
import type { ReactNode } from 'react';

export interface ChapterProps {
  chapter: BrochureChapter;
  /** Content between the words of the head and the points. */
  children?: ReactNode;
}

/** A feature of the product: its purpose, its look, and the points worth knowing. */
export function Chapter({ chapter: { title, lead, points }, children }: ChapterProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className="sheet-lead">{lead}</p>
      {children}
      <dl className="sheet-points">
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.line}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
