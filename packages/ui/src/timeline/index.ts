export { Timeline, type TimelinePart, type TimelineProps } from './timeline.tsx';
export type { TimelineItem } from './timeline.types.ts';
