// biome-ignore-all lint/a11y/useFocusableInteractive: heads of columns do nothing.
// biome-ignore-all lint/a11y/useSemanticElements: cells are placed where they are seen, which a table can't.
'use client';
import { memo } from 'react';
import { weekdayOf } from '../primitives/dates/week-of.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { type Clock, DAY } from './clock.ts';
import { columnsIn, headsFor, periodsIn } from './columns.ts';
import type { Minutes } from './layout.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import type { ResourceTimelineUnit } from './resource-timeline.types.ts';
import type { Names } from './use-names.ts';

interface TimelineHeadProps {
  /** Heading above the rows. */
  rowsLabel: string | undefined;
  from: number;
  to: number;
  /** End of the period, in minutes. */
  end: number;
  dayWidth: number;
  unit: ResourceTimelineUnit;
  step: number;
  clock: Clock;
  names: Names;
  today: string;
  closedOn: (minutes: number) => boolean | string | undefined;
}

/** Months above days, months above weeks, or days above hours: whatever fits. */
export const TimelineHead = memo(function TimelineHead({
  rowsLabel,
  from,
  to,
  end,
  dayWidth,
  unit,
  step,
  clock,
  names,
  today,
  closedOn,
}: TimelineHeadProps) {
  const part = usePart();
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  const heads = headsFor(dayWidth, unit);
  const columns = columnsIn({ from, to }, end, heads, {
    firstDay: names.firstDay,
    firstWeekday: weekdayOf(clock.dayOf(0)) ?? 0,
  });
  const placeOf = ({ from: start, to: until }: Minutes) => ({
    'aria-colindex': Math.floor(start / step) + 2,
    'aria-colspan': Math.max(1, Math.round((until - start) / step)),
  });
  const styleOf = ({ from: start, to: until }: Minutes) => ({
    insetInlineStart: (start / DAY) * dayWidth,
    width: ((until - start) / DAY) * dayWidth,
  });
  return (
    <div {...part('head', 'bk-resource-timeline-head')} role="rowgroup">
      <div role="row" className="bk-resource-timeline-heads" aria-rowindex={1}>
        <div
          {...part('corner', 'bk-resource-timeline-corner')}
          role="columnheader"
          aria-colindex={1}
          aria-rowspan={2}
        >
          {rowsLabel ?? messages.rows}
        </div>
        {periodsIn({ from, to }, end, heads, clock).map((period) => (
          <div
            key={period.from}
            {...part('period', 'bk-resource-timeline-period', styleOf(period))}
            role="columnheader"
            {...placeOf(period)}
          >
            <span {...part('period-label', 'bk-resource-timeline-period-label')}>
              {heads.kind === 'hours' ? names.day(period.from) : names.month(period.from)}
            </span>
          </div>
        ))}
      </div>
      <div role="row" className="bk-resource-timeline-heads" aria-rowindex={2}>
        {columns.map((column) => {
          const day = clock.dayOf(column.from);
          const isDay = heads.kind === 'days';
          return (
            <div
              key={column.from}
              {...part('column', 'bk-resource-timeline-column', styleOf(column))}
              role="columnheader"
              data-weekend={(isDay && names.isWeekend(column.from)) || undefined}
              data-closed={(isDay && Boolean(closedOn(column.from))) || undefined}
              aria-current={isDay && day === today ? 'date' : undefined}
              aria-label={heads.kind === 'hours' ? undefined : names.day(column.from)}
              {...placeOf(column)}
            >
              {heads.kind === 'hours' && <span>{names.time(column.from)}</span>}
              {heads.kind === 'weeks' && <span>{names.shortDay(column.from)}</span>}
              {isDay && (
                <>
                  <span {...part('weekday', 'bk-resource-timeline-weekday')}>
                    {names.weekday(column.from)}
                  </span>
                  <span {...part('number', 'bk-resource-timeline-number')}>
                    {names.number(column.from)}
                  </span>
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
});

interface ShadesProps {
  from: number;
  to: number;
  dayWidth: number;
  clock: Clock;
  names: Names;
  today: string;
  closedOn: (minutes: number) => boolean | string | undefined;
}

/** Background of the rows: weekends, closed days, and today. */
export const Shades = memo(function Shades({
  from,
  to,
  dayWidth,
  clock,
  names,
  today,
  closedOn,
}: ShadesProps) {
  const part = usePart();
  const days = Array.from({ length: (to - from) / DAY }, (_, at) => from + at * DAY);
  return days.map((minutes) => {
    const day = clock.dayOf(minutes);
    const isClosed = Boolean(closedOn(minutes));
    if (!isClosed && day !== today && !names.isWeekend(minutes)) return null;
    return (
      <div
        key={day}
        {...part('shade', 'bk-resource-timeline-shade', {
          insetInlineStart: (minutes / DAY) * dayWidth,
          width: dayWidth,
        })}
        data-closed={isClosed || undefined}
        data-today={day === today || undefined}
        aria-hidden="true"
      />
    );
  });
});
