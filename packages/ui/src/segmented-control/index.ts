export {
  type Segment,
  SegmentedControl,
  type SegmentedControlPart,
  type SegmentedControlProps,
} from './segmented-control.tsx';
export { type SegmentedControlSize, segmentedControlSizes } from './segmented-control.variants.ts';
