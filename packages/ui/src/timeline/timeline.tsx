import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import type { TimelineItem } from './timeline.types.ts';
import { timelineItemClass } from './timeline.variants.ts';

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order in which they are shown. */
  items: readonly TimelineItem[];
}

/** Events of a record in their order: what happened, when, and who did it. */
export function Timeline({ items, className, ...rest }: TimelineProps) {
  const id = useId();
  return (
    <ol {...rest} className={classNames('bk-timeline', className)}>
      {daysOf(items).map(({ day, items }, at) =>
        day === undefined ? (
          items.map((item) => <Event key={item.key} item={item} />)
        ) : (
          <li key={items[0]?.key} className="bk-timeline-group" data-part="day">
            {/* By index: a key may contain a space, which an id may not. */}
            <p className="bk-timeline-day" id={`${id}-${at}`} data-part="day-title">
              {day}
            </p>
            <ol className="bk-timeline-events" data-part="events" aria-labelledby={`${id}-${at}`}>
              {items.map((item) => (
                <Event key={item.key} item={item} />
              ))}
            </ol>
          </li>
        ),
      )}
    </ol>
  );
}

function Event({ item }: { readonly item: TimelineItem }) {
  const { title, time, actor, tone, icon, content } = item;
  return (
    <li className={timelineItemClass({ tone })} data-part="item" data-icon={icon && ''}>
      <span className="bk-timeline-marker" data-part="marker" aria-hidden="true">
        {icon && <Icon name={icon} size="xs" />}
      </span>
      <div className="bk-timeline-body">
        <div className="bk-timeline-title" data-part="title">
          {title}
        </div>
        {(time || actor) && (
          <p className="bk-timeline-when" data-part="when">
            {ownText(time)}
            {time && actor && <span> · </span>}
            {ownText(actor)}
          </p>
        )}
        {content && (
          <div className="bk-timeline-content" data-part="content">
            {content}
          </div>
        )}
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
