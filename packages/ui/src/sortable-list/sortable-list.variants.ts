/** How the items of a SortableList are laid out. */
export const sortableListLayouts = {
  list: 'Rows below each other, such as categories.',
  grid: 'Cards beside and below each other, such as rooms. As many in a row as fit.',
} as const;

export type SortableListLayout = keyof typeof sortableListLayouts;
