/** The sizes of a SegmentedControl. */
export const segmentedControlSizes = {
  sm: '26 px: inside a row or a card.',
  md: '32 px: above a list.',
  lg: '40 px: in a form beside large fields.',
} as const;

export type SegmentedControlSize = keyof typeof segmentedControlSizes;
