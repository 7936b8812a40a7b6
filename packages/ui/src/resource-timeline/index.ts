export type { ChangeRefusal, ChangeResult } from '../primitives/react/use-promised.ts';
export {
  ResourceTimelineLegend,
  type ResourceTimelineLegendPart,
  type ResourceTimelineLegendProps,
} from './legend.tsx';
export { ResourceTimeline } from './resource-timeline.tsx';
export type {
  ResourceTimelineChange,
  ResourceTimelineDays,
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
