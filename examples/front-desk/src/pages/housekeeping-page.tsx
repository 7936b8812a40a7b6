import { Badge, Board, type BoardCard, Group } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { CLEANINGS } from '../reservations/reservation.ts';
import { Page } from '../shell.tsx';
import type { Word } from '../words.ts';

interface RoomCard extends BoardCard {
  readonly note: Word | undefined;
}

/** The rooms by how far their cleaning has come. */
export function HousekeepingPage() {
  const { hotel, today, reservations, cleaningOf, clean } = useDesk();
  const { say } = useSpeech();
  const cards = hotel.rooms.map(({ _id: key, name: label }): RoomCard => {
    const stays = reservations.filter(({ room }) => room === key);
    const isOccupied = stays.some(({ status }) => status === 'checked-in');
    const isDue = stays.some((stay) => stay.status === 'confirmed' && stay.arrival === today);
    const note = isOccupied ? 'occupied' : isDue ? 'arrivesToday' : undefined;
    return { key, label, column: cleaningOf(key), note };
  });
  return (
    <Page title={say('housekeeping')}>
      <Board<RoomCard>
        label={say('housekeeping')}
        columns={CLEANINGS.map((key) => ({ key, label: say(key) }))}
        cards={cards}
        renderCard={({ label, note }) => (
          <Group justify="between">
            {label}
            {note && <Badge tone={note === 'occupied' ? 'success' : 'info'}>{say(note)}</Badge>}
          </Group>
        )}
        onMove={async ({ card, column }) => {
          const cleaning = CLEANINGS.find((key) => key === column);
          if (cleaning) await clean(card.key, cleaning);
        }}
      />
    </Page>
  );
}
