import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type SkeletonShape = 'line' | 'title' | 'block' | 'round';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `line` (default) a line of text, `title` a heading, `block` fills its box, `round` an avatar. */
  shape?: SkeletonShape;
}

/**
 * Holds the place of what is still loading, in its real size, so that nothing jumps when it comes. Says nothing to a
 * screen reader: the region that loads carries `aria-busy`. The size comes from the class or the box around it.
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
