import { Badge, type Column, DataTable, Grid, PageHeader, Section, Stack, Stat } from '@booking/ui';

export interface Stay {
  key: string;
  guest: string;
  room: string;
  dates: string;
  status: 'confirmed' | 'in-house';
}

interface DayProps {
  /** The day in words: “Saturday, 27 March 2027”. */
  day: string;
  arrivals?: readonly Stay[];
  departures?: readonly Stay[];
  inHouse?: readonly Stay[];
  freeRooms?: number;
  onOpen(key: string): void;
}

const columns: readonly Column<Stay>[] = [
  { key: 'guest', label: 'Guest', cell: ({ guest }) => guest, priority: 'title' },
  { key: 'room', label: 'Room', cell: ({ room }) => room, priority: 'subtitle' },
  { key: 'dates', label: 'Stay', cell: ({ dates }) => dates, priority: 'fact' },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'in-house' ? 'success' : 'info'}>
        {status === 'in-house' ? 'Checked in' : 'Confirmed'}
      </Badge>
    ),
    priority: 'status',
  },
];

/** Who arrives, who leaves and who is here. */
export function FrontDeskDay({
  day,
  arrivals = [],
  departures = [],
  inHouse = [],
  freeRooms = 0,
  onOpen,
}: DayProps) {
  const sections = [
    ['Arrivals', 'No one arrives today.', arrivals],
    ['Departures', 'No one leaves today.', departures],
    ['In house', 'No one is here.', inHouse],
  ] as const;
  return (
    <Stack>
      <PageHeader title="Today" description={day} />
      <Grid columns={4} minColumnWidth="xs">
        {sections.map(([title, , stays]) => (
          <Stat key={title} label={title} value={String(stays.length)} />
        ))}
        <Stat label="Free tonight" value={String(freeRooms)} />
      </Grid>
      {sections.map(([title, empty, stays]) => (
        <Section key={title} title={title}>
          <DataTable
            label={`${title} today`}
            columns={columns}
            rows={stays}
            rowKey={({ key }) => key}
            rowLabel={({ guest }) => guest}
            onRowOpen={({ key }) => onOpen(key)}
            empty={empty}
          />
        </Section>
      ))}
    </Stack>
  );
}
