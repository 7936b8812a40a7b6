import { type Column, DataTable, SegmentedControl } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { CLEANINGS } from '../reservations/reservation.ts';
import { Page } from '../shell.tsx';

/** The rooms by how far their cleaning has come. */
export function HousekeepingPage() {
  const { hotel, cleaningOf, clean } = useDesk();
  const { say } = useSpeech();
  const columns: Column<(typeof hotel.rooms)[number]>[] = [
    { key: 'room', label: say('room'), cell: ({ name }) => name, priority: 'title' },
    {
      key: 'cleaning',
      label: say('status'),
      cell: ({ _id, name }) => (
        <SegmentedControl
          label={name}
          size="sm"
          options={CLEANINGS.map((value) => ({ value, label: say(value) }))}
          value={cleaningOf(_id)}
          onChange={(cleaning) => void clean(_id, cleaning)}
        />
      ),
    },
  ];
  return (
    <Page title={say('housekeeping')}>
      <DataTable
        label={say('housekeeping')}
        columns={columns}
        rows={hotel.rooms}
        rowKey={({ _id }) => _id}
      />
    </Page>
  );
}
