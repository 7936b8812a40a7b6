// biome-ignore-all lint/a11y/useFocusableInteractive: the active cell is focused, not its row.
// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { memo } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
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
  const part = usePart();
  const active = activeSlot === undefined ? -1 : Math.floor((activeSlot * step) / DAY);
  const [first, end] = [from / DAY, to / DAY];
  const days = Array.from({ length: renderDayCell ? end - first : 0 }, (_, at) => first + at);
  // Where the focus is, wherever that has been scrolled to.
  if (active >= 0 && !days.includes(active)) days.push(active);
  return (
    <div
      {...part('row', 'bk-resource-timeline-row', { insetBlockStart: top, height })}
      role="row"
      data-group=""
      aria-rowindex={index + 3}
    >
      <div
        {...part('row-header', 'bk-resource-timeline-header')}
        role="rowheader"
        aria-colindex={1}
        aria-expanded={!isFolded}
        tabIndex={activeSlot === -1 ? 0 : undefined}
      >
        {group.label}
      </div>
      {days.map((day) => (
        <div
          key={day}
          {...part('day-cell', 'bk-resource-timeline-day-cell', {
            insetInlineStart: day * dayWidth,
            width: dayWidth,
          })}
          role="gridcell"
          aria-colindex={(day * DAY) / step + 2}
          aria-colspan={DAY / step}
          aria-label={renderDayCell ? undefined : names.day(day * DAY)}
          aria-description={renderDayCell && day === active ? names.day(day * DAY) : undefined}
          tabIndex={day === active ? 0 : undefined}
        >
          {renderDayCell?.(group, clock.dayOf(day * DAY))}
        </div>
      ))}
    </div>
  );
});
