export type { ChangeRefusal, ChangeResult } from '../primitives/react/use-promised.ts';
export { ResourceTimeline } from './resource-timeline.tsx';
export type {
  ResourceTimelineChange,
  ResourceTimelineGroup,
  ResourceTimelineItem,
  ResourceTimelinePart,
  ResourceTimelineProps,
  ResourceTimelineRow,
  ResourceTimelineSpan,
  ResourceTimelineUnit,
  ResourceTimelineZoom,
} from './resource-timeline.types.ts';
export {
  type ResourceTimelineStatus,
  resourceTimelineStatuses,
} from './resource-timeline.variants.ts';
