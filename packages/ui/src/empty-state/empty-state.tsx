import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../primitives/react/class-names.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** An arch, 120 px wide, as an `<img alt="">` or inline SVG. */
  illustration?: ReactNode;
  /** "No institutes yet", or the filters: "No institutes match Goa and Enterprise". */
  title: ReactNode;
  /** One more sentence at most. */
  description?: ReactNode;
  /** One button: add the first item, or clear the filters. */
  action?: ReactNode;
}

/** Replaces a list without rows or results. For failures use `ErrorState`. */
export function EmptyState({
  illustration,
  title,
  description,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={classNames('bk-empty-state', className)}>
      {illustration && (
        <div className="bk-empty-state-illustration" data-part="illustration">
          {illustration}
        </div>
      )}
      <p className="bk-empty-state-title" data-part="title">
        {title}
      </p>
      {description && (
        <div className="bk-empty-state-text" data-part="description">
          {description}
        </div>
      )}
      {action && (
        <div className="bk-empty-state-action" data-part="action">
          {action}
        </div>
      )}
    </div>
  );
}
