'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import {
  type ResourceTimelineStatus,
  resourceTimelineItemClass,
} from './resource-timeline.variants.ts';

/** The parts of `ResourceTimelineLegend`. */
export type ResourceTimelineLegendPart = 'label' | 'status';

export interface ResourceTimelineLegendProps
  extends PartsProps<ResourceTimelineLegendPart>,
    Omit<ComponentProps<'ul'>, 'children'> {
  /** Those that the chart has, in their order. */
  statuses: readonly ResourceTimelineStatus[];
}

/** Explains the colours of a ResourceTimeline, in its words. */
export function ResourceTimelineLegend({
  statuses,
  className,
  parts,
  ...rest
}: ResourceTimelineLegendProps) {
  const part = partOf(parts);
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  return (
    <ul
      aria-label={messages.legend}
      {...rest}
      className={classNames('bk-resource-timeline-legend', className)}
    >
      {statuses.map((status) => (
        <li key={status} {...part('status', resourceTimelineItemClass({ status, tone: null }))}>
          <span {...part('label', 'bk-resource-timeline-label')}>{messages[status]}</span>
        </li>
      ))}
    </ul>
  );
}
