import { cva, type VariantProps } from 'class-variance-authority';

export const sortableListClass = /* @__PURE__ */ cva('bk-sortable', {
  variants: {
    layout: { list: null, grid: 'bk-sortable-grid' },
  },
});

export type SortableListLayout = NonNullable<VariantProps<typeof sortableListClass>['layout']>;

/** How the items of a SortableList are laid out. */
export const sortableListLayouts = {
  list: 'Rows below each other, such as categories.',
  grid: 'Cards beside and below each other, such as rooms. As many in a row as fit.',
} as const satisfies Record<SortableListLayout, string>;
