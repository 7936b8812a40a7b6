// biome-ignore-all lint/a11y/useFocusableInteractive: the active cell is focused, not its row.
// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { memo } from 'react';
import { type Clock, DAY } from './clock.ts';
import type { ResourceTimelineGroup, ResourceTimelineProps } from './resource-timeline.types.ts';
import type { Names } from './use-names.ts';

interface GroupRowProps extends Pick<ResourceTimelineProps, 'renderDayCell'> {
  group: ResourceTimelineGroup;
  isFolded: boolean;
  index: number;
  top: number;
  height: number;
  from: number;
  to: number;
  dayWidth: number;
  step: number;
  clock: Clock;
  names: Names;
  activeSlot: number | undefined;
}

/** The head of a group, with what it shows on each day in view. */
export const GroupRow = memo(function GroupRow({
  group,
  isFolded,
  index,
  top,
  height,
  from,
  to,
  dayWidth,
  step,
  clock,
  names,
  activeSlot,
  renderDayCell,
}: GroupRowProps) {
  const active = activeSlot === undefined ? -1 : Math.floor((activeSlot * step) / DAY);
  const [first, end] = [from / DAY, to / DAY];
  const days = Array.from({ length: renderDayCell ? end - first : 0 }, (_, at) => first + at);
  // Where the focus is, wherever that has been scrolled to.
  if (active >= 0 && !days.includes(active)) days.push(active);
  return (
    <div
      role="row"
      className="bk-resource-timeline-row"
      data-part="row"
      data-group=""
      aria-rowindex={index + 3}
      style={{ insetBlockStart: top, height }}
    >
      <div
        role="rowheader"
        className="bk-resource-timeline-header"
        data-part="row-header"
        aria-colindex={1}
        aria-expanded={!isFolded}
        tabIndex={activeSlot === -1 ? 0 : undefined}
      >
        {group.label}
      </div>
      {days.map((day) => (
        <div
          key={day}
          role="gridcell"
          className="bk-resource-timeline-day-cell"
          data-part="day-cell"
          aria-colindex={(day * DAY) / step + 2}
          aria-colspan={DAY / step}
          aria-label={renderDayCell ? undefined : names.day(day * DAY)}
          aria-description={renderDayCell && day === active ? names.day(day * DAY) : undefined}
          tabIndex={day === active ? 0 : undefined}
          style={{ insetInlineStart: day * dayWidth, width: dayWidth }}
        >
          {renderDayCell?.(group, clock.dayOf(day * DAY))}
        </div>
      ))}
    </div>
  );
});
