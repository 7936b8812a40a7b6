import { addDays } from '@booking/api-client/facts';
import {
  Button,
  EmptyState,
  ResourceTimeline,
  type ResourceTimelineItem,
  SegmentedControl,
} from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { queries } from '../api.ts';
import { useDesk } from '../desk.tsx';
import { closuresOf } from '../hotel/closed.ts';
import { useSpeech } from '../language.tsx';
import { occupies, overlap, type Reservation, spanOf } from '../reservations/reservation.ts';
import { Page } from '../shell.tsx';
import { useStays } from '../stay/stays.tsx';

interface Item extends ResourceTimelineItem {
  readonly stay?: Reservation;
}

const ZOOMS = ['day', 'week', 'month'] as const;

/** One call of the rates returns 93 days. */
const DAYS_BEFORE = 21;
const DAYS_AFTER = 70;

export function ChartPage() {
  const { hotel, today, now, reservations, isLoading, fill, move } = useDesk();
  const { say } = useSpeech();
  const { open, edit } = useStays();
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>('week');
  const [visibleDay, setVisibleDay] = useState('');
  const startDate = addDays(today, -DAYS_BEFORE);
  const endDate = addDays(today, DAYS_AFTER);
  const items = useItems(endDate);
  const renderDayCell = useDayCell(startDate, endDate);
  const rows = useMemo(
    () =>
      hotel.rooms.map(({ _id, name, category }) => ({
        key: _id,
        label: name,
        group: category._id,
      })),
    [hotel],
  );
  const groups = useMemo(
    () => hotel.categories.map(({ _id, name }) => ({ key: _id, label: name })),
    [hotel],
  );
  const place = async ({
    item,
    row,
    start,
    end,
  }: {
    item: Item;
    row: string;
    start: string;
    end: string;
  }) => {
    if (!item.stay) return undefined;
    const next = {
      ...item.stay,
      room: row,
      arrival: start.slice(0, 10),
      departure: end.slice(0, 10),
    };
    const refused = await move(next);
    return refused === undefined ? undefined : { refused };
  };
  if (rows.length === 0) {
    return (
      <Page title={say('chart')}>
        <EmptyState title={say('noRooms')} description={say('noRoomsHint')} />
      </Page>
    );
  }
  return (
    <Page
      title={say('chart')}
      primaryAction={
        <Button
          icon="plus"
          onClick={() => edit({ room: '', arrival: today, departure: addDays(today, 1) })}
        >
          {say('newReservation')}
        </Button>
      }
    >
      <div className="desk-group">
        <SegmentedControl
          label={say('zoom')}
          options={ZOOMS.map((value) => ({ value, label: say(value) }))}
          value={zoom}
          onChange={setZoom}
        />
        <Button variant="secondary" color="transparent" onClick={() => setVisibleDay(today)}>
          {say('today')}
        </Button>
      </div>
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
        visibleDay={visibleDay || addDays(today, -1)}
        renderDayCell={renderDayCell}
        onItemOpen={({ stay }) => stay && open(stay.key)}
        onCreate={({ row, start, end }) =>
          edit({ room: row, arrival: start.slice(0, 10), departure: end.slice(0, 10) })
        }
        onMove={place}
        onResize={place}
      />
    </Page>
  );
}

/** Reservations and closed rooms. A stay begins in the afternoon of its first day and ends in the morning of its last. */
function useItems(lastDay: string): Item[] {
  const { hotel, reservations } = useDesk();
  const { say } = useSpeech();
  const { checkInTime, checkOutTime } = hotel.settings.stayTimes;
  return useMemo(() => {
    const stays = reservations.flatMap((stay): Item[] => {
      const { key, room, arrival, departure, guest, status } = stay;
      if (status === 'cancelled') return [];
      return [
        {
          key,
          row: room,
          start: `${arrival}T${checkInTime}`,
          end: `${departure}T${checkOutTime}`,
          label: guest,
          status,
          stay,
          lockedReason: status === 'checked-out' ? say('hasLeft') : undefined,
        },
      ];
    });
    const closed = hotel.rooms.flatMap((room) =>
      closuresOf(room).map(
        ({ start, end, reason }, index): Item => ({
          key: `${room._id}-${index}`,
          row: room._id,
          start,
          end: end < lastDay ? end : addDays(lastDay, 1),
          label: reason,
          status: 'blocked',
          lockedReason: say('fromConsole'),
        }),
      ),
    );
    return [...stays, ...closed];
  }, [hotel, reservations, checkInTime, checkOutTime, lastDay, say]);
}

/** How many rooms of a category are free that night, and what one costs. */
function useDayCell(startDate: string, endDate: string) {
  const { hotel, reservations } = useDesk();
  const { language } = useSpeech();
  const { data: rates } = useQuery(
    queries.rate.list({ institution: hotel.id, startDate, endDate, resolve: true }),
  );
  const spans = useMemo(
    () =>
      hotel.rooms.map((room) => ({
        category: room.category._id,
        taken: [
          ...closuresOf(room),
          ...reservations.filter((stay) => stay.room === room._id && occupies(stay)).map(spanOf),
        ],
      })),
    [hotel, reservations],
  );
  const prices = useMemo(() => {
    const standard = rates?.packages.find(({ isDefault }) => isDefault)?.key;
    const rows = rates?.rows.filter(({ ratePackage }) => ratePackage === standard) ?? [];
    return new Map(
      rows.flatMap(({ category, cells }) =>
        cells.map(({ date, price }) => [`${category} ${date}`, price] as const),
      ),
    );
  }, [rates]);
  return useCallback(
    ({ key }: { key: string }, day: string) => {
      const night = { start: day, end: addDays(day, 1) };
      const free = spans.filter(
        ({ category, taken }) => category === key && !taken.some((span) => overlap(span, night)),
      ).length;
      return (
        <>
          <strong>{free}</strong>
          <span>{prices.get(`${key} ${day}`)?.toLocaleString(`${language}-IN`)}</span>
        </>
      );
    },
    [spans, prices, language],
  );
}
