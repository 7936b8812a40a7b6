import { cva, type VariantProps } from 'class-variance-authority';

export const descriptionListClass = /* @__PURE__ */ cva('bk-description-list', {
  variants: {
    layout: { row: null, stacked: 'bk-description-list-stacked' },
    columns: {
      1: null,
      2: 'bk-description-list-columns-2',
      3: 'bk-description-list-columns-3',
      4: 'bk-description-list-columns-4',
    },
    align: { start: null, end: 'bk-description-list-end' },
  },
  defaultVariants: { layout: 'row', columns: 1, align: 'start' },
});

export type DescriptionListLayout = NonNullable<
  VariantProps<typeof descriptionListClass>['layout']
>;
export type DescriptionListColumns = NonNullable<
  VariantProps<typeof descriptionListClass>['columns']
>;
export type DescriptionListAlign = NonNullable<VariantProps<typeof descriptionListClass>['align']>;

/** Where a value is, seen from its term. */
export const descriptionListLayouts = {
  row: 'Beside it: details in a drawer. Below it where there is no room.',
  stacked: 'Below it: facts side by side on a page.',
} as const satisfies Record<DescriptionListLayout, string>;

/** Where the values of a row are. */
export const descriptionListAligns = {
  start: 'Close to their terms: texts.',
  end: 'At the end, below each other: the amounts of a bill.',
} as const satisfies Record<DescriptionListAlign, string>;
