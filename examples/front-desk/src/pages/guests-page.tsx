import { type Column, DataTable, EmptyState, SearchField } from '@booking/ui';
import { formatPhone } from '@booking/ui/format';
import { useState } from 'react';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import type { Reservation } from '../reservations/reservation.ts';
import { Page } from '../shell.tsx';

interface Guest {
  readonly key: string;
  readonly last: Reservation;
  readonly count: number;
}

/** Returns the guests of all reservations, each once. */
function guestsOf(reservations: readonly Reservation[]): Guest[] {
  const guests = new Map<string, Guest>();
  for (const stay of reservations) {
    const key = `${stay.guest} ${stay.phone}`;
    const { last = stay, count = 0 } = guests.get(key) ?? {};
    guests.set(key, { key, last: last.arrival < stay.arrival ? stay : last, count: count + 1 });
  }
  return [...guests.values()];
}

const phoneOf = ({ last }: Guest) => last.phone && formatPhone(last.phone);

export function GuestsPage() {
  const { reservations, opened } = useDesk();
  const { say, dates } = useSpeech();
  const [query, setQuery] = useState('');
  const columns: Column<Guest>[] = [
    {
      key: 'name',
      label: say('guest'),
      cell: ({ last }) => last.guest,
      compare: (a, b) => a.key.localeCompare(b.key),
      priority: 'title',
    },
    { key: 'phone', label: say('phone'), cell: phoneOf, priority: 'subtitle' },
    {
      key: 'last',
      label: say('lastStay'),
      cell: ({ last }) => dates.days(last.arrival, last.departure),
      compare: (a, b) => a.last.arrival.localeCompare(b.last.arrival),
      priority: 'fact',
    },
    { key: 'stays', label: say('stays'), cell: ({ count }) => count, align: 'end' },
  ];
  const text = query.trim().toLowerCase();
  return (
    <Page title={say('guestList')}>
      <SearchField
        label={say('search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onClear={() => setQuery('')}
      />
      <DataTable
        label={say('guestList')}
        columns={columns}
        rows={guestsOf(reservations).filter(({ key }) => key.toLowerCase().includes(text))}
        rowKey={({ key }) => key}
        rowLabel={({ last }) => last.guest}
        defaultSort="name"
        onRowOpen={({ last }) => opened.show(last.key)}
        empty={<EmptyState title={say(reservations.length === 0 ? 'emptyTitle' : 'noGuests')} />}
      />
    </Page>
  );
}
