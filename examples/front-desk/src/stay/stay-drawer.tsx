import { Button, Drawer, Group, Stack } from '@booking/ui';
import { formatPhone } from '@booking/ui/format';
import { useState } from 'react';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import type { Reservation, Status } from '../reservations/reservation.ts';
import { Bill } from './bill.tsx';
import { CheckOutDialog } from './check-out-dialog.tsx';
import { Facts } from './facts.tsx';
import { SendConfirmation } from './send-confirmation.tsx';
import { StatusBadge } from './status-badge.tsx';

/** All of a reservation, and what can be done with it. */
export function StayDrawer({ stay }: { stay: Reservation }) {
  const { hotel, roomOf, setStatus, opened, edited } = useDesk();
  const { say, dates } = useSpeech();
  const whyNot = useCheckInRefusal(stay);
  const [isLeaving, setIsLeaving] = useState(false);
  const room = roomOf(stay.room);
  const { numbering, rates } = hotel.settings;
  const isDue = stay.status === 'confirmed';
  const isHere = stay.status === 'checked-in';
  const become = (status: Status) => () => {
    opened.close();
    void setStatus(stay, status);
  };
  return (
    <Drawer
      open={opened.isOpen}
      side="end"
      label={`${say('reservation')}: ${stay.guest}`}
      title={stay.guest}
      description={`${numbering.bookingPrefix}${stay.number}`}
      onOpenChange={opened.close}
    >
      <Stack>
        <Facts
          of={[
            ['status', <StatusBadge key="status" of={stay.status} />],
            ['stay', dates.days(stay.arrival, stay.departure)],
            ['room', room && `${room.name} · ${room.category.name}`],
            ['guests', stay.guests],
            ['phone', stay.phone && formatPhone(stay.phone)],
            ['ratePlan', rates.ratePackages.find(({ key }) => key === stay.ratePackage)?.name],
            ['notes', stay.notes],
          ]}
        />
        <Bill of={stay} />
        {(isDue || isHere) && <SendConfirmation stay={stay} />}
        <Group>
          {isDue && (
            <Button color="green" disabledReason={whyNot} onClick={become('checked-in')}>
              {say('checkIn')}
            </Button>
          )}
          {isHere && (
            <Button color="navy" onClick={() => setIsLeaving(true)}>
              {say('checkOut')}
            </Button>
          )}
          {(isDue || isHere) && (
            <Button variant="secondary" onClick={() => edited.show(stay)}>
              {say('change')}
            </Button>
          )}
          {isDue && (
            <>
              <Button variant="secondary" color="transparent" onClick={become('no-show')}>
                {say('no-show')}
              </Button>
              <Button variant="secondary" color="red" onClick={become('cancelled')}>
                {say('cancelStay')}
              </Button>
            </>
          )}
        </Group>
      </Stack>
      <CheckOutDialog stay={stay} isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </Drawer>
  );
}

/** Why a guest can't check in yet. */
function useCheckInRefusal({ room, arrival }: Reservation): string | undefined {
  const { today, reservations, roomOf, cleaningOf } = useDesk();
  const { say, dates } = useSpeech();
  const name = roomOf(room)?.name ?? '';
  if (arrival > today) return say('notYet', { day: dates.day(arrival) });
  const present = reservations.find((stay) => stay.room === room && stay.status === 'checked-in');
  if (present) return say('roomInUse', { guest: present.guest, room: name });
  return cleaningOf(room) === 'dirty' ? say('roomDirty', { room: name }) : undefined;
}
