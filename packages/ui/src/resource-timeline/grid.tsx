// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { type CSSProperties, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { DAY } from './clock.ts';
import type { Draft } from './drafts.ts';
import { HEAD_HEIGHT } from './geometry.ts';
import { GridBody } from './grid-body.tsx';
import type { GridParts } from './grid-parts.ts';
import { TimelineHead } from './head.tsx';
import { rowLineKey } from './lines.ts';
import { activeAt, type Place } from './places.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import type { ResourceTimelineUnit } from './resource-timeline.types.ts';
import { useDragItem } from './use-drag-item.ts';
import { useFocus } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import type { TimelineView } from './use-view.ts';

interface TimelineGridProps extends GridParts {
  root: RefObject<HTMLDivElement | null>;
  label: string;
  rowsLabel: string | undefined;
  /** Where the tab stop is at first. */
  firstMinute: number;
  view: TimelineView;
  unit: ResourceTimelineUnit;
  isLoading: boolean;
  hintId: string;
  /** Called with the minute of the tab stop. */
  onAnchor: (minutes: number) => void;
  onOpen: (key: string) => void;
  onSelect: (key: string) => void;
  onFold: (group: string) => void;
}

type MeasureStyle = CSSProperties & { [measure: `--bk-resource-timeline-${string}`]: string };

/** The heads, the rows in view, and what keys and the pointer do with them. */
export function TimelineGrid({
  root,
  label,
  rowsLabel,
  firstMinute,
  view,
  unit,
  isLoading,
  hintId,
  onAnchor,
  onOpen,
  onSelect,
  onFold,
  ...parts
}: TimelineGridProps) {
  const part = usePart();
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  const { lines, indices, order, offsets, step, days, clock, names, today, closedOn } = parts;
  const { changes, selected } = parts;
  const grid = useRef<HTMLDivElement>(null);
  const end = days * DAY;
  const [place, setPlace] = useState<Place>();
  /** Where the line of the tab stop was: the next one takes its place when it goes away. */
  const [lastIndex, setLastIndex] = useState(0);
  const cells = { lines, step, slots: end / step };
  const initial = { line: '', slot: Math.floor(firstMinute / step) };
  const placeIndex = place && indices.get(place.line);
  if (placeIndex !== undefined && placeIndex !== lastIndex) setLastIndex(placeIndex);
  const active = activeAt(place ?? initial, placeIndex ?? lastIndex, cells);
  const focus = useFocus(grid);

  const go = (next: Place, canScroll = true) => {
    focus.wants(canScroll);
    setPlace(next);
    if (next.slot >= 0) onAnchor(next.slot * step);
  };

  /** Makes a change, and takes the focus along. What a pointer has dropped is in view. */
  const drop = (draft: Draft) => {
    changes.drop(draft);
    const slot = slotAt(draft.from);
    go({ line: rowLineKey(draft.row), slot, item: draft.item?.key }, draft.by === 'keys');
  };

  const drag = useDragItem({
    onDrop: drop,
    root,
    grid,
    lines,
    order,
    offsets,
    step,
    end,
    changes,
    days,
    zoom: parts.zoom,
    rowHeaderWidth: parts.rowHeaderWidth,
  });
  const page = Math.max(1, view.lastLine - view.firstLine - 5);
  const handleKeyDown = useKeys({
    grid,
    active,
    cells,
    order,
    page,
    end,
    changes,
    go,
    onOpen,
    onSelect,
    onFold,
    onDrop: drop,
    cancelDrag: drag.cancel,
  });

  const spotOf = (target: Element) => {
    const row = target.closest<HTMLElement>('[data-part=row]');
    const line = lines[Number(row?.ariaRowIndex ?? Number.NaN) - FIRST_ROW];
    const item = target.closest<HTMLElement>('[data-part=item]')?.dataset.key;
    const placed =
      line?.kind === 'row'
        ? line.track.placed.find((candidate) => candidate.item.key === item)
        : undefined;
    return { line, placed };
  };

  /** A screen reader or a script may move the focus too: the keys go on from there. */
  const followFocus = (target: Element) => {
    const { line, placed } = spotOf(target);
    if (!line || !placed || placed === active?.placed) return;
    go({ line: line.key, slot: slotAt(placed.from), item: placed.item.key });
  };

  const slotAt = (minutes: number) =>
    Math.max(0, Math.min(Math.floor(minutes / step), cells.slots - 1));

  const press = (event: MouseEvent<HTMLElement>) => {
    if (drag.isDragEnd() || !(event.target instanceof Element)) return;
    changes.clearNotice();
    const header = event.target.closest('[data-part=row-header]');
    const { line, placed } = spotOf(event.target);
    if (!line) return;
    // A control of the host beside a row.
    if (event.target.closest('a, button, input, select, textarea')) return;
    if (header) {
      if (line.kind === 'group') onFold(line.group.key);
      return go({ line: line.key, slot: -1 });
    }
    const item = placed?.item.key;
    go({ line: line.key, slot: slotAt(placed?.from ?? drag.minutesAt(event) ?? 0), item });
    if (item === undefined) return;
    if (event.ctrlKey || event.metaKey) onSelect(item);
    else onOpen(item);
  };

  const style: MeasureStyle = {
    '--bk-resource-timeline-header-width': `${view.headerWidth}px`,
    '--bk-resource-timeline-day-width': `${view.dayWidth}px`,
    '--bk-resource-timeline-row-height': `${parts.rowHeight}px`,
    '--bk-resource-timeline-head-height': `${HEAD_HEIGHT}px`,
    width: view.headerWidth + days * view.dayWidth,
  };
  const isChangeable = changes.canMove || changes.canResize;
  return (
    <>
      {isChangeable && (
        <p {...part('hint')} id={hintId} hidden>
          {messages.instructions}
        </p>
      )}
      <div
        {...part('grid', 'bk-resource-timeline-grid', style)}
        ref={grid}
        role="grid"
        data-changeable={isChangeable || undefined}
        data-wide={view.dayWidth >= WIDE_DAY || undefined}
        data-refused={changes.notice}
        aria-label={label}
        aria-rowcount={lines.length + 2}
        aria-colcount={cells.slots + 1}
        aria-multiselectable={selected ? true : undefined}
        aria-busy={isLoading || undefined}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        onPointerDown={drag.onPointerDown}
        onClick={press}
        onFocus={(event) => {
          focus.onFocus(event);
          // The first cell follows the days in view until it has the focus.
          if (active) setPlace((last) => last ?? { line: active.line.key, slot: active.slot });
          followFocus(event.target);
        }}
        onBlur={(event) => {
          focus.onBlur(event);
          const { draft } = changes;
          if (draft?.by === 'keys' && isFocusLeft(event) && !focus.isWanted()) {
            changes.cancel(draft);
          }
        }}
      >
        <TimelineHead
          rowsLabel={rowsLabel}
          from={view.from}
          to={view.to}
          end={end}
          dayWidth={view.dayWidth}
          unit={unit}
          step={step}
          clock={clock}
          names={names}
          today={today}
          closedOn={closedOn}
        />
        <GridBody
          {...parts}
          view={view}
          active={active}
          describedBy={isChangeable ? hintId : undefined}
        />
      </div>
    </>
  );
}

/** The name of a day stays in view while the day is, in px of a day. */
const WIDE_DAY = 400;

/** Both heads are rows too, and the first is 1. */
const FIRST_ROW = 3;
