import { type Column, DataTable, EmptyState, SearchField } from '@booking/ui';
import { formatPhone } from '@booking/ui/format';
import { useState } from 'react';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import type { Reservation } from '../reservations/reservation.ts';
import { Page } from '../shell.tsx';
import { useStays } from '../stay/stays.tsx';

interface Guest {
  readonly key: string;
  readonly name: string;
  readonly phone: string;
  readonly last: Reservation;
  readonly count: number;
}

/** Those who have stayed or will, each once. */
function guestsOf(reservations: readonly Reservation[]): Guest[] {
  const guests = new Map<string, Guest>();
  for (const stay of reservations) {
    const { guest: name, phone } = stay;
    const key = `${name} ${phone}`;
    const { last = stay, count = 0 } = guests.get(key) ?? {};
    const latest = last.arrival < stay.arrival ? stay : last;
    guests.set(key, { key, name, phone, last: latest, count: count + 1 });
  }
  return [...guests.values()];
}

export function GuestsPage() {
  const { reservations } = useDesk();
  const { say, dates } = useSpeech();
  const { open } = useStays();
  const [query, setQuery] = useState('');
  const columns: Column<Guest>[] = [
    {
      key: 'name',
      label: say('guest'),
      cell: ({ name }) => name,
      compare: (a, b) => a.name.localeCompare(b.name),
      priority: 'title',
    },
    {
      key: 'phone',
      label: say('phone'),
      cell: ({ phone }) => phone && formatPhone(phone),
      priority: 'subtitle',
    },
    {
      key: 'last',
      label: say('lastStay'),
      cell: ({ last }) => dates.days(last.arrival, last.departure),
      compare: (a, b) => a.last.arrival.localeCompare(b.last.arrival),
      priority: 'fact',
    },
    {
      key: 'stays',
      label: say('stays'),
      cell: ({ count }) => count,
      align: 'end',
      priority: 'fact',
    },
  ];
  const rows = guestsOf(reservations).filter(({ key }) =>
    key.toLowerCase().includes(query.trim().toLowerCase()),
  );
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
        rows={rows}
        rowKey={({ key }) => key}
        rowLabel={({ name }) => name}
        defaultSort="name"
        onRowOpen={({ last }) => open(last.key)}
        empty={<EmptyState title={say(reservations.length === 0 ? 'emptyTitle' : 'noGuests')} />}
      />
    </Page>
  );
}
