import { addDays } from '@booking/api-client/facts';
import { Badge, type Column, DataTable, Heading, Stat } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { closuresOf } from '../hotel/closed.ts';
import { useSpeech } from '../language.tsx';
import { occupies, overlap, type Reservation, spanOf } from '../reservations/reservation.ts';
import { Page } from '../shell.tsx';
import { TONES } from '../stay/stay-drawer.tsx';
import { useStays } from '../stay/stays.tsx';
import type { Word } from '../words.ts';

/** Who comes, who leaves and who is here today. */
export function DayPage() {
  const { hotel, today, reservations } = useDesk();
  const { say, dates } = useSpeech();
  const { open } = useStays();
  const roomOf = ({ room }: Reservation) => hotel.rooms.find(({ _id }) => _id === room)?.name ?? '';
  const columns: Column<Reservation>[] = [
    { key: 'guest', label: say('guest'), cell: ({ guest }) => guest, priority: 'title' },
    { key: 'room', label: say('room'), cell: roomOf, priority: 'subtitle' },
    {
      key: 'stay',
      label: say('stay'),
      cell: ({ arrival, departure }) => dates.days(arrival, departure),
      priority: 'fact',
    },
    {
      key: 'status',
      label: say('status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{say(status)}</Badge>,
      priority: 'status',
    },
  ];
  const due = reservations.filter(occupies);
  const lists = {
    arrivals: due.filter(({ arrival }) => arrival === today),
    departures: due.filter(({ departure }) => departure === today),
    inHouse: due.filter(({ status }) => status === 'checked-in'),
  };
  const tonight = { start: today, end: addDays(today, 1) };
  const free = hotel.rooms.filter(
    (room) =>
      !closuresOf(room).some((closed) => overlap(closed, tonight)) &&
      !due.some((stay) => stay.room === room._id && overlap(spanOf(stay), tonight)),
  );
  const sections: [list: keyof typeof lists, empty: Word][] = [
    ['arrivals', 'noArrivals'],
    ['departures', 'noDepartures'],
    ['inHouse', 'noInHouse'],
  ];
  return (
    <Page title={say('today')} description={dates.longDay(today)}>
      <div className="desk-grid">
        {sections.map(([list]) => (
          <Stat key={list} label={say(list)} value={String(lists[list].length)} />
        ))}
        <Stat label={say('freeTonight')} value={`${free.length}`} />
      </div>
      {sections.map(([list, empty]) => (
        <section key={list} className="desk-stack">
          <Heading level={2}>{say(list)}</Heading>
          <DataTable
            label={say(list)}
            columns={columns}
            rows={lists[list]}
            rowKey={({ key }) => key}
            rowLabel={({ guest }) => guest}
            onRowOpen={({ key }) => open(key)}
            empty={say(empty)}
          />
        </section>
      ))}
    </Page>
  );
}
