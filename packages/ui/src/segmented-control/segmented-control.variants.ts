import { cva, type VariantProps } from 'class-variance-authority';

export const segmentedControlClass = /* @__PURE__ */ cva('bk-segmented-control', {
  variants: {
    size: { sm: 'bk-segmented-control-sm', md: null, lg: 'bk-segmented-control-lg' },
  },
  defaultVariants: { size: 'md' },
});

export type SegmentedControlSize = NonNullable<VariantProps<typeof segmentedControlClass>['size']>;

/** The sizes of a SegmentedControl. */
export const segmentedControlSizes = {
  sm: '26 px: inside a row or a card.',
  md: '32 px: above a list.',
  lg: '40 px: in a form beside large fields.',
} as const satisfies Record<SegmentedControlSize, string>;
