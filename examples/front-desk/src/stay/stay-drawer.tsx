import { Badge, Button, DescriptionList, Drawer } from '@booking/ui';
import { formatPhone } from '@booking/ui/format';
import { useState } from 'react';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import type { Reservation, Status } from '../reservations/reservation.ts';
import { Bill } from './bill.tsx';
import { CheckOutDialog } from './check-out-dialog.tsx';

export const TONES = {
  confirmed: 'info',
  'checked-in': 'success',
  'checked-out': 'neutral',
  'no-show': 'accent',
  cancelled: 'danger',
} as const satisfies Record<Status, string>;

interface StayDrawerProps {
  stay: Reservation;
  isOpen: boolean;
  onClose(): void;
  onEdit(): void;
}

/** All of a reservation, and what can be done with it. */
export function StayDrawer({ stay, isOpen, onClose, onEdit }: StayDrawerProps) {
  const { hotel, setStatus } = useDesk();
  const { say, dates } = useSpeech();
  const whyNot = useCheckInRefusal(stay);
  const [leaves, setLeaves] = useState(false);
  const room = hotel.rooms.find(({ _id }) => _id === stay.room);
  const { numbering, rates } = hotel.settings;
  const isDue = stay.status === 'confirmed';
  const become = (status: Status) => () => {
    onClose();
    void setStatus(stay, status);
  };
  return (
    <Drawer
      open={isOpen}
      side="end"
      label={`${say('reservation')}: ${stay.guest}`}
      title={stay.guest}
      description={`${numbering.bookingPrefix}${stay.number}`}
      onOpenChange={onClose}
    >
      <div className="desk-stack">
        <DescriptionList
          items={[
            {
              key: 'status',
              term: say('status'),
              value: <Badge tone={TONES[stay.status]}>{say(stay.status)}</Badge>,
            },
            { key: 'stay', term: say('stay'), value: dates.days(stay.arrival, stay.departure) },
            {
              key: 'room',
              term: say('room'),
              value: room && `${room.name} · ${room.category.name}`,
            },
            { key: 'guests', term: say('guests'), value: String(stay.guests) },
            { key: 'phone', term: say('phone'), value: stay.phone && formatPhone(stay.phone) },
            {
              key: 'plan',
              term: say('ratePlan'),
              value: rates.ratePackages.find(({ key }) => key === stay.ratePackage)?.name,
            },
            { key: 'notes', term: say('notes'), value: stay.notes },
          ]}
        />
        <Bill of={stay} />
        <div className="desk-group">
          {isDue && (
            <Button color="green" disabledReason={whyNot} onClick={become('checked-in')}>
              {say('checkIn')}
            </Button>
          )}
          {stay.status === 'checked-in' && (
            <Button color="navy" onClick={() => setLeaves(true)}>
              {say('checkOut')}
            </Button>
          )}
          {(isDue || stay.status === 'checked-in') && (
            <Button variant="secondary" onClick={onEdit}>
              {say('change')}
            </Button>
          )}
          {isDue && (
            <>
              <Button color="transparent" variant="secondary" onClick={become('no-show')}>
                {say('noShow')}
              </Button>
              <Button color="red" variant="secondary" onClick={become('cancelled')}>
                {say('cancelStay')}
              </Button>
            </>
          )}
        </div>
      </div>
      <CheckOutDialog
        stay={stay}
        isOpen={leaves}
        onClose={() => setLeaves(false)}
        onDone={onClose}
      />
    </Drawer>
  );
}

/** Why a guest can't check in yet. */
function useCheckInRefusal(stay: Reservation): string | undefined {
  const { hotel, today, reservations, cleaningOf } = useDesk();
  const { say, dates } = useSpeech();
  const room = hotel.rooms.find(({ _id }) => _id === stay.room)?.name ?? '';
  if (stay.arrival > today) return say('notYet', { day: dates.day(stay.arrival) });
  const present = reservations.find(
    ({ room, status }) => room === stay.room && status === 'checked-in',
  );
  if (present) return say('roomInUse', { guest: present.guest, room });
  return cleaningOf(stay.room) === 'dirty' ? say('roomDirty', { room }) : undefined;
}
