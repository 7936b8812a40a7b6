import { cva, type VariantProps } from 'class-variance-authority';
import { gapClasses } from '../stack/gap-classes.ts';

export const groupClass = /* @__PURE__ */ cva('bk-group', {
  variants: {
    gap: gapClasses,
    align: {
      center: null,
      start: 'bk-group-start',
      end: 'bk-group-end',
      baseline: 'bk-group-baseline',
      stretch: 'bk-group-stretch',
    },
    justify: {
      start: null,
      center: 'bk-group-justify-center',
      end: 'bk-group-justify-end',
      between: 'bk-group-justify-between',
    },
  },
  defaultVariants: { gap: 8, align: 'center', justify: 'start' },
});

type Look = VariantProps<typeof groupClass>;
export type GroupAlign = NonNullable<Look['align']>;
export type GroupJustify = NonNullable<Look['justify']>;

/** Where the children of a Group stand across a row. */
export const groupAligns = {
  center: 'In the middle: controls and text.',
  start: 'At the top.',
  end: 'At the bottom: a button beside a field with a label.',
  baseline: 'On one line of text.',
  stretch: 'As high as the row.',
} as const satisfies Record<GroupAlign, string>;

/** Where the children of a Group stand along a row. */
export const groupJustifies = {
  start: 'Where lines start.',
  center: 'In the middle.',
  end: 'Where lines end: the buttons of a form.',
  between: 'The first and the last at the ends: a title and its actions.',
} as const satisfies Record<GroupJustify, string>;
