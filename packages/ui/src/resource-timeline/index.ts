export { ResourceTimeline } from './resource-timeline.tsx';
export type {
  ResourceTimelineAnswer,
  ResourceTimelineChange,
  ResourceTimelineGroup,
  ResourceTimelineItem,
  ResourceTimelinePart,
  ResourceTimelineProps,
  ResourceTimelineResult,
  ResourceTimelineRow,
  ResourceTimelineSpan,
  ResourceTimelineUnit,
  ResourceTimelineZoom,
} from './resource-timeline.types.ts';
export {
  type ResourceTimelineStatus,
  resourceTimelineStatuses,
} from './resource-timeline.variants.ts';
