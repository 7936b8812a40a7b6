/** How a value stands to its term. */
export const descriptionListLayouts = {
  row: 'Beside it: details in a drawer. Below it where there is no room.',
  stacked: 'Below it: facts side by side on a page.',
} as const;

export type DescriptionListLayout = keyof typeof descriptionListLayouts;
