import { type Column, DataTable, EmptyState, PageHeader, SearchField, Stack } from '@booking/ui';
import { formatPhone } from '@booking/ui/format';
import { useState } from 'react';

export interface Guest {
  key: string;
  name: string;
  /** International, `+919820000001`. */
  phone: string;
  /** The first day of the last stay, `YYYY-MM-DD`, and the stay in words. */
  lastArrival: string;
  lastStay: string;
  stays: number;
}

const columns: readonly Column<Guest>[] = [
  {
    key: 'name',
    label: 'Guest',
    cell: ({ name }) => name,
    compare: (a, b) => a.name.localeCompare(b.name),
    priority: 'title',
  },
  { key: 'phone', label: 'Phone', cell: ({ phone }) => formatPhone(phone), priority: 'subtitle' },
  {
    key: 'last',
    label: 'Last stay',
    cell: ({ lastStay }) => lastStay,
    compare: (a, b) => a.lastArrival.localeCompare(b.lastArrival),
    priority: 'fact',
  },
  {
    key: 'stays',
    label: 'Stays',
    cell: ({ stays }) => stays,
    compare: (a, b) => a.stays - b.stays,
    align: 'end',
  },
];

/** A number is found by its last digits too, however it is written. */
const matches = ({ name, phone }: Guest, query: string) => {
  const digits = query.replaceAll(/[^\d]/g, '');
  return (
    name.toLowerCase().includes(query.trim().toLowerCase()) ||
    (digits !== '' && phone.includes(digits))
  );
};

interface GuestListProps {
  guests?: readonly Guest[];
  onOpen(key: string): void;
}

export function GuestList({ guests = [], onOpen }: GuestListProps) {
  const [query, setQuery] = useState('');
  const matching = guests.filter((guest) => matches(guest, query));
  return (
    <Stack>
      <PageHeader title="Guests" />
      <SearchField
        label="Search guests by name or phone"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onClear={() => setQuery('')}
      />
      <DataTable
        label="Guests"
        columns={columns}
        rows={matching}
        rowKey={({ key }) => key}
        rowLabel={({ name }) => name}
        defaultSort="name"
        onRowOpen={({ key }) => onOpen(key)}
        empty={
          <EmptyState
            title={guests.length === 0 ? 'No guests yet' : 'No guest matches'}
            description={
              guests.length === 0
                ? 'A guest is listed from the first reservation on.'
                : 'Check the spelling, or search by phone.'
            }
          />
        }
      />
    </Stack>
  );
}
