import { notify } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { timeIn } from '@booking/ui/format';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { cache } from './api.ts';
import type { Hotel } from './hotel/load-hotel.ts';
import { nightPrices, nightRatesQuery } from './hotel/night-prices.ts';
import { useSpeech } from './language.tsx';
import { offerOf, ratesQuery } from './reservations/offer.ts';
import { browserStore, type RecordStore } from './reservations/record-store.ts';
import { refusalOf } from './reservations/refusal.ts';
import type { Cleaning, Reservation, RoomCare, Status } from './reservations/reservation.ts';
import { sampleReservations } from './reservations/sample.ts';

export type ReservationStore = RecordStore<Reservation>;

/** Room and nights of a new reservation, as drawn in the chart. */
export type Draft = Pick<Reservation, 'room' | 'arrival' | 'departure'>;

const MINUTE_MS = 60_000;

/**
 * Returns the time of a clock at the hotel, `2027-03-02T14:05`. A desk is open all night: its day turns at the hotel's
 * midnight.
 */
function useHotelClock(timeZone: string): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return timeIn(timeZone, now);
}

function useRecords<T extends { readonly key: string }>(kind: string, store: RecordStore<T>) {
  useEffect(
    () => store.subscribe(() => void cache.invalidateQueries({ queryKey: [kind] })),
    [store, kind],
  );
  return useQuery({ queryKey: [kind], queryFn: () => store.list() });
}

/**
 * Content of an overlay. It stays the same while the overlay closes, and another one may open before that has ended.
 */
function useShown<T>(initial: T) {
  const [shown, setShown] = useState({ value: initial, isOpen: false, turn: 0 });
  return {
    ...shown,
    show: (value: T) => setShown({ value, isOpen: true, turn: shown.turn + 1 }),
    close: () => setShown((last) => ({ ...last, isOpen: false })),
  };
}

/** The state of the front desk, and all that changes it. A change resolves with the reason if it is refused. */
function useOwnDesk(hotel: Hotel) {
  const { say } = useSpeech();
  const now = useHotelClock(hotel.settings.region.timezone);
  const today = now.slice(0, 10);
  const [stays] = useState<ReservationStore>(() => browserStore(hotel.id, 'reservations'));
  const [rooms] = useState<RecordStore<RoomCare>>(() => browserStore(hotel.id, 'rooms'));
  const { data: reservations = [], isPending: isLoading } = useRecords('reservations', stays);
  const { data: care = [] } = useRecords('rooms', rooms);
  const opened = useShown<string>('');
  const edited = useShown<Reservation | Draft>({ room: '', arrival: '', departure: '' });

  const roomOf = (id: string) => hotel.rooms.find(({ _id }) => _id === id);
  const put = (next: Reservation) => stays.put([next], (all) => refusalOf(next, all, hotel, say));
  const clean = (room: string, cleaning: Cleaning) => rooms.put([{ key: room, cleaning }]);
  const cleaningOf = (room: string) => care.find(({ key }) => key === room)?.cleaning ?? 'clean';

  /** Keeps it with the prices of other nights or of another room. */
  const move = async (next: Reservation) => {
    const refused = refusalOf(next, reservations, hotel, say);
    if (refused) return refused;
    const category = roomOf(next.room)?.category._id ?? next.category;
    const offer = offerOf(await cache.fetchQuery(ratesQuery(hotel.id, next)), next);
    if (offer.refusal) return say(offer.refusal, { limit: offer.limit ?? 0 });
    // Nights that were agreed keep their price in a room of the same category.
    const agreed = category === next.category ? next.nights : [];
    const nights = offer.nights.map(
      (night) => agreed.find(({ date }) => date === night.date) ?? night,
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

  /** Some weeks of guests, and some rooms to clean. */
  const fill = async () => {
    const untidy = hotel.rooms.filter((_, index) => index % 5 === 3);
    await rooms.put(untidy.map(({ _id }) => ({ key: _id, cleaning: 'dirty' })));
    const rates = await cache.fetchQuery(nightRatesQuery(hotel.id, today));
    const samples = sampleReservations(hotel, today, nightPrices(rates));
    await stays.put(samples.filter((stay) => !refusalOf(stay, [], hotel, say)));
  };
  return {
    ...{ hotel, now, today, reservations, isLoading, roomOf, cleaningOf },
    ...{ put, move, setStatus, clean, fill, opened, edited },
  };
}

const DeskContext = createContext<ReturnType<typeof useOwnDesk> | undefined>(undefined);

export function useDesk() {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no DeskProvider.');
  return desk;
}

export function DeskProvider({ hotel, children }: { hotel: Hotel; children: ReactNode }) {
  return <DeskContext value={useOwnDesk(hotel)}>{children}</DeskContext>;
}
