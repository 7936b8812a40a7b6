// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { useMemo } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { DAY } from './clock.ts';
import { hasDayCells } from './columns.ts';
import { type Spot, spotsOf } from './drafts.ts';
import type { GridParts } from './grid-parts.ts';
import { GroupRow } from './group-row.tsx';
import { Shades } from './head.tsx';
import { seenIn } from './layout.ts';
import { rowLineKey } from './lines.ts';
import type { Active } from './places.ts';
import { TimelineRow } from './row.tsx';
import { useNow } from './use-now.ts';
import type { TimelineView } from './use-view.ts';

interface GridBodyProps extends GridParts {
  view: TimelineView;
  active: Active | undefined;
  describedBy: string | undefined;
}

/** The rows in view and that of the tab stop, their background, and the draft of a change above them. */
export function GridBody({
  view,
  active,
  describedBy,
  lines,
  indices,
  order,
  offsets,
  days,
  step,
  rowHeight,
  clock,
  names,
  today,
  now,
  timeZone,
  closedOn,
  changes,
  selected,
  renderRow,
  renderDayCell,
}: GridBodyProps) {
  const part = usePart();
  const { firstLine, lastLine, from, to, dayWidth } = view;
  const { draft, pendingKeys } = changes;
  const { item: dragged, others = none } = draft ?? {};
  /** Keys of items that are drawn faintly where they were. The same while dragging: only the draft is drawn again. */
  const moving = useMemo(
    () => new Set([dragged, ...others.map(({ item }) => item)].map((item) => item?.key)),
    [dragged, others],
  );
  const isLeft = (row: string) =>
    draft?.before.row === row || others.some((spot) => spot.row === row);
  const shown = Array.from({ length: lastLine - firstLine + 1 }, (_, at) => firstLine + at);
  if (active && active.index < firstLine) shown.unshift(active.index);
  if (active && active.index > lastLine) shown.push(active.index);
  const place = { dayWidth, step, names };
  return (
    <div {...part('body', 'bk-resource-timeline-body', { height: offsets.at(-1) })} role="rowgroup">
      <Shades
        from={from}
        to={to}
        dayWidth={dayWidth}
        clock={clock}
        names={names}
        today={today}
        closedOn={closedOn}
      />
      {shown.map((index) => {
        const line = lines[index];
        if (!line) return null;
        const isActive = index === active?.index;
        const top = offsets[index] ?? 0;
        const activeSlot = isActive ? active.slot : undefined;
        return line.kind === 'group' ? (
          <GroupRow
            key={line.key}
            {...place}
            from={from}
            to={to}
            group={line.group}
            isFolded={line.isFolded}
            index={index}
            top={top}
            height={rowHeight}
            clock={clock}
            activeSlot={activeSlot}
            renderDayCell={hasDayCells(dayWidth) ? renderDayCell : undefined}
          />
        ) : (
          <TimelineRow
            key={line.key}
            {...place}
            end={days * DAY}
            row={line.row}
            track={line.track}
            seen={seenIn(line.track, view)}
            index={index}
            top={top}
            rowHeight={rowHeight}
            activeSlot={activeSlot}
            activeItem={isActive ? active.placed?.item.key : undefined}
            moving={isLeft(line.row.key) ? moving : undefined}
            selected={selected}
            pending={pendingKeys}
            closedOn={closedOn}
            describedBy={describedBy}
            header={renderRow}
          />
        );
      })}
      {draft &&
        spotsOf(draft, order).map((spot) => (
          <DraftBox
            key={spot.item?.key ?? ''}
            spot={spot}
            top={offsets[indices.get(rowLineKey(spot.row)) ?? 0] ?? 0}
            dayWidth={dayWidth}
            text={names.span(spot)}
          />
        ))}
      <NowLine now={now} timeZone={timeZone} clock={clock} days={days} dayWidth={dayWidth} />
    </div>
  );
}

const none: readonly never[] = [];

interface DraftBoxProps {
  spot: Spot;
  top: number;
  dayWidth: number;
  text: string;
}

/** Box where a drawn, moved or resized item would be. Each step of it is announced. */
function DraftBox({ spot: { from, to }, top, dayWidth, text }: DraftBoxProps) {
  const part = usePart();
  return (
    <div
      {...part('draft', 'bk-resource-timeline-draft', {
        insetBlockStart: top,
        insetInlineStart: (from / DAY) * dayWidth,
        width: ((to - from) / DAY) * dayWidth,
      })}
      aria-hidden="true"
    >
      <span {...part('label', 'bk-resource-timeline-label')}>{text}</span>
    </div>
  );
}

function NowLine({
  now: hostTime,
  timeZone,
  clock,
  days,
  dayWidth,
}: Pick<GridParts, 'now' | 'timeZone' | 'clock' | 'days'> & { dayWidth: number }) {
  const part = usePart();
  const now = useNow(hostTime, timeZone);
  const minutes = now ? clock.minutesOf(now) : Number.NaN;
  if (!(minutes >= 0 && minutes < days * DAY)) return null;
  return (
    <div
      {...part('now', 'bk-resource-timeline-now', { insetInlineStart: (minutes / DAY) * dayWidth })}
      aria-hidden="true"
    />
  );
}
