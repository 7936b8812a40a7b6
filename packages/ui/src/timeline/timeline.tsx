import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type Part, type PartsProps, partOf } from '../primitives/react/parts.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import type { TimelineItem } from './timeline.types.ts';
import { timelineItemClass } from './timeline.variants.ts';

/** The parts of `Timeline`. */
export type TimelinePart =
  | 'content'
  | 'day'
  | 'day-title'
  | 'events'
  | 'item'
  | 'marker'
  | 'title'
  | 'when';

export interface TimelineProps
  extends PartsProps<TimelinePart>,
    Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order in which they are shown. */
  items: readonly TimelineItem[];
}

/** Events of a record in their order: what happened, when, and who did it. */
export function Timeline({ items, className, parts, ...rest }: TimelineProps) {
  const part = partOf(parts);
  const id = useId();
  return (
    <ol {...rest} className={classNames('bk-timeline', className)}>
      {daysOf(items).map(({ day, items }, at) =>
        day === undefined ? (
          items.map((item) => <Event key={item.key} item={item} part={part} />)
        ) : (
          <li key={items[0]?.key} {...part('day', 'bk-timeline-group')}>
            {/* By index: a key may contain a space, which an id may not. */}
            <p {...part('day-title', 'bk-timeline-day')} id={`${id}-${at}`}>
              {day}
            </p>
            <ol {...part('events', 'bk-timeline-events')} aria-labelledby={`${id}-${at}`}>
              {items.map((item) => (
                <Event key={item.key} item={item} part={part} />
              ))}
            </ol>
          </li>
        ),
      )}
    </ol>
  );
}

interface EventProps {
  readonly item: TimelineItem;
  readonly part: Part<TimelinePart>;
}

function Event({ item, part }: EventProps) {
  const { title, time, actor, tone, icon, content } = item;
  return (
    <li {...part('item', timelineItemClass({ tone }))} data-icon={icon && ''}>
      <span {...part('marker', 'bk-timeline-marker')} aria-hidden="true">
        {icon && <Icon name={icon} size="xs" />}
      </span>
      <div className="bk-timeline-body">
        <div {...part('title', 'bk-timeline-title')}>{title}</div>
        {(time || actor) && (
          <p {...part('when', 'bk-timeline-when')}>
            {ownText(time)}
            {time && actor && <span> · </span>}
            {ownText(actor)}
          </p>
        )}
        {content && <div {...part('content', 'bk-timeline-content')}>{content}</div>}
      </div>
    </li>
  );
}

interface Day {
  readonly day: string | undefined;
  readonly items: TimelineItem[];
}

/** Joins neighbours of the same day. */
function daysOf(items: readonly TimelineItem[]): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const last = days.at(-1);
    if (last && last.day === item.day) last.items.push(item);
    else days.push({ day: item.day, items: [item] });
  }
  return days;
}
