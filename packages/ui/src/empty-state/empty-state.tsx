import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';

/** The parts of `EmptyState`. */
export type EmptyStatePart = 'action' | 'description' | 'illustration' | 'title';

export interface EmptyStateProps
  extends PartsProps<EmptyStatePart>,
    Omit<ComponentProps<'div'>, 'children' | 'title'> {
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
  parts,
  ...rest
}: EmptyStateProps) {
  const part = partOf(parts);
  return (
    <div {...rest} className={classNames('bk-empty-state', className)}>
      {illustration && (
        <div {...part('illustration', 'bk-empty-state-illustration')}>{illustration}</div>
      )}
      <p {...part('title', 'bk-empty-state-title')}>{title}</p>
      {description && <div {...part('description', 'bk-empty-state-text')}>{description}</div>}
      {action && <div {...part('action', 'bk-empty-state-action')}>{action}</div>}
    </div>
  );
}
