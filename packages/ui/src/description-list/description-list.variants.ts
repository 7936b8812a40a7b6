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
  },
  defaultVariants: { layout: 'row', columns: 1 },
});

export type DescriptionListLayout = NonNullable<
  VariantProps<typeof descriptionListClass>['layout']
>;
export type DescriptionListColumns = NonNullable<
  VariantProps<typeof descriptionListClass>['columns']
>;

/** How a value stands to its term. */
export const descriptionListLayouts = {
  row: 'Beside it: details in a drawer. Below it where there is no room.',
  stacked: 'Below it: facts side by side on a page.',
} as const satisfies Record<DescriptionListLayout, string>;
