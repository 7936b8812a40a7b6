import type { ComponentProps } from 'react';
import { type SkeletonShape, skeletonClass } from './skeleton.variants.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `line` (default) a line of text, `title` a heading, `block` fills its box, `round` an avatar. */
  shape?: SkeletonShape | undefined;
}

/**
 * A placeholder with the size of the content that is loading, so nothing shifts. Hidden from screen readers: set
 * `aria-busy` on the region. Its size comes from its class or container.
 */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return <span {...rest} aria-hidden="true" className={skeletonClass({ shape, className })} />;
}
