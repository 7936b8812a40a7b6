import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** An arch, 120 px wide, as an `<img alt="">` or inline SVG. */
  illustration?: ReactNode;
  /** "No institutes yet", or the filters: "No institutes match Goa and Enterprise". */
  title: ReactNode;
  /** One more sentence at most. */
  children?: ReactNode;
  /** One button: add the first item, or clear the filters. */
  action?: ReactNode;
}

/** Replaces a list without rows or results. For failures use `ErrorState`. */
export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className="bk-empty-state">
      {illustration && <div className="bk-empty-state-illustration">{illustration}</div>}
      <p className="bk-empty-state-title">{title}</p>
      {children && <div className="bk-empty-state-text">{children}</div>}
      {action && <div className="bk-empty-state-action">{action}</div>}
    </div>
  );
}
