// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { memo } from 'react';
import { drawIcon } from '../icon/icon.tsx';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { DAY } from './clock.ts';
import type { Placed } from './layout.ts';
import { cellsEnd } from './places.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import { resourceTimelineItemClass } from './resource-timeline.variants.ts';
import type { Names } from './use-names.ts';

interface TimelineItemProps {
  placed: Placed;
  rowLabel: string;
  names: Names;
  dayWidth: number;
  /** End of the period, in minutes. */
  end: number;
  /** Minutes of a cell. */
  step: number;
  rowHeight: number;
  isActive: boolean;
  /** Undefined where nothing can be selected. */
  isSelected: boolean | undefined;
  isPending: boolean;
  /** Moved or resized at the moment: it is drawn faintly where it was. */
  isMoving: boolean;
  /** The id of what says how to move it, if it can be. */
  describedBy: string | undefined;
}

/** An item of a row. It is drawn again only when something of itself changes, however much is scrolled. */
export const TimelineItem = memo(function TimelineItem({
  placed,
  rowLabel,
  names,
  dayWidth,
  end,
  step,
  rowHeight,
  isActive,
  isSelected,
  isPending,
  isMoving,
  describedBy,
}: TimelineItemProps) {
  const part = usePart();
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  const { item, from, to, lane } = placed;
  const { key, label, note, status, tone, icon, lockedReason, isStriped } = item;
  const first = Math.max(0, Math.floor(from / step));
  return (
    <div
      {...part('item', resourceTimelineItemClass({ tone: status ? null : tone, status }), {
        insetInlineStart: (Math.max(from, 0) / DAY) * dayWidth,
        width: ((Math.min(to, end) - Math.max(from, 0)) / DAY) * dayWidth,
        insetBlockStart: lane * rowHeight,
      })}
      role="gridcell"
      data-key={key}
      data-locked={lockedReason === undefined ? undefined : ''}
      data-striped={isStriped || undefined}
      data-selected={isSelected || undefined}
      data-pending={isPending || undefined}
      data-moving={isMoving || undefined}
      data-tooltip={lockedReason}
      aria-label={names.item(item, { from, to }, rowLabel)}
      aria-description={isPending ? messages.pending : lockedReason}
      aria-describedby={lockedReason === undefined && !isPending ? describedBy : undefined}
      aria-selected={isSelected}
      aria-busy={isPending || undefined}
      aria-colindex={first + 2}
      aria-colspan={Math.max(1, Math.ceil(cellsEnd(placed, step) / step) - first)}
      tabIndex={isActive ? 0 : -1}
    >
      {icon && drawIcon(icon, 'xs')}
      {/* Before the label, which moves along and would cover it at the end. */}
      {lockedReason !== undefined && drawIcon('lock', 'xs')}
      <span {...part('label', 'bk-resource-timeline-label')}>
        {note ? (
          <>
            <span>{label}</span>
            <span {...part('note', 'bk-resource-timeline-note')}>{`, ${note}`}</span>
          </>
        ) : (
          label
        )}
      </span>
    </div>
  );
});
