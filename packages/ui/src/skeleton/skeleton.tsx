import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type SkeletonShape = 'line' | 'title' | 'block' | 'round';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `line` (default) a line of text, `title` a heading, `block` fills its box, `round` an avatar. */
  shape?: SkeletonShape | undefined;
}

/**
 * A placeholder with the size of the content that is loading, so nothing shifts. Hidden from screen readers: set
 * `aria-busy` on the region. Its size comes from its class or container.
 */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx('bk-skeleton', shape !== 'line' && `bk-skeleton-${shape}`, className)}
    />
  );
}
