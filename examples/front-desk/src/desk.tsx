import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { cache } from './api.ts';
import type { Hotel } from './hotel/load-hotel.ts';
import { offerOf, ratesQuery } from './hotel/offer.ts';
import { useSpeech } from './language.tsx';
import { browserStore, type RecordStore } from './reservations/record-store.ts';
import { refusalOf } from './reservations/refusal.ts';
import type { Cleaning, Reservation, RoomCare, Status } from './reservations/reservation.ts';
import { sampleReservations } from './reservations/sample.ts';

export type ReservationStore = RecordStore<Reservation>;

interface Desk {
  readonly hotel: Hotel;
  /** The day and the clock of the hotel, wherever the browser is. */
  readonly today: string;
  readonly now: string;
  readonly reservations: readonly Reservation[];
  readonly isLoading: boolean;
  cleaningOf(room: string): Cleaning;
  /** Keeps a reservation. Resolves with the reason if it is refused. */
  put(next: Reservation): Promise<string | undefined>;
  /** The same with the prices of other nights or of another room. */
  move(next: Reservation): Promise<string | undefined>;
  /** Keeps the sample reservations. */
  fill(): Promise<unknown>;
  setStatus(next: Reservation, status: Status): Promise<void>;
  clean(room: string, cleaning: Cleaning): Promise<void>;
}

const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no DeskProvider.');
  return desk;
}

const MINUTE_MS = 60_000;

/** What a clock at the hotel shows, `2027-03-02T14:05`. A desk is open all night: its day turns at the hotel's midnight. */
function useHotelClock(timeZone: string): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  // Swedish dates are written as ISO 8601 does.
  return now.toLocaleString('sv', { timeZone }).replace(' ', 'T').slice(0, 16);
}

function useRecords<T extends { readonly key: string }>(kind: string, store: RecordStore<T>) {
  const queryKey = useMemo(() => ['records', kind], [kind]);
  useEffect(
    () => store.subscribe(() => void cache.invalidateQueries({ queryKey })),
    [store, queryKey],
  );
  // Of this browser: no network is needed.
  return useQuery({ queryKey, queryFn: () => store.list(), networkMode: 'always' });
}

export function DeskProvider({ hotel, children }: { hotel: Hotel; children: ReactNode }) {
  const { say } = useSpeech();
  const now = useHotelClock(hotel.settings.region.timezone);
  const today = now.slice(0, 10);
  const [stays] = useState<ReservationStore>(() => browserStore(hotel.id, 'reservations'));
  const [rooms] = useState<RecordStore<RoomCare>>(() => browserStore(hotel.id, 'rooms'));
  const { data: reservations = [], isPending } = useRecords('reservations', stays);
  const { data: care = [] } = useRecords('rooms', rooms);

  const put = (next: Reservation) => stays.put([next], (all) => refusalOf(next, all, hotel, say));
  const clean = async (room: string, cleaning: Cleaning) => {
    await rooms.put([{ key: room, cleaning }]);
  };
  const cleaningOf = (room: string) => care.find(({ key }) => key === room)?.cleaning ?? 'clean';

  const move = async (next: Reservation) => {
    const refused = refusalOf(next, reservations, hotel, say);
    if (refused) return refused;
    const category =
      hotel.rooms.find(({ _id }) => _id === next.room)?.category._id ?? next.category;
    const request = { institution: hotel.id, ...next };
    const offer = offerOf(await cache.fetchQuery(ratesQuery(request)), request);
    if (offer.refusal) return say(offer.refusal, { limit: offer.limit ?? 0 });
    // Nights that were agreed keep their price in a room of the same category.
    const agreed = new Map(next.nights.map((night) => [night.date, night]));
    const nights = offer.nights.map((night) =>
      category === next.category ? (agreed.get(night.date) ?? night) : night,
    );
    return put({ ...next, category, nights });
  };

  const setStatus = async (next: Reservation, status: Status) => {
    const before = reservations.find(({ key }) => key === next.key) ?? next;
    const cleaning = cleaningOf(next.room);
    await put({ ...next, status });
    if (status === 'checked-out') await clean(next.room, 'dirty');
    const takeBack = async () => {
      const refused = await put(before);
      if (refused) return notify.error(refused);
      if (status === 'checked-out') await clean(next.room, cleaning);
      return notify.info(say('undone'));
    };
    notify.success(say('isNow', { guest: next.guest, status: say(status) }), {
      duration: UNDO_MS,
      action: { label: say('undo'), onAction: takeBack },
    });
  };

  return (
    <DeskContext
      value={{
        hotel,
        today,
        now,
        reservations,
        isLoading: isPending,
        cleaningOf,
        put,
        move,
        fill: () => stays.put(sampleReservations(hotel, today)),
        setStatus,
        clean,
      }}
    >
      {children}
    </DeskContext>
  );
}
