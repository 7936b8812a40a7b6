import { addDays } from '@booking/api-client/facts';
import {
  Button,
  EmptyState,
  Group,
  ResourceTimeline,
  type ResourceTimelineChange,
  type ResourceTimelineSpan,
  SegmentedControl,
} from '@booking/ui';
import { useMemo, useState } from 'react';
import { type Item, useItems } from '../chart/use-items.ts';
import { useNights } from '../chart/use-nights.tsx';
import { useStatusColors } from '../chart/use-status-colors.ts';
import { useDesk } from '../desk.tsx';
import { daysAround } from '../hotel/night-prices.ts';
import { useSpeech } from '../language.tsx';
import { Page } from '../shell.tsx';

const ZOOMS = ['day', 'week', 'month'] as const;

/** A stay begins and ends at a time of the day; its days are what is booked. */
const draftOf = ({ row, start, end }: ResourceTimelineSpan) => ({
  room: row,
  arrival: start.slice(0, 10),
  departure: end.slice(0, 10),
});

export function ChartPage() {
  const { hotel, today, now, reservations, isLoading, fill, move, opened, edited } = useDesk();
  const { say } = useSpeech();
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>('week');
  const [firstDay, setFirstDay] = useState(today);
  const { startDate, endDate } = daysAround(today);
  const rows = useMemo(
    () =>
      hotel.rooms.map((room) => ({ key: room._id, label: room.name, group: room.category._id })),
    [hotel],
  );
  const groups = useMemo(
    () => hotel.categories.map(({ _id, name }) => ({ key: _id, label: name })),
    [hotel],
  );
  const place = async ({ item, ...span }: ResourceTimelineChange<Item>) => {
    const refused = item.stay && (await move({ ...item.stay, ...draftOf(span) }));
    return refused === undefined ? undefined : { refused };
  };
  const items = useItems(endDate);
  const renderDayCell = useNights();
  const colors = useStatusColors();
  if (rows.length === 0) {
    return (
      <Page title={say('chart')}>
        <EmptyState title={say('noRooms')} description={say('noRoomsHint')} />
      </Page>
    );
  }
  const draft = { room: '', arrival: today, departure: addDays(today, 1) };
  const add = (
    <Button icon="plus" onClick={() => edited.show(draft)}>
      {say('newReservation')}
    </Button>
  );
  return (
    <Page className="chart" title={say('chart')} primaryAction={add}>
      <Group>
        <SegmentedControl
          label={say('zoom')}
          options={ZOOMS.map((value) => ({ value, label: say(value) }))}
          value={zoom}
          onChange={setZoom}
        />
        <Button variant="secondary" color="transparent" onClick={() => setFirstDay(today)}>
          {say('today')}
        </Button>
      </Group>
      {!isLoading && reservations.length === 0 && (
        <EmptyState
          title={say('emptyTitle')}
          description={say('emptyHint')}
          action={<Button onClick={() => void fill()}>{say('fill')}</Button>}
        />
      )}
      <ResourceTimeline<Item>
        label={say('chart')}
        rowsLabel={say('rooms')}
        rows={rows}
        groups={groups}
        items={items}
        startDate={startDate}
        endDate={endDate}
        today={today}
        now={now}
        zoom={zoom}
        visibleDay={firstDay}
        onVisibleDaysChange={(days) => setFirstDay(days.visibleDay)}
        renderDayCell={renderDayCell}
        style={colors}
        onItemOpen={({ stay }) => stay && opened.show(stay.key)}
        onCreate={(span) => edited.show(draftOf(span))}
        onMove={place}
        onResize={place}
      />
    </Page>
  );
}
