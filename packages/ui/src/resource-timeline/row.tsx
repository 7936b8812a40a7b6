// biome-ignore-all lint/a11y/useFocusableInteractive: the active cell is focused, not its row.
// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { memo } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { DAY } from './clock.ts';
import { TimelineItem } from './item.tsx';
import type { Placed, Track } from './layout.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import type { ResourceTimelineProps, ResourceTimelineRow } from './resource-timeline.types.ts';
import type { Names } from './use-names.ts';

interface TimelineRowProps {
  row: ResourceTimelineRow;
  track: Track;
  /** Its items in view. */
  seen: readonly Placed[];
  /** Index among all rows and heads of groups. */
  index: number;
  top: number;
  rowHeight: number;
  dayWidth: number;
  /** End of the period, in minutes. */
  end: number;
  step: number;
  names: Names;
  /** The cell of the tab stop, if it is in this row; -1 is the header. */
  activeSlot: number | undefined;
  /** The item in that cell. */
  activeItem: string | undefined;
  /** Keys of items that are moved or resized. */
  moving: ReadonlySet<string | undefined> | undefined;
  selected: ReadonlySet<string> | undefined;
  pending: ReadonlySet<string>;
  /** Returns whether a day is closed, or why. */
  closedOn: (minutes: number) => boolean | string | undefined;
  describedBy: string | undefined;
  header: ResourceTimelineProps['renderRow'];
}

/** A row: its header and its items in view. Places without an item have no element, unless they are active. */
export const TimelineRow = memo(function TimelineRow({
  row,
  track,
  seen,
  index,
  top,
  rowHeight,
  dayWidth,
  end,
  step,
  names,
  activeSlot,
  activeItem,
  moving,
  selected,
  pending,
  closedOn,
  describedBy,
  header,
}: TimelineRowProps) {
  const part = usePart();
  return (
    <div
      {...part('row', 'bk-resource-timeline-row', {
        insetBlockStart: top,
        height: track.lanes * rowHeight,
      })}
      role="row"
      data-key={row.key}
      // Both heads above the columns are rows too.
      aria-rowindex={index + 3}
    >
      <div
        {...part('row-header', 'bk-resource-timeline-header')}
        role="rowheader"
        aria-colindex={1}
        tabIndex={activeSlot === -1 ? 0 : undefined}
      >
        {header ? header(row) : row.label}
      </div>
      {withActive(seen, track, activeItem).map((placed) => (
        <TimelineItem
          key={placed.item.key}
          placed={placed}
          rowLabel={row.label}
          names={names}
          dayWidth={dayWidth}
          end={end}
          step={step}
          rowHeight={rowHeight}
          isActive={placed.item.key === activeItem}
          isSelected={selected?.has(placed.item.key)}
          isPending={pending.has(placed.item.key)}
          isMoving={moving?.has(placed.item.key) ?? false}
          describedBy={describedBy}
        />
      ))}
      {activeSlot !== undefined && activeSlot >= 0 && activeItem === undefined && (
        <FreeCell
          name={`${names.span({ from: activeSlot * step, to: (activeSlot + 1) * step })}, ${row.label}`}
          closed={closedOn(activeSlot * step)}
          slot={activeSlot}
          width={(step / DAY) * dayWidth}
        />
      )}
    </div>
  );
});

/** Adds the active item wherever it is, so that the focus stays in it. */
function withActive(
  seen: readonly Placed[],
  { placed }: Track,
  active: string | undefined,
): readonly Placed[] {
  if (active === undefined || seen.some(({ item }) => item.key === active)) return seen;
  return [...seen, ...placed.filter(({ item }) => item.key === active)];
}

interface FreeCellProps {
  name: string;
  closed: boolean | string | undefined;
  slot: number;
  width: number;
}

function FreeCell({ name, closed, slot, width }: FreeCellProps) {
  const part = usePart();
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  return (
    <div
      {...part('cell', 'bk-resource-timeline-cell', { insetInlineStart: slot * width, width })}
      role="gridcell"
      aria-label={`${name}, ${closed ? messages.closed : messages.free}`}
      aria-description={typeof closed === 'string' ? closed : undefined}
      aria-colindex={slot + 2}
      tabIndex={0}
    />
  );
}
