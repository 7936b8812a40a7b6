import { type Column, type ColumnPriority, DataTable, Grid, Section, Stat } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { freeRooms } from '../reservations/free-rooms.ts';
import { occupies, type Reservation } from '../reservations/reservation.ts';
import { Page } from '../shell.tsx';
import { StatusBadge } from '../stay/status-badge.tsx';
import type { Word } from '../words.ts';

/** Arrivals, departures and stays of today. */
export function DayPage() {
  const { hotel, today, reservations, roomOf, opened } = useDesk();
  const { say, dates } = useSpeech();
  type Cell = Column<Reservation>['cell'];
  const column = (key: Word, priority: ColumnPriority, cell: Cell) =>
    ({ key, label: say(key), cell, priority }) as const;
  const columns = [
    column('guest', 'title', ({ guest }) => guest),
    column('room', 'subtitle', ({ room }) => roomOf(room)?.name),
    column('stay', 'fact', ({ arrival, departure }) => dates.days(arrival, departure)),
    column('status', 'status', ({ status }) => <StatusBadge of={status} />),
  ];
  const due = reservations.filter(occupies);
  const free = freeRooms(hotel, reservations, today);
  const lists = [
    ['arrivals', 'noArrivals', due.filter(({ arrival }) => arrival === today)],
    ['departures', 'noDepartures', due.filter(({ departure }) => departure === today)],
    ['inHouse', 'noInHouse', due.filter(({ status }) => status === 'checked-in')],
  ] as const;
  return (
    <Page title={say('today')} description={dates.longDay(today)}>
      <Grid columns={4} minColumnWidth="xs">
        {lists.map(([list, , rows]) => (
          <Stat key={list} label={say(list)} value={String(rows.length)} />
        ))}
        <Stat label={say('freeTonight')} value={String(free.length)} />
      </Grid>
      {lists.map(([list, empty, rows]) => (
        <Section key={list} title={say(list)}>
          <DataTable
            // Not the name of the section: each is a landmark of its own.
            label={`${say(list)}, ${say('today')}`}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            rowLabel={({ guest }) => guest}
            onRowOpen={({ key }) => opened.show(key)}
            empty={say(empty)}
          />
        </Section>
      ))}
    </Page>
  );
}
