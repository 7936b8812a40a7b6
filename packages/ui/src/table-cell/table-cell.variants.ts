import { cva, type VariantProps } from 'class-variance-authority';

export const cellAsideClass = /* @__PURE__ */ cva('bk-cell-aside', {
  variants: { tone: { warning: 'bk-cell-aside-warning', danger: 'bk-cell-aside-danger' } },
});

export type CellAsideTone = NonNullable<VariantProps<typeof cellAsideClass>['tone']>;
