import { cva, type VariantProps } from 'class-variance-authority';

export const skeletonClass = /* @__PURE__ */ cva('bk-skeleton', {
  variants: {
    shape: {
      line: null,
      title: 'bk-skeleton-title',
      block: 'bk-skeleton-block',
      round: 'bk-skeleton-round',
    },
  },
  defaultVariants: { shape: 'line' },
});

export type SkeletonShape = NonNullable<VariantProps<typeof skeletonClass>['shape']>;
