'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { drawIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/index.ts';
import { addDays, type CivilDate } from '../primitives/dates/civil-days.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VirtualList } from '../virtual-list/index.ts';
import { type Clock, DAY } from './clock.ts';
import { type Minutes, meeting } from './layout.ts';
import type { Line } from './lines.ts';
import { cellsEnd } from './places.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import type { ResourceTimelineDays, ResourceTimelineItem } from './resource-timeline.types.ts';
import { resourceTimelineItemClass } from './resource-timeline.variants.ts';
import type { Names } from './use-names.ts';

interface DayListProps {
  label: string;
  lines: readonly Line[];
  clock: Clock;
  /** Minutes of a cell. */
  step: number;
  names: Names;
  /** The day that is shown at first, and when it changes. */
  first: CivilDate;
  startDate: CivilDate;
  endDate: CivilDate;
  onDays: ((days: ResourceTimelineDays) => void) | undefined;
  onOpen: (key: string) => void;
  /** Called for a row that is free that day. */
  onCreate: ((row: string, day: Minutes) => void) | undefined;
}

/** A row on a day, with one of its items, or none. */
interface Entry {
  key: string;
  label: string;
  row: string;
  group: string | undefined;
  item: ResourceTimelineItem | undefined;
  span: Minutes;
}

/** Where it is narrow: the rows on one day, and the days before and after it. */
export function DayList({
  label,
  lines,
  clock,
  step,
  names,
  first,
  startDate,
  endDate,
  onDays,
  onOpen,
  onCreate,
}: DayListProps) {
  const part = usePart();
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  const [day, setDay] = useState(first);
  const [lastFirst, setLastFirst] = useState(first);
  if (first !== lastFirst) {
    setLastFirst(first);
    setDay(first);
  }
  const tell = useEffectEvent(() =>
    onDays?.({ startDate: day, endDate: day, visibleDay: day, isList: true }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again with each day.
  useEffect(() => tell(), [day]);
  const from = clock.minutesOf(day);
  const today = { from, to: from + DAY };
  let group: string | undefined;
  const entries = lines.flatMap((line): Entry[] => {
    if (line.kind === 'group') {
      group = line.group.label;
      return [];
    }
    const { key, label } = line.row;
    const items = meeting(line.track, today);
    const taken = items.map(({ item, ...span }) => ({
      key: `${key} ${item.key}`,
      label: item.label,
      row: label,
      group,
      item,
      span,
    }));
    const isFree = items.every((met) => cellsEnd(met, step) <= from);
    return isFree
      ? [...taken, { key, label, row: key, group, item: undefined, span: today }]
      : taken;
  });
  return (
    <>
      <div {...part('days', 'bk-resource-timeline-days')}>
        <IconButton
          {...part('previous')}
          icon="chevron-left"
          size="sm"
          label={messages.previous}
          disabled={day <= startDate}
          onClick={() => setDay(addDays(day, -1))}
        />
        <span {...part('day', 'bk-resource-timeline-day')} aria-live="polite">
          {names.day(from)}
        </span>
        <IconButton
          {...part('next')}
          icon="chevron-right"
          size="sm"
          label={messages.next}
          disabled={day >= endDate}
          onClick={() => setDay(addDays(day, 1))}
        />
      </div>
      <VirtualList
        label={`${label}, ${names.day(from)}`}
        items={entries}
        itemHeight={68}
        canOpenItem={({ item }) => item !== undefined || onCreate !== undefined}
        onItemOpen={({ item, row, span }) => (item ? onOpen(item.key) : onCreate?.(row, span))}
        renderItem={({ item, label, row, group, span }) => (
          <span
            {...part(
              'entry',
              classNames(
                'bk-resource-timeline-entry',
                item &&
                  resourceTimelineItemClass({
                    tone: item.status ? null : item.tone,
                    status: item.status,
                  }),
              ),
            )}
            data-striped={item?.isStriped || undefined}
          >
            <span {...part('label', 'bk-resource-timeline-label')}>
              <span>{item ? [label, item.note].filter(Boolean).join(', ') : messages.free}</span>{' '}
              {item?.lockedReason !== undefined && drawIcon('lock', 'xs')}
            </span>
            <span {...part('note', 'bk-resource-timeline-note')}>
              {[
                item ? row : label,
                group,
                item?.status && messages[item.status],
                item && names.span(span),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        )}
      />
    </>
  );
}
