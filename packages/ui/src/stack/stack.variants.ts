import { cva, type VariantProps } from 'class-variance-authority';
import { gapClasses } from './gap-classes.ts';

export const stackClass = /* @__PURE__ */ cva('bk-stack', {
  variants: {
    gap: gapClasses,
    align: {
      stretch: null,
      start: 'bk-stack-start',
      center: 'bk-stack-center',
      end: 'bk-stack-end',
    },
  },
  defaultVariants: { gap: 16, align: 'stretch' },
});

export type StackAlign = NonNullable<VariantProps<typeof stackClass>['align']>;

/** Where the children of a Stack stand across it. */
export const stackAligns = {
  stretch: 'As wide as the stack.',
  start: 'Where lines start, as wide as they are.',
  center: 'In the middle.',
  end: 'Where lines end.',
} as const satisfies Record<StackAlign, string>;
