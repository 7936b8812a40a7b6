import { Badge, Board, type BoardCard, Group, movedCards, PageHeader, Stack } from '@booking/ui';
import { useState } from 'react';

interface Room extends BoardCard {
  /** Reason why the room is urgent: "Arrives at 14:00". */
  note?: string;
}

const rooms: readonly Room[] = [
  { key: '101', column: 'dirty', label: 'Room 101', note: 'Arrives at 14:00' },
  { key: '102', column: 'dirty', label: 'Room 102' },
  {
    key: '201',
    column: 'dirty',
    label: 'Room 201',
    disabledReason: 'The guest doesn’t want to be disturbed.',
  },
  { key: '202', column: 'clean', label: 'Room 202' },
];

interface HousekeepingProps {
  /** Saves the state of a room. Rejects if it can’t. */
  save?: (room: string, state: string) => Promise<void>;
}

export function Housekeeping({ save }: HousekeepingProps) {
  const [cards, setCards] = useState(rooms);
  return (
    <Stack>
      <PageHeader title="Housekeeping" />
      <Board
        label="Housekeeping"
        columns={[
          { key: 'dirty', label: 'To clean', empty: 'All rooms are clean.' },
          { key: 'cleaning', label: 'Cleaning', limit: 2, limitReason: 'Two people clean today.' },
          { key: 'clean', label: 'Clean' },
          { key: 'inspected', label: 'Inspected' },
        ]}
        cards={cards}
        renderCard={({ label, note }) => (
          <Group justify="between">
            {label}
            {note !== undefined && <Badge tone="info">{note}</Badge>}
          </Group>
        )}
        onMove={async (move) => {
          if (move.column === 'inspected' && move.card.column !== 'clean') {
            return { refused: 'Only a clean room can be inspected.' };
          }
          await save?.(move.card.key, move.column);
          setCards((all) => movedCards(all, move));
          return undefined;
        }}
      />
    </Stack>
  );
}
