import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** An arch, 120 px wide, as an `<img alt="">` or an inline drawing. */
  illustration?: ReactNode;
  /** "No institutes yet", or who asked for what: "No institute matches Goa and Enterprise." */
  title: ReactNode;
  /** One more line at most. */
  children?: ReactNode;
  /** One button: to make the first, or to clear the filters. */
  action?: ReactNode;
}

/** In place of rows: nothing yet, or no match. What failed is an `ErrorState`. */
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
