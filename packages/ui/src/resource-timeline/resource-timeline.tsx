'use client';
import { useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { daysBetween } from '../primitives/dates/civil-days.ts';
import { givenDay } from '../primitives/dates/given-day.ts';
import { useDays } from '../primitives/dates/use-days.ts';
import { useMediaQuery } from '../primitives/dom/use-media-query.ts';
import { scaleOf } from '../primitives/dom/zoom.ts';
import { handlesEscape } from '../primitives/overlays/escape.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { useIsHydrated } from '../primitives/react/use-is-hydrated.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { clockFrom, DAY, stepOf } from './clock.ts';
import { DayList } from './day-list.tsx';
import { drawnAt } from './drafts.ts';
import { TimelineGrid } from './grid.tsx';
import { offsetsOf } from './layout.ts';
import { linesOf, rowOrderOf, trackKeeper } from './lines.ts';
import { type Pending, shownItems } from './pending.ts';
import { PlainTable } from './plain-table.tsx';
import type { ResourceTimelineItem, ResourceTimelineProps } from './resource-timeline.types.ts';
import { useChanges } from './use-changes.ts';
import { useNames } from './use-names.ts';
import { useView } from './use-view.ts';

/** Of a server that is told no day. */
const UNKNOWN_DAY = '1970-01-01';
/** As much time is in HTML of a server. */
const EXCERPT = 14 * DAY;

/**
 * Rows by days, with what spans them: the stays of a hotel by room. Only what is in view is rendered, in both
 * directions. In a flex column of limited height it scrolls inside itself; where it is narrow it is a list of one day.
 */
export function ResourceTimeline<T extends ResourceTimelineItem = ResourceTimelineItem>({
  label,
  rows,
  groups = none,
  items,
  startDate,
  endDate,
  unit = 'day',
  zoom = 'month',
  today: givenToday,
  visibleDay,
  onVisibleDaysChange,
  now,
  timeZone,
  rowsLabel,
  renderRow,
  renderDayCell,
  isDateUnavailable,
  collapsed: givenCollapsed,
  defaultCollapsed = none,
  onCollapsedChange,
  selection: givenSelection,
  defaultSelection,
  onSelectionChange,
  overlap = 'stack',
  onItemOpen,
  onCreate,
  onMove,
  onResize,
  rowHeight = 40,
  rowHeaderWidth = 200,
  isLoading = false,
  className,
  ref,
  parts,
  ...rest
}: ResourceTimelineProps<T>) {
  const part = partOf(parts);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const hintId = useId();
  const {
    today,
    min: first = UNKNOWN_DAY,
    max: last = first,
  } = useDays({
    today: givenToday,
    min: startDate,
    max: endDate,
  });
  const days = Math.max(1, daysBetween(first, last) + 1);
  const clock = useMemo(() => clockFrom(first), [first]);
  const names = useNames(clock);
  const step = stepOf[unit];
  const isPrinted = useMediaQuery('print', false);
  const isHydrated = useIsHydrated();

  const closedOn = useCallback(
    (minutes: number) => isDateUnavailable?.(clock.dayOf(minutes)),
    [isDateUnavailable, clock],
  );
  const [collapsed, setCollapsed] = useControlled(
    givenCollapsed,
    defaultCollapsed,
    onCollapsedChange,
  );
  const canSelect = (givenSelection ?? defaultSelection ?? onSelectionChange) !== undefined;
  const [selection, setSelection] = useControlled(
    givenSelection,
    defaultSelection ?? none,
    onSelectionChange,
  );
  const selected = useMemo(
    () => (canSelect ? new Set(selection) : undefined),
    [canSelect, selection],
  );

  const [pending, setPending] = useState<readonly Pending[]>([]);
  const tracksOf = useMemo(() => trackKeeper(clock), [clock]);
  const tracks = useMemo(() => tracksOf(shownItems(items, pending)), [tracksOf, items, pending]);
  const lines = useMemo(
    () => linesOf(rows, groups, tracks, collapsed),
    [rows, groups, tracks, collapsed],
  );
  const indices = useMemo(() => new Map(lines.map(({ key }, at) => [key, at])), [lines]);
  const order = useMemo(() => rowOrderOf(lines), [lines]);
  const changes = useChanges<T>({
    items,
    pending,
    setPending,
    onCreate,
    onMove,
    onResize,
    overlap,
    clock,
    names,
    hasDaysOnly: unit === 'day',
    selected,
    order,
    closedOn,
  });
  const offsets = useMemo(
    () =>
      offsetsOf(
        lines.map((line) => (line.kind === 'row' ? line.track.lanes * rowHeight : rowHeight)),
      ),
    [lines, rowHeight],
  );

  const isInPeriod = (day: string) => first <= day && day <= last;
  const firstVisible = [givenDay(visibleDay), today].find((day) => day && isInPeriod(day)) ?? first;
  const firstMinute = clock.minutesOf(firstVisible);
  /** Of the day that the tab stop is on. */
  const [anchor, setAnchor] = useState<number>();
  const view = useView({
    root,
    offsets,
    days,
    zoom,
    rowHeaderWidth,
    first,
    start: firstVisible,
    // Not the day itself: at midnight nothing moves.
    startKey: givenDay(visibleDay) || (today && 'today'),
    anchor,
    onDays: onVisibleDaysChange,
  });

  const open = (key: string) => {
    const item = items.find((candidate) => candidate.key === key);
    if (item) onItemOpen?.(item);
  };

  return (
    <PartsContext value={parts}>
      <div
        {...rest}
        {...handlesEscape(changes.draft !== undefined)}
        ref={root}
        className={classNames('bk-resource-timeline', className)}
        data-scroller=""
        data-loading={isLoading || undefined}
      >
        {view?.isNarrow === true && (
          <DayList
            label={label}
            lines={lines}
            clock={clock}
            step={step}
            names={names}
            first={firstVisible}
            startDate={first}
            endDate={last}
            onDays={onVisibleDaysChange}
            onOpen={open}
            onCreate={onCreate && ((row, span) => changes.drop(drawnAt({ row, ...span }, 'keys')))}
          />
        )}
        {view?.isNarrow === false && (
          <TimelineGrid
            root={root}
            label={label}
            firstMinute={firstMinute}
            view={view}
            lines={lines}
            indices={indices}
            order={order}
            offsets={offsets}
            days={days}
            zoom={zoom}
            unit={unit}
            step={step}
            rowHeight={rowHeight}
            rowHeaderWidth={rowHeaderWidth}
            clock={clock}
            names={names}
            today={today}
            now={now}
            timeZone={timeZone}
            rowsLabel={rowsLabel}
            renderRow={renderRow}
            renderDayCell={renderDayCell}
            closedOn={closedOn}
            selected={selected}
            changes={changes}
            hintId={hintId}
            isLoading={isLoading}
            onAnchor={setAnchor}
            onOpen={open}
            onSelect={(key) =>
              canSelect &&
              setSelection(
                selection.includes(key)
                  ? selection.filter((earlier) => earlier !== key)
                  : [...selection, key],
              )
            }
            onFold={(key) =>
              setCollapsed(
                collapsed.includes(key)
                  ? collapsed.filter((earlier) => earlier !== key)
                  : [...collapsed, key],
              )
            }
          />
        )}
        {changes.notice !== undefined && (
          // Announced already, with what it is about.
          <p
            {...part('notice', 'bk-resource-timeline-notice')}
            ref={bringIntoView}
            aria-hidden="true"
          >
            {changes.notice}
          </p>
        )}
        {(isPrinted || !isHydrated) && (
          <PlainTable
            label={label}
            lines={lines}
            names={names}
            excerpt={
              isHydrated
                ? undefined
                : { from: firstMinute, to: Math.min(firstMinute + EXCERPT, days * DAY) }
            }
          />
        )}
      </div>
    </PartsContext>
  );
}

/** A notice sticks to the end of the chart. Where that is below the window, it sticks as much higher. */
function bringIntoView(notice: HTMLElement | null): void {
  const chart = notice?.parentElement;
  if (!chart) return;
  const below = (chart.getBoundingClientRect().bottom - innerHeight) / scaleOf(chart);
  if (below > 0) notice.style.insetBlockEnd = `${below + NOTICE_INSET}px`;
}

/** From the end of what is in view, in px. */
const NOTICE_INSET = 8;

/** One for all renders: a new list would be laid out again. */
const none: readonly never[] = [];
