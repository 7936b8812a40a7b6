import { cva } from 'class-variance-authority';

export type SkeletonShape = 'line' | 'title' | 'block' | 'round';

export const skeletonClass = /* @__PURE__ */ cva('bk-skeleton', {
  variants: {
    shape: {
      line: null,
      title: 'bk-skeleton-title',
      block: 'bk-skeleton-block',
      round: 'bk-skeleton-round',
    } satisfies Record<SkeletonShape, string | null>,
  },
  defaultVariants: { shape: 'line' },
});
