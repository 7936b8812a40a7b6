import { addDays } from '@booking/api-client/facts';
import type { ResourceTimelineItem } from '@booking/ui';
import { useMemo } from 'react';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { closuresOf } from '../reservations/closed.ts';
import type { Reservation } from '../reservations/reservation.ts';

export interface Item extends ResourceTimelineItem {
  readonly stay?: Reservation;
}

/** Reservations and closed rooms. A stay begins in the afternoon of its first day and ends in the morning of its last. */
export function useItems(lastDay: string): Item[] {
  const { hotel, reservations } = useDesk();
  const { say } = useSpeech();
  return useMemo(() => {
    const { checkInTime, checkOutTime } = hotel.settings.stayTimes;
    const stays = reservations.flatMap((stay): Item[] => {
      const { key, room, arrival, departure, guest: label, status } = stay;
      if (status === 'cancelled') return [];
      const times = { start: `${arrival}T${checkInTime}`, end: `${departure}T${checkOutTime}` };
      const lockedReason = status === 'checked-out' ? say('hasLeft') : undefined;
      return [{ key, row: room, ...times, label, status, lockedReason, stay }];
    });
    const closed = hotel.rooms.flatMap((room) =>
      closuresOf(room).map(
        ({ start, end, reason }, index): Item => ({
          key: `${room._id}-${index}`,
          row: room._id,
          start,
          end: end < lastDay ? end : addDays(lastDay, 1),
          label: reason,
          status: 'blocked',
          lockedReason: say('fromConsole'),
        }),
      ),
    );
    return [...stays, ...closed];
  }, [hotel, reservations, lastDay, say]);
}
