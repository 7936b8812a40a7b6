export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control.tsx';
export { type SegmentedControlSize, segmentedControlSizes } from './segmented-control.variants.ts';
